// What happens: facts that cannot fail. A game is the fold of its events; new kinds are added at the end of
// the list and none is ever changed or taken away, because old records are made of them.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "base/fixed_list.h"
#include "rules/card.h"
#include "rules/state.h"
#include "rules/vocabulary.h"

namespace rules {

enum class Way : std::uint8_t { Walk, Vortex, Escalator };
enum class FlipBy : std::uint8_t { Space, Token };
enum class Right : std::uint8_t { Hero, CrystalBall };  // what allowed a placement

struct PawnMoved {
  Pawn pawn;
  Place from;
  Place to;
  Way way;
  friend bool operator==(const PawnMoved&, const PawnMoved&) = default;
};
struct WentOutOfOrder {
  Place at;
  friend bool operator==(const WentOutOfOrder&, const WentOutOfOrder&) = default;
};
struct SandFlipped {
  GameTime at;
  Millis left;
  FlipBy by;
  friend bool operator==(const SandFlipped&, const SandFlipped&) = default;
};
struct ActionTilesPassed {
  friend bool operator==(const ActionTilesPassed&, const ActionTilesPassed&) = default;
};
struct SoloShuffled {
  std::array<SoloCard, catalog::kAbilities> deck;  // its top last; secret
  std::uint32_t drawn;                             // random numbers drawn so far; secret
  friend bool operator==(const SoloShuffled&, const SoloShuffled&) = default;
};
struct SoloRenewed {  // B-SOLO-3: the pile is turned over
  friend bool operator==(const SoloRenewed&, const SoloRenewed&) = default;
};
struct SoloRevealed {
  SoloCard card;
  friend bool operator==(const SoloRevealed&, const SoloRevealed&) = default;
};
struct TalkOpened {
  Speech speech;
  friend bool operator==(const TalkOpened&, const TalkOpened&) = default;
};
struct TalkClosed {
  friend bool operator==(const TalkClosed&, const TalkClosed&) = default;
};
struct TileDrawn {
  Card tile;
  Card next;  // what everybody sees of the deck's new top
  friend bool operator==(const TileDrawn&, const TileDrawn&) = default;
};
struct TilePlaced {
  Card tile;
  Place from;
  std::int8_t row;
  std::int8_t column;
  Turns turns;
  std::uint8_t dimension;
  Right right;
  friend bool operator==(const TilePlaced&, const TilePlaced&) = default;
};
struct TileReturned {  // back on top of the deck
  Card tile;
  Card next;
  friend bool operator==(const TileReturned&, const TileReturned&) = default;
};
struct BallBegun {  // one tile placed, a second may follow
  friend bool operator==(const BallBegun&, const BallBegun&) = default;
};
struct BallEnded {
  friend bool operator==(const BallEnded&, const BallEnded&) = default;
};
struct Stolen {
  friend bool operator==(const Stolen&, const Stolen&) = default;
};
struct HeroEscaped {
  Pawn hero;
  bool stays;  // on its exit (S10-2, S17-2)
  friend bool operator==(const HeroEscaped&, const HeroEscaped&) = default;
};
struct NoExitLeft {
  friend bool operator==(const NoExitLeft&, const NoExitLeft&) = default;
};
struct DiscardsDue {  // S11-1
  std::uint8_t count;
  friend bool operator==(const DiscardsDue&, const DiscardsDue&) = default;
};
struct TileDiscarded {
  Tile tile;
  Card next;
  friend bool operator==(const TileDiscarded&, const TileDiscarded&) = default;
};
struct RedPawnPut {
  Seat by;
  Seat before;
  GameTime ready_at;  // when this sender may move it again
  friend bool operator==(const RedPawnPut&, const RedPawnPut&) = default;
};
struct Stared {
  Seat by;
  Seat at;
  friend bool operator==(const Stared&, const Stared&) = default;
};
struct GameWon {
  GameTime at;
  friend bool operator==(const GameWon&, const GameWon&) = default;
};
struct GameLost {
  GameTime at;
  Defeat defeat;
  friend bool operator==(const GameLost&, const GameLost&) = default;
};

using Event = std::variant<PawnMoved, WentOutOfOrder, SandFlipped, ActionTilesPassed, SoloShuffled,
                           SoloRenewed, SoloRevealed, TalkOpened, TalkClosed, TileDrawn, TilePlaced,
                           TileReturned, BallBegun, BallEnded, Stolen, HeroEscaped, NoExitLeft, DiscardsDue,
                           TileDiscarded, RedPawnPut, Stared, GameWon, GameLost>;

static_assert(sizeof(Event) <= 20);

// The longest chain of consequences of one action is about half of this.
inline constexpr std::size_t kMostEvents = 24;
using Events = base::FixedList<Event, kMostEvents>;

}  // namespace rules
