// Walls, ways and doors of the tiles: what can be reached and what can't.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <tuple>

#include "catalog/tile_test_helpers.h"

namespace catalog {
namespace {

TEST(Catalog, walls_are_the_same_from_both_sides) {
  for (const Tile tile : tiles_of(kBothBoxes)) {
    const TileDef& face = def(tile);
    for (const Cell cell : every_cell()) {
      for (const Direction toward : kDirections) {
        const bool outer_door = !on_tile(cell, toward) && has(face.steel_door, cell, toward);
        if (!on_tile(cell, toward)) {
          EXPECT_FALSE(has(face.open, cell, toward)) << name(tile) << ' ' << text(cell);
          EXPECT_FALSE(has(face.passage, cell, toward)) << name(tile) << ' ' << text(cell);
          EXPECT_EQ(outer_door, tile == Tile::T25s && cell == cell_at(3, 1))
              << name(tile) << ' ' << text(cell);
          continue;
        }
        const Cell next = neighbour(cell, toward);
        for (const auto* const sets : {&face.open, &face.passage, &face.steel_door}) {
          EXPECT_EQ(has(*sets, cell, toward), has(*sets, next, opposite(toward)))
              << name(tile) << ' ' << text(cell);
        }
      }
    }
  }
}

TEST(Catalog, a_border_is_of_one_kind) {
  for (const Tile tile : tiles_of(kBothBoxes)) {
    const TileDef& face = def(tile);
    for (const Direction toward : kDirections) {
      const std::size_t d = index(toward);
      EXPECT_EQ(face.open[d] & face.passage[d], 0) << name(tile);
      EXPECT_EQ(face.open[d] & face.steel_door[d], 0) << name(tile);
      EXPECT_EQ(face.passage[d] & face.steel_door[d], 0) << name(tile);
    }
  }
}

TEST(Catalog, nobody_gets_into_an_illustrated_space) {
  for (const Tile tile : tiles_of(kBothBoxes)) {
    const TileDef& face = def(tile);
    EXPECT_EQ(std::popcount(face.corridor) + static_cast<int>(cells_with(tile, Symbol::Illustrated).size()),
              16);
    for (const Cell cell : cells_with(tile, Symbol::Illustrated)) {
      EXPECT_FALSE(contains(face.corridor, cell)) << name(tile);
      EXPECT_FALSE(face.escalator[cell.index]) << name(tile);
      for (const auto* const sets : {&face.open, &face.passage, &face.steel_door}) {
        for (const Cells set : *sets) EXPECT_FALSE(contains(set, cell)) << name(tile) << ' ' << text(cell);
      }
    }
  }
}

// Every way to or from a space within its tile, no matter who may use it.
int ways_at(const TileDef& face, Cell cell) {
  int ways = face.escalator[cell.index] ? 1 : 0;
  for (const Direction toward : kDirections) {
    ways +=
        has(face.open, cell, toward) + has(face.passage, cell, toward) + has(face.steel_door, cell, toward);
  }
  return ways;
}

bool leads_off_the_tile(const TileDef& face, Cell cell) {
  return std::ranges::any_of(kDirections, [&](Direction direction) {
    return face.open_side[index(direction)] && kOpening[index(direction)] == cell;
  });
}

// A dead end has exactly one way of any kind and leads to no open side of the tile, so nobody can pass
// through it.
TEST(Catalog, R_1_special_spaces_are_dead_ends) {
  int checked = 0;
  for (const Tile tile : tiles_of(kBothBoxes)) {
    for (const Symbol symbol :
         {Symbol::SandTimer, Symbol::Item, Symbol::Exit, Symbol::Camera, Symbol::CrystalBall, Symbol::Code,
          Symbol::Map, Symbol::Command, Symbol::ControlRoom, Symbol::SensorControl, Symbol::Reinforcement,
          Symbol::GuardStart, Symbol::RoomHero, Symbol::CoffeeMachine}) {
      for (const Cell cell : cells_with(tile, symbol)) {
        EXPECT_EQ(ways_at(def(tile), cell), 1) << name(tile) << ' ' << text(cell);
        EXPECT_FALSE(leads_off_the_tile(def(tile), cell)) << name(tile) << ' ' << text(cell);
        ++checked;
      }
    }
  }
  EXPECT_EQ(checked, 51);
}

TEST(Catalog, special_spaces_of_the_base_game_are_entered_by_an_open_border) {
  for (const Tile tile : tiles_of(kBaseBox)) {
    for (const Symbol symbol :
         {Symbol::SandTimer, Symbol::Item, Symbol::Exit, Symbol::Camera, Symbol::CrystalBall}) {
      for (const Cell cell : cells_with(tile, symbol)) {
        EXPECT_EQ(std::popcount(next_to(def(tile), cell, kOnFoot)), 1) << name(tile) << ' ' << text(cell);
      }
    }
  }
}

TEST(Catalog, behind_a_steel_door_are_the_orange_exit_the_fifth_timer_and_the_control_room) {
  for (const auto& [tile, cell, symbol] : {std::tuple{Tile::T12s, cell_at(0, 0), Symbol::Exit},
                                           std::tuple{Tile::T28s, cell_at(0, 1), Symbol::SandTimer},
                                           std::tuple{Tile::T28s, cell_at(2, 0), Symbol::ControlRoom}}) {
    EXPECT_EQ(space_at(tile, cell).symbol, symbol) << name(tile);
    int doors = 0;
    for (const Direction toward : kDirections) doors += has(def(tile).steel_door, cell, toward);
    EXPECT_EQ(doors, 1) << name(tile);
  }
}

TEST(Catalog, what_cannot_be_reached_on_foot_in_the_base_game) {
  EXPECT_EQ(needs_of(kBaseBox),
            "1a: escalator 2,3; "
            "2: escalator 0,0 1,0; "
            "7: escalator 0,2 1,0 1,1 1,2 1,3 2,0 2,3 3,3; "
            "10: escalator 1,0 2,0 2,1 3,0 3,1; "
            "12: escalator 0,0 0,1 1,0 2,0 3,0; "
            "14: escalator 0,0 1,0 2,0 3,0 3,1 3,2 3,3; "
            "15: escalator 0,0 1,0 2,0");
}

TEST(Catalog, what_cannot_be_reached_on_foot_in_the_expansion) {
  EXPECT_EQ(needs_of(kExpansionBox),
            "2*: escalator 0,0 0,1 0,2 1,0 1,1 1,2; "
            "7*: escalator 1,0 1,1 2,0 2,1; "
            "8*: escalator 0,2 0,3 1,3; "
            "9*: escalator 0,3 1,3 2,2 2,3 3,0 3,1 3,2 3,3; "
            "10*: escalator 0,0 0,1 0,2 1,0 1,1 1,2 1,3 2,2 2,3; "
            "12*: escalator 0,2 1,0 1,1 1,2 2,1 3,0 3,1, steel door 0,0; "
            "27*: escalator 0,2 0,3 1,2 1,3 2,2 2,3; "
            "28*: escalator 1,3 2,3 3,1 3,2 3,3, steel door 0,1 2,0; "
            "29*: elsewhere 1,0 2,0 2,1 2,2 2,3 3,0 3,1 3,2 3,3");
}

// What the entrance doesn't lead to is reached through another side or a vortex; only 8* has neither.
TEST(Catalog, every_space_can_be_reached_somehow) {
  for (const Tile tile : tiles_of(kBothBoxes)) {
    unsigned reached = tile == Tile::T8s ? 0U : reach(tile, way_in(tile), kByEverything);
    for (const Direction direction : kDirections) {
      if (def(tile).open_side[index(direction)]) {
        reached |= reach(tile, kOpening[index(direction)], kByEverything);
      }
    }
    for (const std::optional<Cell>& vortex : def(tile).vortex) {
      if (vortex) reached |= reach(tile, *vortex, kByEverything);
    }
    EXPECT_EQ(reached, tile == Tile::T8s ? 0U : def(tile).corridor) << name(tile);
  }
}

TEST(Catalog, tile_8s_is_closed_all_around) {
  const TileDef& face = def(Tile::T8s);
  for (const bool open : face.open_side) EXPECT_FALSE(open);
  EXPECT_EQ(face.door_count, 0U);
  EXPECT_TRUE(cells_with(Tile::T8s, Symbol::Vortex).empty());
  EXPECT_EQ(reach(Tile::T8s, way_in(Tile::T8s), kByEscalator), face.corridor) << "all one piece within";
}

TEST(Catalog, the_exit_of_12s_is_reached_through_its_door_only) {
  const Cell exit = only_cell_with(Tile::T12s, Symbol::Exit);
  EXPECT_EQ(space_at(Tile::T12s, exit).colour, Colour::Orange);
  for (const Cell cell : every_cell()) {
    if (cell == exit || !contains(def(Tile::T12s).corridor, cell)) continue;
    EXPECT_FALSE(contains(reach(Tile::T12s, cell, {.escalators = true, .passages = true}), exit))
        << text(cell);
  }
  EXPECT_TRUE(contains(reach(Tile::T12s, way_in(Tile::T12s), {.escalators = true, .codes = true}), exit));
  EXPECT_EQ(reach(Tile::T12s, exit, kByEverything), bit(exit)) << "nobody comes back";
}

TEST(Catalog, the_guard_room_is_closed_but_for_its_steel_door) {
  const TileDef& room = def(Tile::T25s);
  for (const bool open : room.open_side) EXPECT_FALSE(open);
  EXPECT_EQ(count(room.steel_door), 1);
  ASSERT_EQ(room.door_count, 1U);
  EXPECT_EQ(room.doors[0].cell, way_in(Tile::T25s));
  EXPECT_EQ(room.doors[0].toward, *room.entrance);
  EXPECT_EQ(room.doors[0].out, DoorWay::Code);
  EXPECT_EQ(room.doors[0].in, DoorWay::Never);
  EXPECT_TRUE(cells_with(Tile::T25s, Symbol::Vortex).empty());
  for (const std::optional<Cell>& end : room.escalator) EXPECT_FALSE(end);
}

TEST(Catalog, the_way_out_of_the_guard_room_leads_over_the_guard_and_past_the_coffee_machine) {
  const Cell hero = only_cell_with(Tile::T25s, Symbol::RoomHero);
  const Cell guard = only_cell_with(Tile::T25s, Symbol::RoomGuard);
  const Cell coffee = only_cell_with(Tile::T25s, Symbol::CoffeeMachine);
  const Cell door = way_in(Tile::T25s);
  EXPECT_FALSE(contains(reach(Tile::T25s, hero, kOnFoot, bit(guard)), door));
  EXPECT_TRUE(contains(reach(Tile::T25s, hero, kOnFoot, bit(coffee)), door));
  EXPECT_TRUE(contains(reach(Tile::T25s, guard, kOnFoot, bit(hero)), coffee));
}

TEST(Catalog, timer_and_control_room_of_28s_cost_a_code_to_enter_and_nothing_to_leave) {
  for (const Symbol symbol : {Symbol::SandTimer, Symbol::ControlRoom}) {
    const Cell locked = only_cell_with(Tile::T28s, symbol);
    for (const Cell cell : every_cell()) {
      if (cell == locked || !contains(def(Tile::T28s).corridor, cell)) continue;
      EXPECT_FALSE(contains(reach(Tile::T28s, cell, {.escalators = true, .passages = true}), locked))
          << text(cell);
    }
    EXPECT_TRUE(contains(reach(Tile::T28s, way_in(Tile::T28s), {.codes = true}), locked));
    EXPECT_TRUE(contains(reach(Tile::T28s, locked, kOnFoot), way_in(Tile::T28s)));
  }
}

TEST(Catalog, the_sensor_covers_six_spaces_that_turn_with_it) {
  EXPECT_EQ(text(kSensorCells[index(Direction::North)]), "0,0 0,1 0,2 0,3 1,1 1,2");
  EXPECT_EQ(text(kSensorCells[index(Direction::East)]), "0,3 1,2 1,3 2,2 2,3 3,3");
  EXPECT_EQ(text(kSensorCells[index(Direction::South)]), "2,1 2,2 3,0 3,1 3,2 3,3");
  EXPECT_EQ(text(kSensorCells[index(Direction::West)]), "0,0 1,0 1,1 2,0 2,1 3,0");
  for (const Direction direction : kDirections) {
    unsigned swept = 0;
    for (const Cell cell : every_cell()) {
      if (contains(kSensorCells[index(direction)], cell)) swept |= bit(turned(cell, Turns{1}));
    }
    EXPECT_EQ(swept, kSensorCells[index(on_table(direction, Turns{1}))]) << name(direction);
  }
}

TEST(Catalog, the_item_of_6s_is_never_reached_in_one_go_past_the_sensor) {
  const Cell item = only_cell_with(Tile::T6s, Symbol::Item);
  const Cell start = way_in(Tile::T6s);
  const Cells at_first = kSensorCells[index(*def(Tile::T6s).sensor)];
  EXPECT_TRUE(contains(at_first, item));
  EXPECT_TRUE(contains(at_first, start));
  EXPECT_TRUE(contains(reach(Tile::T6s, start, kOnFoot), item)) << "without the sensor";
  for (const Cells covered : kSensorCells) {
    if (contains(covered, start)) continue;
    EXPECT_FALSE(contains(reach(Tile::T6s, start, kByEscalator, covered), item)) << text(covered);
  }
}

TEST(Catalog, the_only_opening_of_6s_is_its_entrance) {
  EXPECT_EQ(std::ranges::count(def(Tile::T6s).open_side, true), 1);
  EXPECT_TRUE(def(Tile::T6s).open_side[index(*def(Tile::T6s).entrance)]);
}

}  // namespace
}  // namespace catalog
