// The games of Maximum Security by name: the introductory game, the three full games, the thirteen tutorials
// (F-0 to F-3, T-1 to T-13). A line each; what is special about a tutorial's goal stands with the rules.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "catalog/colour.h"
#include "catalog/module.h"
#include "catalog/spell.h"
#include "catalog/tile.h"
#include "catalog/tile_set.h"

namespace catalog {

enum class ExpansionGame : std::uint8_t {
  None,
  F0,
  F1,
  F2,
  F3,
  T1,
  T2,
  T3,
  T4,
  T5,
  T6,
  T7,
  T8,
  T9,
  T10,
  T11,
  T12,
  T13,
};

inline constexpr std::size_t kExpansionGames = 18;  // with None
inline constexpr std::array<std::string_view, kExpansionGames> kExpansionGameNames{
    "none", "F0", "F1", "F2", "F3", "T1",  "T2",  "T3",  "T4",
    "T5",   "T6", "T7", "T8", "T9", "T10", "T11", "T12", "T13"};
constexpr std::size_t index(ExpansionGame game) { return static_cast<std::size_t>(game); }
constexpr std::string_view name(ExpansionGame game) { return kExpansionGameNames[index(game)]; }
constexpr bool is_tutorial(ExpansionGame game) { return game >= ExpansionGame::T1; }

// Some of the four heroes, a bit for each colour.
struct Heroes {
  std::uint8_t bits = 0b1111;
  constexpr bool contains(Colour colour) const { return ((bits >> index(colour)) & 1U) != 0; }
  friend constexpr bool operator==(Heroes, Heroes) = default;
};

template <class... Colours>
constexpr Heroes heroes_of(Colours... colours) {
  return Heroes{static_cast<std::uint8_t>((0U | ... | (1U << index(colours))))};
}

struct ExpansionGameDef {
  ExpansionGame game = ExpansionGame::None;
  TileSet deck{};
  TileSet on_top{};     // one tile at most
  TileSet at_bottom{};  // one tile at most
  Modules modules{};
  Spells spells{};  // those laid out; none: two by chance, where M10 is in play
  Heroes heroes{};  // who has to steal and to escape (T-GOAL)
};

extern const std::array<ExpansionGameDef, kExpansionGames> kExpansionGameTable;
inline const ExpansionGameDef& def(ExpansionGame game) { return kExpansionGameTable[index(game)]; }

// T-HARD: what hardcore changes in a tutorial beside its starting side.
ExpansionGameDef hardcore(const ExpansionGameDef& game);

}  // namespace catalog
