// The mall tiles: their names, and what is printed on each. The drawings are in tiles_base.h and
// tiles_expansion.h; nothing here knows a rule.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/ascii.h"
#include "base/fixed_list.h"
#include "catalog/cell.h"
#include "catalog/colour.h"
#include "catalog/direction.h"

namespace catalog {

// Every printed face: both sides of tile 1, the other base tiles, and the expansion's, marked with a star
// (s).
enum class Tile : std::uint8_t {
  T1a,
  T1b,
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
  T14,
  T15,
  T16,
  T17,
  T18,
  T19,
  T20,
  T21,
  T22,
  T23,
  T24,
  T2s,
  T6s,
  T7s,
  T8s,
  T9s,
  T10s,
  T11s,
  T12s,
  T25s,
  T26s,
  T27s,
  T28s,
  T29s,
};

inline constexpr std::size_t kTiles = 38;
inline constexpr std::size_t kBaseTiles = 25;
// At most this many are in one mall: 24 of the base game and 25* to 29*.
inline constexpr std::size_t kMostPlaced = 29;

constexpr std::size_t index(Tile tile) { return static_cast<std::size_t>(tile); }
constexpr Tile tile_at(std::size_t index) { return static_cast<Tile>(index); }

inline constexpr std::array<std::string_view, kTiles> kTileNames{
    "1a", "1b", "2",  "3",  "4",   "5",   "6",   "7",   "8",   "9",   "10",  "11", "12",
    "13", "14", "15", "16", "17",  "18",  "19",  "20",  "21",  "22",  "23",  "24", "2*",
    "6*", "7*", "8*", "9*", "10*", "11*", "12*", "25*", "26*", "27*", "28*", "29*"};

constexpr std::string_view name(Tile tile) { return kTileNames[index(tile)]; }
std::optional<Tile> tile_named(std::string_view name);

// 1 for both sides of tile 1, 9 for 9 and 9*: a mall has each number once (X-GEN-9).
constexpr unsigned number(Tile tile) {
  const std::string_view digits = name(tile);
  unsigned value = 0;
  for (const char c : digits) {
    if (base::is_digit(c)) value = value * 10 + static_cast<unsigned>(c - '0');
  }
  return value;
}

// What the back shows while the tile is face down (X-GEN-5).
enum class Back : std::uint8_t { Base, Expansion };
constexpr Back back(Tile tile) { return index(tile) < kBaseTiles ? Back::Base : Back::Expansion; }

constexpr bool is_start(Tile tile) { return tile == Tile::T1a || tile == Tile::T1b; }

enum class Symbol : std::uint8_t {
  Plain,
  Illustrated,  // nobody can ever be there
  Start,
  Exploration,  // coloured, or without colour: auto-explore
  Vortex,
  Item,
  Exit,
  SandTimer,
  CrystalBall,
  Camera,
  Code,
  Map,
  Reinforcement,
  GuardStart,
  Command,  // of the beholder; has a direction
  ControlRoom,
  SensorControl,
  RoomHero,
  RoomGuard,
  CoffeeMachine,
};
inline constexpr std::size_t kSymbols = static_cast<std::size_t>(Symbol::CoffeeMachine) + 1;

struct Space {
  Symbol symbol = Symbol::Illustrated;
  std::optional<Colour> colour;        // exploration, vortex, item, exit
  std::optional<Direction> direction;  // command spaces, as printed
};

enum class SideKind : std::uint8_t { Wall, Entrance, BlindWall, BlindDoor, Explore, AutoExplore };

struct Side {
  SideKind kind = SideKind::Wall;
  std::optional<Colour> colour;  // Explore only
};

enum class DoorWay : std::uint8_t { Never, Code, Free };

// A steel door on the border of a cell; the outside may be another tile.
struct Door {
  Cell cell;
  Direction toward = Direction::North;  // as printed
  DoorWay out = DoorWay::Never;         // from the cell, in that direction
  DoorWay in = DoorWay::Never;
};

enum class Floor : std::uint8_t { Pale, Blue, Yellow, Grey };

// A McTrollald's: its illustrated cells and the corridor space in front of its entrance.
struct Restaurant {
  Cells area = 0;
  Cell front;
};

// What one face shows. All directions and cells are as printed; sets of cells have one bit for each cell from
// which that direction applies.
struct TileDef {
  std::array<Space, kCells> spaces{};
  Cells corridor = 0;
  std::array<Cells, 4> open{};        // no wall towards the next cell of this tile
  std::array<Cells, 4> passage{};     // an orange wall with a small opening
  std::array<Cells, 4> steel_door{};  // also on the outer border
  std::array<Side, 4> sides{};
  std::array<bool, 4> open_side{};  // an exploration space or an entrance that isn't blind
  std::array<std::optional<Cell>, kCells> escalator{};  // the other end, for each end
  std::array<std::optional<Cell>, 4> vortex{};          // by colour; no tile has two of one colour
  std::array<Door, 2> doors{};
  unsigned door_count = 0;
  std::optional<Direction> entrance;  // none on tile 1
  std::optional<Direction> exit_faces;
  std::optional<Restaurant> restaurant;
  std::optional<Direction> sensor;
  bool beholder = false;
  Floor floor = Floor::Pale;
};

extern const std::array<TileDef, kTiles> kTileDefs;
inline const TileDef& def(Tile tile) { return kTileDefs[index(tile)]; }

// Where the neighbours of a tile at 0,0 have their upper left cells; shifting by one makes a pinwheel.
inline constexpr std::array<Offset, 4> kNeighbourPlace{Offset{-4, 1}, Offset{1, 4}, Offset{4, -1},
                                                       Offset{-1, -4}};

// The six cells that the sensor covers, by the printed side it is on: a triangle from that side to the
// centre. One digit per row, the lowest row first.
inline constexpr std::array<Cells, 4> kSensorCells{0x006F, 0x8CC8, 0xF600, 0x1331};

}  // namespace catalog
