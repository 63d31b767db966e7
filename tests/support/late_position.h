// Positions late in a game, which playing from the start rarely reaches: most of the mall laid out by random
// attachments, heroes near everything special, cameras and timers used or not, a tile drawn, the theft done,
// heroes out. Every one is the fold of events over the first position, like any position of a game.
#pragma once

#include <vector>

#include "base/random.h"
#include "rules/game.h"

namespace late {

struct LatePosition {
  rules::Game first;                 // the position the events begin with
  std::vector<rules::Event> events;  // what happened since
  rules::Game game;                  // its result
};

// The ruleset has no flaw.
LatePosition late_position(const rules::Ruleset& rules, base::Seed seed);

}  // namespace late
