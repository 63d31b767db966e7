// What a seat can ask for. Every request about a pawn names where it starts.
#pragma once

#include <variant>

#include "base/fixed_list.h"
#include "rules/vocabulary.h"

namespace rules {

struct Move {  // B-MOVE-1
  Pawn pawn = Pawn::Yellow;
  Place from;
  Place to;
  friend constexpr auto operator<=>(const Move&, const Move&) = default;
};
struct TakeVortex {  // B-VORTEX-1
  Pawn pawn = Pawn::Yellow;
  Place from;
  Place to;
  friend constexpr auto operator<=>(const TakeVortex&, const TakeVortex&) = default;
};
struct RideEscalator {  // B-ESC-1
  Pawn pawn = Pawn::Yellow;
  Place from;
  Place to;
  friend constexpr auto operator<=>(const RideEscalator&, const RideEscalator&) = default;
};
struct Draw {  // B-EXPL-2; with exactly one eligible place it places the tile too
  friend constexpr auto operator<=>(const Draw&, const Draw&) = default;
};
struct PlaceTile {  // B-EXPL-3
  Place from;       // the exploration space it continues from
  friend constexpr auto operator<=>(const PlaceTile&, const PlaceTile&) = default;
};
struct Theft {  // B-THEFT-1
  friend constexpr auto operator<=>(const Theft&, const Theft&) = default;
};
struct Reveal {  // B-SOLO-2
  friend constexpr auto operator<=>(const Reveal&, const Reveal&) = default;
};
struct Discard {  // S11-1
  Tile tile = Tile::T1a;
  friend constexpr auto operator<=>(const Discard&, const Discard&) = default;
};
struct PutRedPawn {  // B-COM-3
  Seat before;
  friend constexpr auto operator<=>(const PutRedPawn&, const PutRedPawn&) = default;
};
struct Stare {  // B-COM-2
  Seat at;
  friend constexpr auto operator<=>(const Stare&, const Stare&) = default;
};
struct SandRunsOut {  // B-TIME-1; the table says it, no seat
  friend constexpr auto operator<=>(const SandRunsOut&, const SandRunsOut&) = default;
};

// In the order in which lists of actions are sorted.
using Action = std::variant<Move, TakeVortex, RideEscalator, Draw, PlaceTile, Theft, Reveal, Discard,
                            PutRedPawn, Stare, SandRunsOut>;

// An action with who asks for it and when it reached the table.
struct Stamped {
  Seat by;
  GameTime at;
  Action what;
};

// More than any seat can choose from: seven spaces at most in a straight line, four heroes, and the rest is
// less.
inline constexpr std::size_t kMostActions = 400;
using Actions = base::FixedList<Action, kMostActions>;

}  // namespace rules
