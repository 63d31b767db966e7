// What a hero could be wanted to do next, and the spaces where that is done.
#pragma once

#include <cstdint>

#include "ai/spaces.h"
#include "rules/state.h"

namespace ai {

enum class Goal : std::uint8_t {
  Leave,        // an exit it may use, after the theft
  TurnTheSand,  // a sand timer space in order
  BreakCamera,  // the barbarian
  LookAhead,    // the mage on a crystal ball
  Steal,        // an item it has to stand on
  Explore,      // an exploration space of its colour that leads somewhere new
};

// Where items and exits are foreign (S10-1, S10-2) the four heroes agree on a difference of colours, 1 to 3,
// so that nobody is left with its own.
struct Pact {
  std::uint8_t difference = 1;
};

// None of them if the goal makes no sense for this hero now.
Spaces wanted_spaces(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero, Goal goal,
                     Pact pact);

// Every item that is to be stolen lies in the mall.
bool all_items_are_out(const rules::State& state);

}  // namespace ai
