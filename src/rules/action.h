// What a seat can ask for. Every request about a pawn names where the pawn is.
#pragma once

#include <variant>

#include "base/fixed_list.h"
#include "rules/security.h"
#include "rules/vocabulary.h"

namespace rules {

struct Move {  // B-MOVE-1
  Pawn pawn = Pawn::Yellow;
  Place from;
  Place to;
  Place code = kNowhere;  // the code space that opens the steel door on the way, if one is named
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

// What the expansion adds. Each names what it starts from.
struct UseTimerToken {  // M2-2
  friend constexpr auto operator<=>(const UseTimerToken&, const UseTimerToken&) = default;
};
struct UseSwapToken {  // M2-3
  StressToken token = StressToken::Swap1;
  Seat with;
  friend constexpr auto operator<=>(const UseSwapToken&, const UseSwapToken&) = default;
};
struct UseLoudspeaker {  // M2-4
  StressToken token = StressToken::Loudspeaker1;
  friend constexpr auto operator<=>(const UseLoudspeaker&, const UseLoudspeaker&) = default;
};
struct DeployShaft {  // M3-1
  std::uint8_t pair = 0;
  Place from;  // where the dwarf is
  Place to;
  friend constexpr auto operator<=>(const DeployShaft&, const DeployShaft&) = default;
};
struct TakeShaft {  // M3-2, M3-3
  Pawn pawn = Pawn::Yellow;
  Place from;
  Place to;
  friend constexpr auto operator<=>(const TakeShaft&, const TakeShaft&) = default;
};
struct DeployBreach {  // M4-1
  std::uint8_t number = 0;
  Place from;  // where the barbarian is
  Place to;
  friend constexpr auto operator<=>(const DeployBreach&, const DeployBreach&) = default;
};
struct MoveBeholder {  // M8-3
  Tile from = Tile::T7s;
  Direction toward = Direction::North;  // of the table
  friend constexpr auto operator<=>(const MoveBeholder&, const MoveBeholder&) = default;
};
struct LiftTile {  // M9-1: telekinesis
  std::uint8_t token = 0;
  Tile tile = Tile::T2;
  std::int8_t row = 0;  // where the tile is
  std::int8_t column = 0;
  Place to;  // the exploration space the elf is on
  friend constexpr auto operator<=>(const LiftTile&, const LiftTile&) = default;
};
struct CastSpell {  // M10: crystal ball, code, clairvoyance, ghost form, invisibility: no arguments
  Spell spell = Spell::CrystalBall;
  friend constexpr auto operator<=>(const CastSpell&, const CastSpell&) = default;
};
struct CastBroom {  // M10-BROOM
  Place at;
  friend constexpr auto operator<=>(const CastBroom&, const CastBroom&) = default;
};
struct CastSwap {  // M10-SWAP
  Pawn one = Pawn::Yellow;
  Place one_from;
  Pawn other = Pawn::Purple;
  Place other_from;
  friend constexpr auto operator<=>(const CastSwap&, const CastSwap&) = default;
};
struct CastTeleportation {  // M10-TELEPORT
  Pawn pawn = Pawn::Yellow;
  Place from;
  Place to;
  friend constexpr auto operator<=>(const CastTeleportation&, const CastTeleportation&) = default;
};
struct CastFrog {  // M10-FROG
  Pawn guard = Pawn::Guard1;
  Place from;  // of a guard at his meal: the space before the shop
  friend constexpr auto operator<=>(const CastFrog&, const CastFrog&) = default;
};
struct CastVoucher {  // M10-VOUCHER
  Pawn guard = Pawn::Guard1;
  Place from;
  Tile shop = Tile::T6;
  friend constexpr auto operator<=>(const CastVoucher&, const CastVoucher&) = default;
};
struct ChooseSpace {  // for a guard who appears where someone is standing
  Pawn guard = Pawn::Guard1;
  Place to;
  friend constexpr auto operator<=>(const ChooseSpace&, const ChooseSpace&) = default;
};
struct TurnSensor {                   // M13-3
  Direction from = Direction::North;  // of the table
  Direction to = Direction::East;
  friend constexpr auto operator<=>(const TurnSensor&, const TurnSensor&) = default;
};

// In the order in which lists of actions are sorted.
using Action =
    std::variant<Move, TakeVortex, RideEscalator, Draw, PlaceTile, Theft, Reveal, Discard, PutRedPawn, Stare,
                 SandRunsOut, UseTimerToken, UseSwapToken, UseLoudspeaker, DeployShaft, TakeShaft,
                 DeployBreach, MoveBeholder, LiftTile, CastSpell, CastBroom, CastSwap, CastTeleportation,
                 CastFrog, CastVoucher, ChooseSpace, TurnSensor>;

// An action with who would do it.
struct SeatAction {
  Seat by;
  Action what;
};

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
