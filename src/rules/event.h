// What happens: facts that can't fail. A game is the fold of its events. New kinds are added at the end of
// the list and none is ever changed or removed, because old records consist of them.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "base/fixed_list.h"
#include "rules/card.h"
#include "rules/state.h"
#include "rules/vocabulary.h"

namespace rules {

enum class Way : std::uint8_t { Walk, Vortex, Escalator, Shaft, Teleportation };
enum class FlipBy : std::uint8_t { Space, Token };
// What allowed a placement.
enum class Right : std::uint8_t { Hero, CrystalBall, Map, AutoExplore, BallSpell };
// Why a rule, and no player, put a pawn somewhere.
enum class Put : std::uint8_t {
  Appears,    // with its tile (M1-1, T-3), or at the theft (M11-2)
  Discarded,  // no place for it (M11-2)
  Caught,     // M5-2
  SentBack,   // to its space in the guard room (M5-9, M11-5, R-54)
  PutOut,     // of the guard room (M5-11)
  Enchanted,  // becomes a frog
  Invited,    // goes to its meal
  Returns,    // the spell is over
};
enum class Catcher : std::uint8_t { Guard, Beholder, Sensor };

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
  Card next;  // what everyone sees of the deck's new top
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

// What the expansion adds.
struct PawnPut {
  Pawn pawn;
  Place at;  // where it is, or comes back when the spell ends; nowhere if set aside or discarded
  Presence presence;
  Put why;
  friend bool operator==(const PawnPut&, const PawnPut&) = default;
};
struct HeroCaught {
  Pawn hero;
  Catcher by;
  friend bool operator==(const HeroCaught&, const HeroCaught&) = default;
};
struct StressTokenUsed {  // M2-1
  Seat by;
  StressToken token;
  friend bool operator==(const StressTokenUsed&, const StressTokenUsed&) = default;
};
struct ActionTilesSwapped {  // M2-3
  Seat by;
  Seat with;
  friend bool operator==(const ActionTilesSwapped&, const ActionTilesSwapped&) = default;
};
struct ShaftLaid {  // M3-1
  std::uint8_t pair;
  Place from;
  Place to;
  friend bool operator==(const ShaftLaid&, const ShaftLaid&) = default;
};
struct ShaftDiscarded {
  std::uint8_t pair;
  friend bool operator==(const ShaftDiscarded&, const ShaftDiscarded&) = default;
};
struct BreachLaid {  // M4-1
  std::uint8_t number;
  Place from;
  Place to;
  friend bool operator==(const BreachLaid&, const BreachLaid&) = default;
};
struct BreachDiscarded {
  std::uint8_t number;
  friend bool operator==(const BreachDiscarded&, const BreachDiscarded&) = default;
};
struct CodeSpellUsed {
  friend bool operator==(const CodeSpellUsed&, const CodeSpellUsed&) = default;
};
struct MapBegun {
  Place at;
  friend bool operator==(const MapBegun&, const MapBegun&) = default;
};
struct MapEnded {
  friend bool operator==(const MapEnded&, const MapEnded&) = default;
};
struct BallSpellBegun {
  friend bool operator==(const BallSpellBegun&, const BallSpellBegun&) = default;
};
struct BallSpellEnded {
  friend bool operator==(const BallSpellEnded&, const BallSpellEnded&) = default;
};
struct BeholderMoved {  // its appearance too
  Tile to;
  friend bool operator==(const BeholderMoved&, const BeholderMoved&) = default;
};
struct SensorTurned {  // its appearance too
  Direction side;      // of the table
  friend bool operator==(const SensorTurned&, const SensorTurned&) = default;
};
struct TileLifted {  // M9-1
  std::uint8_t token;
  Tile tile;
  Place from;  // the exploration space it continues from
  std::int8_t row;
  std::int8_t column;
  Turns turns;
  std::uint8_t dimension;
  friend bool operator==(const TileLifted&, const TileLifted&) = default;
};
struct SpellCast {  // M10-1
  Spell spell;
  friend bool operator==(const SpellCast&, const SpellCast&) = default;
};
struct SpellEnded {
  Spell spell;
  friend bool operator==(const SpellEnded&, const SpellEnded&) = default;
};
struct BackInOrder {  // M10-BROOM
  Place at;
  friend bool operator==(const BackInOrder&, const BackInOrder&) = default;
};
struct PawnsSwapped {  // M10-SWAP
  Pawn one;
  Pawn other;
  friend bool operator==(const PawnsSwapped&, const PawnsSwapped&) = default;
};
struct DeckTurned {  // M10-CLAIR
  DeckFace face;
  Card next;  // what everyone sees of its top
  friend bool operator==(const DeckTurned&, const DeckTurned&) = default;
};
struct SpaceToChoose {
  Pawn guard;
  friend bool operator==(const SpaceToChoose&, const SpaceToChoose&) = default;
};
struct GoalMarked {  // T-2, T-8
  friend bool operator==(const GoalMarked&, const GoalMarked&) = default;
};

// What the base game knows; with the expansion more. An engine that is built without it has no such events,
// so that nothing of them is linked.
#ifdef MAGICMAZE_WITHOUT_EXPANSION
using Event = std::variant<PawnMoved, WentOutOfOrder, SandFlipped, ActionTilesPassed, SoloShuffled,
                           SoloRenewed, SoloRevealed, TalkOpened, TalkClosed, TileDrawn, TilePlaced,
                           TileReturned, BallBegun, BallEnded, Stolen, HeroEscaped, NoExitLeft, DiscardsDue,
                           TileDiscarded, RedPawnPut, Stared, GameWon, GameLost>;
#else
using Event =
    std::variant<PawnMoved, WentOutOfOrder, SandFlipped, ActionTilesPassed, SoloShuffled, SoloRenewed,
                 SoloRevealed, TalkOpened, TalkClosed, TileDrawn, TilePlaced, TileReturned, BallBegun,
                 BallEnded, Stolen, HeroEscaped, NoExitLeft, DiscardsDue, TileDiscarded, RedPawnPut, Stared,
                 GameWon, GameLost, PawnPut, HeroCaught, StressTokenUsed, ActionTilesSwapped, ShaftLaid,
                 ShaftDiscarded, BreachLaid, BreachDiscarded, CodeSpellUsed, MapBegun, MapEnded,
                 BallSpellBegun, BallSpellEnded, BeholderMoved, SensorTurned, TileLifted, SpellCast,
                 SpellEnded, BackInOrder, PawnsSwapped, DeckTurned, SpaceToChoose, GoalMarked>;
#endif

template <class Kind>
concept EventKindHere = std::is_convertible_v<const Kind&, Event>;

static_assert(sizeof(Event) <= 20);

// The longest chain of consequences of one action is about half of this.
inline constexpr std::size_t kMostEvents = 48;
using Events = base::FixedList<Event, kMostEvents, base::Copies::WhatItHolds>;

}  // namespace rules
