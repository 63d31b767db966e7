// Whether a hero could walk somewhere after the theft, when the vortex is off; heroes who can still move are
// ignored.
#pragma once

#include "ai/spaces.h"
#include "base/fixed_list.h"
#include "rules/state.h"

namespace ai {

// All spaces from which the hero can walk there, and to which from there: ways lead in both directions.
Spaces spaces_around(const rules::Ruleset& rules, const rules::State& alone, rules::Pawn hero,
                     rules::Place there);

// Whether a hero leaves by exits of that colour, after the theft.
bool serves(const rules::Ruleset& rules, rules::Pawn hero, rules::Colour exit);

struct WayOut {
  rules::Pawn hero = rules::Pawn::Yellow;
  rules::Place from;
  rules::Place exit;
};
using WaysOut = base::FixedList<WayOut, 4>;

// All of them can leave, one after the other in some order: if groups are forbidden, a hero on its exit
// closes that tile for good (S17-2).
bool all_can_leave(const rules::Ruleset& rules, const rules::State& alone, const WaysOut& ways);

}  // namespace ai
