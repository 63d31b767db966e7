// The seventeen scenarios of the base game, one line each.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "catalog/ruleset.h"

namespace catalog {

enum class Sides : std::uint8_t { OnlyA, OnlyB, Either };

struct Scenario {
  std::uint8_t number = 0;
  std::string_view title;
  std::string_view novelty;     // what is new in it, for the player who chooses
  Sides sides = Sides::Either;  // with the printed deck; an enlarged one works with either
  std::uint8_t level = 19;      // the deck has the tiles from 2 to this one
  std::uint8_t lowest_level = 12;
  std::uint8_t highest_level = 24;
  std::optional<Tile> on_top = std::nullopt;
  std::uint8_t fewest_seats = 1;
  std::uint8_t most_seats = 8;
  Switches rules = {};
};

inline constexpr std::size_t kScenarios = 17;
extern const std::array<Scenario, kScenarios> kScenarioTable;

// the sides of tile 1 that a deck up to this tile may start with.
constexpr Sides sides_at(const Scenario& scenario, unsigned level) {
  return level > scenario.level ? Sides::Either : scenario.sides;
}

// 1 to 17; null for anything else.
const Scenario* scenario_numbered(unsigned number);

}  // namespace catalog
