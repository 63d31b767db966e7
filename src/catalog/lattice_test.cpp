// How tiles fit side by side, and what turning them does.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "catalog/tile_test_helpers.h"

namespace catalog {
namespace {

// A square on the table.
using Square = std::pair<int, int>;

Square moved(Square from, Offset by) { return {from.first + by.rows, from.second + by.columns}; }
Square square(Cell cell) { return {static_cast<int>(cell.row()), static_cast<int>(cell.column())}; }

// The squares that a wide patch of the lattice covers, each with the place of its tile: steps to the east and
// north.
std::map<Square, Square> covered_squares() {
  const Offset east = kNeighbourPlace[index(Direction::East)];
  const Offset north = kNeighbourPlace[index(Direction::North)];
  std::map<Square, Square> covered;
  for (int a = -6; a <= 6; ++a) {
    for (int b = -6; b <= 6; ++b) {
      const Offset place{a * east.rows + b * north.rows, a * east.columns + b * north.columns};
      for (const Cell cell : every_cell()) {
        const bool fresh = covered.emplace(moved(square(cell), place), Square{a, b}).second;
        EXPECT_TRUE(fresh) << "two tiles overlap";
      }
    }
  }
  return covered;
}

TEST(Catalog, B_EXPL_5_tiles_never_overlap) {
  const std::map<Square, Square> covered = covered_squares();
  EXPECT_EQ(covered.size(), 13U * 13U * kCells);
  for (const Square& hole : {Square{-1, 0}, Square{0, 4}, Square{4, 3}, Square{3, -1}}) {
    EXPECT_FALSE(covered.contains(hole)) << hole.first << ',' << hole.second;
  }
  std::set<Square> neighbours;
  for (const Cell cell : every_cell()) {
    for (const Direction toward : kDirections) {
      if (on_tile(cell, toward)) continue;
      const auto beyond = covered.find(moved(square(cell), kStep[index(toward)]));
      if (beyond != covered.end()) neighbours.insert(beyond->second);
    }
  }
  EXPECT_EQ(neighbours, (std::set<Square>{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}));
}

TEST(Catalog, B_EXPL_5_neighbours_are_shifted_by_one_space) {
  for (const Direction direction : kDirections) {
    const Square beyond = moved(square(kOpening[index(direction)]), kStep[index(direction)]);
    const Square opening = square(kOpening[index(opposite(direction))]);
    EXPECT_EQ(moved(opening, kNeighbourPlace[index(direction)]), beyond)
        << "openings meet, " << name(direction);
  }
  const Offset east = kNeighbourPlace[index(Direction::East)];
  const Offset north = kNeighbourPlace[index(Direction::North)];
  EXPECT_EQ(east.columns * -north.rows + east.rows * north.columns, 17) << "a tile and one hole";
}

TEST(Catalog, spaces_that_touch_across_a_border) {
  std::string touching;
  for (const Direction direction : kDirections) {
    for (const Cell cell : every_cell()) {
      if (on_tile(cell, direction)) continue;
      for (const Cell other : every_cell()) {
        if (moved(square(other), kNeighbourPlace[index(direction)]) ==
            moved(square(cell), kStep[index(direction)])) {
          touching += text(cell) + '-' + text(other) + ' ';
        }
      }
    }
    touching += "| ";
  }
  EXPECT_EQ(touching,
            "0,1-3,0 0,2-3,1 0,3-3,2 | 1,3-0,0 2,3-1,0 3,3-2,0 | 3,0-0,1 3,1-0,2 3,2-0,3 | "
            "0,0-1,3 1,0-2,3 2,0-3,3 | ");
}

TEST(Catalog, openings_lie_at_the_same_places_however_the_tile_is_turned) {
  for (const Direction printed : kDirections) {
    for (std::uint8_t quarters = 0; quarters < 4; ++quarters) {
      const Turns turns{quarters};
      EXPECT_EQ(turned(kOpening[index(printed)], turns), kOpening[index(on_table(printed, turns))]);
    }
  }
}

TEST(Catalog, printed_directions_and_those_of_the_table_belong_together) {
  for (const Direction printed : kDirections) {
    for (const Direction table : kDirections) {
      const Turns turns = turns_between(printed, table);
      EXPECT_EQ(on_table(printed, turns), table);
      EXPECT_EQ(as_printed(table, turns), printed);
    }
    EXPECT_EQ(on_table(printed, Turns{2}), opposite(printed));
    EXPECT_EQ(on_table(Direction::North, Turns{1}), Direction::East) << "turns are clockwise";
  }
}

TEST(Catalog, turning_keeps_cells_side_by_side) {
  for (const Cell cell : every_cell()) {
    for (const Direction printed : kDirections) {
      if (!on_tile(cell, printed)) continue;
      for (std::uint8_t quarters = 0; quarters < 4; ++quarters) {
        const Turns turns{quarters};
        EXPECT_EQ(turned(neighbour(cell, printed), turns),
                  neighbour(turned(cell, turns), on_table(printed, turns)));
      }
    }
    EXPECT_EQ(turned(turned(cell, Turns{1}), Turns{3}), cell);
  }
}

}  // namespace
}  // namespace catalog
