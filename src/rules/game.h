// A game being played: ruleset, position, number of actions, and the time of the last one.
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

// Decides and, if accepted, applies it. Actions after the sand has run out are refused (the game isn't lost
// until run_out says so). The caller makes sure that times never decrease.
Decision play(Game& game, const Stamped& action);

// If the sand has run out by that time, the game is lost; returns the events of that, or none.
Events run_out(Game& game, GameTime at);

}  // namespace rules
