// Helpers for tiles, cells and walks in this room's tests, so that an expectation reads like a list in a rule
// book.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/tile.h"

namespace catalog {

// NOLINTNEXTLINE(readability-identifier-naming): GoogleTest looks for this name.
inline void PrintTo(Cell cell, std::ostream* out) { *out << cell.row() << ',' << cell.column(); }

struct Box {
  std::size_t first;
  std::size_t end;
};

inline constexpr Box kBaseBox{0, kBaseTiles};
inline constexpr Box kExpansionBox{kBaseTiles, kTiles};
inline constexpr Box kBothBoxes{0, kTiles};

inline std::vector<Tile> tiles_of(Box box) {
  std::vector<Tile> tiles;
  tiles.reserve(box.end - box.first);
  for (std::size_t i = box.first; i < box.end; ++i) tiles.push_back(tile_at(i));
  return tiles;
}

inline std::vector<Cell> every_cell() {
  std::vector<Cell> list;
  list.reserve(kCells);
  for (unsigned i = 0; i < kCells; ++i) list.push_back(Cell{static_cast<std::uint8_t>(i)});
  return list;
}

inline std::string text(Cell cell) {
  return std::to_string(cell.row()) + ',' + std::to_string(cell.column());
}

inline std::string text(Cells set) {
  std::string words;
  for (const Cell cell : every_cell()) {
    if (contains(set, cell)) words += (words.empty() ? "" : " ") + text(cell);
  }
  return words;
}

inline std::string joined(const std::vector<std::string>& parts) {
  std::string whole;
  for (const std::string& part : parts) whole += (whole.empty() ? "" : "; ") + part;
  return whole;
}

inline const Space& space_at(Tile tile, Cell cell) { return def(tile).spaces[cell.index]; }

inline std::vector<Cell> cells_with(Tile tile, Symbol symbol) {
  std::vector<Cell> found;
  for (const Cell cell : every_cell()) {
    if (space_at(tile, cell).symbol == symbol) found.push_back(cell);
  }
  return found;
}

inline Cell only_cell_with(Tile tile, Symbol symbol) {
  const std::vector<Cell> found = cells_with(tile, symbol);
  EXPECT_EQ(found.size(), 1U) << name(tile);
  return found.empty() ? Cell{} : found.front();
}

// Each tile that has the symbol, with the colours or directions in the order of the cells, once per space.
inline std::string where(Box box, Symbol symbol) {
  constexpr std::string_view kLetters = "NESW";
  std::vector<std::string> parts;
  for (const Tile tile : tiles_of(box)) {
    const std::vector<Cell> found = cells_with(tile, symbol);
    if (found.empty()) continue;
    std::string part(name(tile));
    for (const Cell cell : found) {
      const Space& space = space_at(tile, cell);
      if (space.colour) part += ' ' + std::string(name(*space.colour));
      if (space.direction) part += std::string(" ") + kLetters[index(*space.direction)];
      if (!space.colour && !space.direction && found.size() > 1) part += " twice";
    }
    parts.push_back(part);
  }
  return joined(parts);
}

template <class Question>
inline std::string tiles_where(Box box, Question question) {
  std::vector<std::string> parts;
  for (const Tile tile : tiles_of(box)) {
    if (question(def(tile))) parts.emplace_back(name(tile));
  }
  return joined(parts);
}

inline int count(const std::array<Cells, 4>& sets) {
  int total = 0;
  for (const Cells set : sets) total += std::popcount(set);
  return total;
}

inline bool on_tile(Cell cell, Direction printed) {
  const Offset step = kStep[index(printed)];
  const int row = static_cast<int>(cell.row()) + step.rows;
  const int column = static_cast<int>(cell.column()) + step.columns;
  return row >= 0 && row < 4 && column >= 0 && column < 4;
}

inline bool has(const std::array<Cells, 4>& sets, Cell cell, Direction printed) {
  return contains(sets[index(printed)], cell);
}

// What a walker may use besides open ways and doors with a white arrow.
struct Ways {
  bool escalators = false;
  bool passages = false;
  bool codes = false;
};

inline constexpr Ways kOnFoot{};
inline constexpr Ways kByEscalator{.escalators = true};
inline constexpr Ways kByEverything{.escalators = true, .passages = true, .codes = true};

inline bool lets_through(DoorWay way, Ways ways) {
  return way == DoorWay::Free || (way == DoorWay::Code && ways.codes);
}

inline bool door_opens(const TileDef& face, Cell from, Direction toward, Ways ways) {
  for (unsigned i = 0; i < face.door_count; ++i) {
    const Door& door = face.doors[i];
    if (door.cell == from && door.toward == toward) return lets_through(door.out, ways);
    if (neighbour(door.cell, door.toward) == from && opposite(door.toward) == toward) {
      return lets_through(door.in, ways);
    }
  }
  return false;
}

inline Cells next_to(const TileDef& face, Cell cell, Ways ways) {
  unsigned set = 0;
  for (const Direction toward : kDirections) {
    if (!on_tile(cell, toward)) continue;
    if (has(face.open, cell, toward) || (ways.passages && has(face.passage, cell, toward)) ||
        (has(face.steel_door, cell, toward) && door_opens(face, cell, toward, ways))) {
      set |= bit(neighbour(cell, toward));
    }
  }
  if (ways.escalators && face.escalator[cell.index]) set |= bit(*face.escalator[cell.index]);
  return static_cast<Cells>(set);
}

// All cells that can be reached from one, including itself, without entering the closed ones.
inline Cells reach(Tile tile, Cell start, Ways ways, Cells shut = 0) {
  unsigned reached = bit(start);
  for (unsigned before = 0; before != reached;) {
    before = reached;
    for (const Cell cell : every_cell()) {
      if (contains(static_cast<Cells>(reached), cell)) {
        reached |= next_to(def(tile), cell, ways) & ~static_cast<unsigned>(shut);
      }
    }
  }
  return static_cast<Cells>(reached);
}

inline Cells without(Cells set, Cells gone) { return static_cast<Cells>(set & ~static_cast<unsigned>(gone)); }

inline Cell way_in(Tile tile) {
  const std::optional<Direction> entrance = def(tile).entrance;
  return entrance ? kOpening[index(*entrance)] : cell_at(1, 1);
}

// The spaces that can't be reached on foot from the entrance, by what it takes to reach them.
inline std::string needs_of(Tile tile) {
  const std::vector<std::pair<std::string, Ways>> steps{
      {"escalator", kByEscalator},
      {"passage", {.passages = true}},
      {"escalator and passage", {.escalators = true, .passages = true}},
      {"steel door", kByEverything},
  };
  std::string needs;
  Cells known = reach(tile, way_in(tile), kOnFoot);
  for (const auto& [label, ways] : steps) {
    const Cells reached = reach(tile, way_in(tile), ways);
    if (const Cells more = without(reached, known); more != 0) needs += ", " + label + ' ' + text(more);
    known = static_cast<Cells>(known | reached);
  }
  if (const Cells rest = without(def(tile).corridor, known); rest != 0) needs += ", elsewhere " + text(rest);
  return needs.empty() ? "" : std::string(name(tile)) + ':' + needs.substr(1);
}

inline std::string needs_of(Box box) {
  std::vector<std::string> parts;
  for (const Tile tile : tiles_of(box)) {
    if (const std::string needs = needs_of(tile); !needs.empty()) parts.push_back(needs);
  }
  return joined(parts);
}

}  // namespace catalog
