// One of the sixteen squares of a tile as printed: rows 0 to 3 from the top, columns 0 to 3 from the left,
// with the tile's number upright in its lower right corner.
#pragma once

#include <array>
#include <cstdint>

#include "catalog/direction.h"

namespace catalog {

struct Cell {
  std::uint8_t index = 0;
  constexpr unsigned row() const { return index >> 2U; }
  constexpr unsigned column() const { return index & 3U; }
  friend constexpr bool operator==(Cell, Cell) = default;
};

inline constexpr unsigned kCells = 16;

constexpr Cell cell_at(unsigned row, unsigned column) {
  return Cell{static_cast<std::uint8_t>(row * 4 + column)};
}

// A set of cells of one tile, one bit each.
using Cells = std::uint16_t;
constexpr Cells bit(Cell cell) { return static_cast<Cells>(1U << cell.index); }
constexpr bool contains(Cells cells, Cell cell) { return (cells & bit(cell)) != 0; }

// Where a tile can be left or entered: one place per side, the same on every tile however it is turned.
inline constexpr std::array<Cell, 4> kOpening{cell_at(0, 2), cell_at(2, 3), cell_at(3, 1), cell_at(1, 0)};

// The next cell of the same tile; the caller knows that there is one.
constexpr Cell neighbour(Cell cell, Direction printed) {
  constexpr std::array<int, 4> kDistance{-4, 1, 4, -1};
  return Cell{static_cast<std::uint8_t>(static_cast<int>(cell.index) + kDistance[index(printed)])};
}

// Every cell after each number of quarter turns; a table, because every move needs it.
inline constexpr auto kTurnedCells = [] {
  std::array<std::array<Cell, kCells>, 4> turned{};
  for (unsigned i = 0; i < kCells; ++i) turned[0][i] = Cell{static_cast<std::uint8_t>(i)};
  for (unsigned quarters = 1; quarters < 4; ++quarters) {
    for (unsigned i = 0; i < kCells; ++i) {
      const Cell before = turned[quarters - 1][i];
      turned[quarters][i] = cell_at(before.column(), 3 - before.row());
    }
  }
  return turned;
}();

// Where a printed cell ends up on the turned tile.
constexpr Cell turned(Cell cell, Turns turns) { return kTurnedCells[turns.quarters][cell.index]; }

}  // namespace catalog
