// Why a ruleset or a setup can't be played or won (SX-2, SX-3, X-GEN-6).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/vocabulary.h"

namespace rules {

enum class Fault : std::uint8_t {
  NoSuchScenario,
  SeatsOutOfRange,
  TooFewForALeader,
  LevelOutOfRange,
  WrongStartingTile,
  SandOutOfRange,
  NameIsMissing,
  RulesContradict,
  TileTwice,
  TileAndItsStar,
  StartingTileInDeck,
  NotInTheDeck,
  ItemIsMissing,
  ExitIsMissing,
  GroupsNeedOwnExits,
  LeaderNeedsTheRedPawn,
  DimensionsNeedTheVortex,
  DimensionsNeedTwoExits,
  ModuleNeedsATile,
  ModuleNeedsAModule,
  ModuleNeedsTheVortex,
  TileNeedsAModule,
  NoPlaceForAHero,
  DealDoesNotFit,
  SoloDeckDoesNotFit,
};

inline constexpr std::size_t kFaults = static_cast<std::size_t>(Fault::SoloDeckDoesNotFit) + 1;

struct Flaw {
  Fault fault = Fault::NoSuchScenario;
  std::optional<Tile> tile = std::nullopt;
  std::optional<Colour> colour = std::nullopt;
  std::optional<Module> module = std::nullopt;
  friend bool operator==(const Flaw&, const Flaw&) = default;
};

std::string_view name(Fault fault);
std::string_view rule_of(Fault fault);
std::string_view sentence(Fault fault);

// What makes the ruleset unplayable, if anything.
std::optional<Flaw> flaw_of(const Ruleset& rules);

}  // namespace rules
