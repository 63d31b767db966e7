// A game being played: ruleset, position, how many actions it has seen, and the time of the last one.
#pragma once

#include "rules/decide.h"
#include "rules/evolve.h"

namespace rules {

struct Game {
  Ruleset rules;
  State state;
  std::uint32_t version = 0;  // accepted actions so far, the table's own included
  GameTime now;
};

// Decides and, if accepted, lets it happen. What comes after the last grain is refused (the game is not lost
// before run_out says so). The caller keeps the stamps from decreasing.
Decision play(Game& game, const Stamped& action);

// If the sand has run out by that time, the game is lost then; gives the events of it, or none.
Events run_out(Game& game, GameTime at);

}  // namespace rules
