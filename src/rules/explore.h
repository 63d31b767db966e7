// Exploring: drawing tiles and placing them, from a hero's space or through the mage's crystal ball
// (B-EXPL-1 to B-EXPL-7, S5-2 to S5-5, R-7 to ).
#pragma once

#include "base/fixed_list.h"
#include "rules/story.h"

namespace rules {

// Where the next tile may go: exploration spaces, in a fixed order. Three on each tile at the most.
using EligiblePlaces = base::FixedList<Place, catalog::kMostPlaced * 3 + 4>;
EligiblePlaces eligible_places(const Ruleset& rules, const State& state);

bool is_eligible(const Ruleset& rules, const State& state, Place at);
bool makes_a_place_eligible(const Ruleset& rules, const State& state, Pawn hero);

// What everybody sees of the deck's top: the tile if it lies face up, its back otherwise (S8-1, X-GEN-5).
Card top_as_seen(const State& state);

Decision decide_draw(const Ruleset& rules, const State& state, const Stamped& action);
Decision decide_place(const Ruleset& rules, const State& state, const Stamped& action,
                      const PlaceTile& placing);

// a drawn tile whose last eligible place is gone goes back on top of the deck.
void return_tile_without_place(Story& story);

}  // namespace rules
