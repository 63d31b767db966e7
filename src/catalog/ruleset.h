// What is played: the rules that are on, the tiles, the seats, the sand. A value next to the position that
// never changes during a game. Scenarios, custom scenarios and the games of the expansion are all values
// of it.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "catalog/action_tile.h"
#include "catalog/expansion_game.h"
#include "catalog/module.h"
#include "catalog/spell.h"
#include "catalog/tile.h"
#include "catalog/tile_set.h"

namespace catalog {

enum class Items : std::uint8_t { OwnColour, Foreign };                       // B-THEFT-1, S10-1
enum class Exits : std::uint8_t { OwnColour, OneForAll, Foreign };            // S2-1, S1-2, S10-2
enum class Talk : std::uint8_t { Windows, Free, Gestures, Never };            // B-COM-4, S1-4, S12-1, S14-1
enum class DoSomething : std::uint8_t { Everybody, LeaderOnly, Nobody };      // B-COM-3, S9-2, S15-1
enum class Vortex : std::uint8_t { Works, OutOfService, BetweenDimensions };  // B-VORTEX-1, S16-1, S13-4
enum class Groups : std::uint8_t { Allowed, Forbidden, Pairs };               // S17-1; pairs: R-22
enum class DeckFace : std::uint8_t { Down, Up };                              // B-SETUP-1, S8-1

// The switches of the rule book. The defaults are the rules of scenario 7: all permanent rules on.
struct Switches {
  Items items = Items::OwnColour;
  Exits exits = Exits::OwnColour;
  Talk talk = Talk::Windows;
  DoSomething do_something = DoSomething::Everybody;
  Vortex vortex = Vortex::Works;
  Groups groups = Groups::Allowed;
  DeckFace deck_face = DeckFace::Down;
  bool pass_action_tiles = true;  // S3-1
  bool loudspeakers = true;       // S4-2
  bool dwarf_passages = true;     // S4-1
  bool crystal_balls = true;      // S5-2
  bool cameras = true;            // S6-2
  bool leader = false;            // S9-1
  bool rearrangement = false;     // S11-1
  bool two_dimensions = false;    // S13-1
  friend constexpr bool operator==(const Switches&, const Switches&) = default;
};

inline constexpr std::uint32_t kFullSand = 180'000;  // milliseconds: R-12
inline constexpr std::size_t kMostInDeck = 28;

using ScenarioName = base::FixedList<char, 60>;
using TileList = base::FixedList<Tile, kMostInDeck>;

struct Ruleset : Switches {
  std::uint8_t scenario = 0;  // 1 to 17, or 0 for a custom scenario, which has a name
  ScenarioName name{};
  std::uint8_t seats = 4;
  Tile start = Tile::T1b;
  TileSet deck;          // what is explored, without the starting tile
  TileList on_top{};     // of the shuffled deck, the uppermost first
  TileList at_bottom{};  // the lowest last
  Modules modules;
  Spells spells;  // laid out by name (M10); none: two at random
  ExpansionGame game = ExpansionGame::None;
  bool hardcore = false;  // T-HARD
  std::uint32_t sand_ms = kFullSand;
  friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// S13-1: tile 3 is apart and starts the second dimension.
inline constexpr Tile kSecondStart = Tile::T3;

constexpr TileSet tiles_2_to(unsigned last) {
  TileSet tiles;
  for (std::size_t i = 2; i < kBaseTiles; ++i) {
    if (number(tile_at(i)) <= last) tiles.insert(tile_at(i));
  }
  return tiles;
}

}  // namespace catalog
