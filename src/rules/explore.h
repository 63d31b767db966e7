// Exploring: drawing tiles and placing them, from a hero's space or through the mage's crystal ball
// (B-EXPL-1 to B-EXPL-7, S5-2 to S5-5, R-7 to ).
#pragma once

#include "base/fixed_list.h"
#include "rules/resolution.h"

namespace rules {

// Where the next tile may go: exploration spaces, in a fixed order. Three on each tile at most.
using EligiblePlaces = base::FixedList<Place, catalog::kMostPlaced * 3 + 4>;
EligiblePlaces eligible_places(const Ruleset& rules, const State& state);

bool has_eligible_place(const Ruleset& rules, const State& state);
// A tile may be drawn: none waits, the deck has one, and there is a place for it.
bool can_draw(const Ruleset& rules, const State& state);
bool is_eligible(const Ruleset& rules, const State& state, Place at);
bool makes_a_place_eligible(const Ruleset& rules, const State& state, Pawn hero);

// What everyone sees of a tile in the deck, and of the deck's top: the tile if it is face up, its back
// otherwise (S8-1, X-GEN-5).
Card as_seen(Card card, DeckFace face);
Card top_as_seen(const State& state, DeckFace face);
inline Card top_as_seen(const State& state) { return top_as_seen(state, state.deck_face); }

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const Draw& draw);
void carry_out(Resolution& resolution, const Draw& draw);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const PlaceTile& placing);
void carry_out(Resolution& resolution, const PlaceTile& placing);

// a drawn tile whose last eligible place is gone goes back on top of the deck.
void return_tile_without_place(Resolution& resolution);

}  // namespace rules
