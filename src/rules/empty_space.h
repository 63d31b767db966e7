// Empty spaces and tiles (X-GEN-2, R-68), and the nearest empty space for a pawn whose own is taken.
#pragma once

#include "base/fixed_list.h"
#include "rules/resolution.h"

namespace rules {

bool is_corridor_space(const State& state, Place at);

// Nothing is on the space: no pawn, frog, sensor or token of any kind.
bool is_empty(const State& state, Place at);

// Nothing is on the tile; a guard at a meal moves with the restaurant.
bool is_empty(const State& state, Tile tile);

// The empty spaces that a guard could walk to in the fewest steps, pawns ignored; the space itself if it is
// empty. The northernmost first, then the westernmost. All of one tile, if that is wanted. The sensor is in
// nobody's way.
using NearestSpaces = base::FixedList<Place, 64>;
NearestSpaces nearest_empty(const State& state, Place from, std::optional<Tile> only = std::nullopt);

}  // namespace rules
