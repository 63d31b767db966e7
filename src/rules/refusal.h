// Why a request was refused: an enumerator, the rule behind it, and what it is about. Texts are made
// elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/vocabulary.h"

namespace rules {

enum class Reason : std::uint8_t {
  GameIsOver,
  SandHasRunOut,
  SandStillRuns,
  NoSuchSeat,
  NotOnYourActionTile,
  NothingRevealed,
  NotTheRevealedAction,
  NotASoloGame,
  Overtaken,
  HasEscaped,
  NotInPlay,
  NotAStraightLine,
  WayIsBlocked,
  DeadEnd,
  EdgeOfTheMall,
  OnlyTheDwarfPasses,
  CamerasAreWatching,
  GroupsAreForbidden,
  HeroMustStay,
  VortexIsOff,
  VortexOutOfService,
  NoVortexOfItsColour,
  VortexIsOccupied,
  AlreadyThere,
  NotOnAVortex,
  SameDimension,
  AllInOneDimension,
  NoEscalatorThere,
  EscalatorIsOccupied,
  TileIsWaiting,
  DeckIsEmpty,
  NowhereToExplore,
  HeroOfAnotherColour,
  AlreadyExplored,
  NoTileDrawn,
  NotAnExplorationSpace,
  NotOnTheirItems,
  NotOnForeignItems,
  AlreadyStolen,
  RearrangeFirst,
  NothingToDiscard,
  NoSuchTileInTheMall,
  NotInTheMall,
  StartingTileStays,
  HeroIsOnTile,
  TokenIsOnTile,
  WouldCutOff,
  NoSecondCouldFollow,
  RedPawnIsForbidden,
  OnlyTheLeader,
  NotBeforeOneself,
  TooSoon,
  NotAtOneself,
  GuardIsWatching,
  BeholderIsWatching,
  SensorIsWatching,
  GuardIsThere,
  HeroIsThere,
  GuardKeepsACaptive,
  IsACaptive,
  GuardStandsStill,
  OnlyByTheControlRoom,
  SteelDoorIsShut,
  NoCode,
  NobodyAtTheControls,
  NotInThisGame,
  TokenIsSpent,
  NotTheOtherEnd,
  EndIsOccupied,
  SpaceIsNotEmpty,
  NotACorridorSpace,
  NoWallToBreach,
  NotAcrossADoor,
  OtherDimension,
  NothingWouldChange,
  NeedsTwoActionTiles,
  ElfMustExplore,
  TileIsNotEmpty,
  MallWouldFallApart,
  NoTileThere,
  NotAQuarterTurn,
  PawnIsInTheWay,
  MageMustBeThere,
  NotAGuard,
  NoMcTrollaldsThere,
  NotOutOfOrder,
  NotThatSpell,
  ChooseASpaceFirst,
  NothingToChoose,
  NotAmongTheNearest,
  NoTheftInThisGame,
  NoFrogAtItsMeal,
};

inline constexpr std::size_t kReasons = static_cast<std::size_t>(Reason::NoFrogAtItsMeal) + 1;

// What a refusal is about, if anything. Every rule answers with one or with none; aligned like this,
// the answer isn't squeezed into registers, and "none" costs one byte (measured: a third of the time of
// deciding).
struct alignas(8) Refusal {
  Reason reason = Reason::GameIsOver;
  std::optional<Place> place = std::nullopt;
  std::optional<Pawn> pawn = std::nullopt;
  std::optional<Tile> tile = std::nullopt;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// An answer to "what forbids it?": nothing, or the refusal.
using Objection = std::optional<Refusal>;

std::string_view name(Reason reason);
// The identifier of the rule in docs/rules.md.
std::string_view rule_of(Reason reason);
// One sentence in English for logs and bots; players' texts are made by the client.
std::string_view sentence(Reason reason);

}  // namespace rules
