// What a hero could be sent to do next, and the spaces where that is done.
#pragma once

#include <cstdint>

#include "ai/spaces.h"
#include "rules/state.h"

namespace ai {

enum class Goal : std::uint8_t {
  Leave,         // an exit, after the theft
  FlipTheTimer,  // a working sand timer space
  BreakCamera,   // the barbarian
  LookAhead,     // the mage on a crystal ball
  Steal,         // its item
  Explore,       // an exploration space of its colour that leads somewhere new
};

// If items and exits must be of another colour (S10-1, S10-2), the four heroes agree on a difference of
// colours, 1 to 3, so that nobody is left with its own.
struct ColourShift {
  std::uint8_t difference = 1;
};

// None of them if the goal makes no sense for this hero now.
Spaces wanted_spaces(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero, Goal goal,
                     ColourShift shift);

// Every item to be stolen is in the mall.
bool all_items_are_out(const rules::State& state);

}  // namespace ai
