// The games of Maximum Security by name: the introductory game, the three full games, the thirteen tutorials
// (F-0 to F-3, T-1 to T-13). A line each, with what is special about a tutorial's goal.
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

// A subset of the four heroes, one bit per colour.
struct Heroes {
  std::uint8_t bits = 0b1111;
  constexpr bool contains(Colour colour) const { return ((bits >> index(colour)) & 1U) != 0; }
  friend constexpr bool operator==(Heroes, Heroes) = default;
};

template <class... Colours>
constexpr Heroes heroes_of(Colours... colours) {
  return Heroes{static_cast<std::uint8_t>((0U | ... | (1U << index(colours))))};
}

// How guards are moved in a tutorial.
enum class GuardsMove : std::uint8_t { AsUsual, Never, ByTheControlRoom };
// T-HARD: what earns the hardcore credit.
enum class HardcoreAsks : std::uint8_t { NoFlip, MoreTilesByMap, TheMark, NothingMore };
// T-2, T-8: what is marked when it has happened.
enum class Mark : std::uint8_t { None, CoveredTimer, ExplorationOf9s };

// What is special about a game: as written here it asks for the theft and the escape.
struct Goal {
  bool has_theft = true;
  bool has_escape = true;
  bool theft_needs_a_dining_frog = false;
  bool starts_with_a_captive = false;
  bool walls_open_to_spells = false;  // 8* is entered without shafts and breaches
  TileSet tiles_after_the_theft{};    // where those asked for may be between theft and exit; none: everywhere
  TileSet free_of_heroes{};           // at the end
  std::uint8_t tiles_by_map = 0;      // that one use of a map has to place
  std::uint8_t tiles_by_map_hardcore = 0;
  Mark mark = Mark::None;
  GuardsMove guards = GuardsMove::AsUsual;
  HardcoreAsks hardcore = HardcoreAsks::NoFlip;
};

struct ExpansionGameDef {
  ExpansionGame game = ExpansionGame::None;
  TileSet deck{};
  TileSet on_top{};     // one tile at most
  TileSet at_bottom{};  // one tile at most
  Modules modules{};
  Spells spells{};  // those laid out; none: two by chance, where M10 is in play
  Heroes heroes{};  // who has to steal and to escape (T-GOAL)
  Goal goal{};
};

extern const std::array<ExpansionGameDef, kExpansionGames> kExpansionGameTable;
inline const ExpansionGameDef& def(ExpansionGame game) { return kExpansionGameTable[index(game)]; }

inline constexpr Goal kUsualGoal{};
inline const Goal& goal_of(ExpansionGame game) { return kWithExpansion ? def(game).goal : kUsualGoal; }

// T-HARD: what hardcore changes in a tutorial, apart from its starting side.
ExpansionGameDef hardcore(const ExpansionGameDef& game);

}  // namespace catalog
