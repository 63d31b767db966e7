// The tiles, compared with what the boxes contain: their names, what is printed where, their sides. Each
// drawing's form is checked when it is compiled (draw.h); this checks what no single drawing can show.
#include "catalog/tile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catalog/tile_test_helpers.h"

namespace catalog {
namespace {

TEST(Catalog, B_COMP_1_24_mall_tiles_and_the_first_has_two_sides) {
  std::map<unsigned, int> faces;
  for (const Tile tile : tiles_of(kBaseBox)) ++faces[number(tile)];
  EXPECT_EQ(faces.size(), 24U);
  for (const auto& [number, count] : faces) {
    EXPECT_GE(number, 1U);
    EXPECT_LE(number, 24U);
    EXPECT_EQ(count, number == 1 ? 2 : 1) << number;
  }
  EXPECT_EQ(tiles_where(kBothBoxes, [](const TileDef& face) { return !face.entrance; }), "1a; 1b");
  EXPECT_TRUE(is_start(Tile::T1a));
  EXPECT_TRUE(is_start(Tile::T1b));
  EXPECT_EQ(std::ranges::count_if(tiles_of(kBothBoxes), is_start), 2);
}

TEST(Catalog, the_expansion_has_eight_tiles_that_replace_and_five_that_are_new) {
  std::string replaced;
  std::string added;
  for (const Tile tile : tiles_of(kExpansionBox)) {
    EXPECT_TRUE(name(tile).ends_with('*'));
    (number(tile) <= 24 ? replaced : added) += ' ' + std::string(name(tile));
  }
  EXPECT_EQ(replaced, " 2* 6* 7* 8* 9* 10* 11* 12*");
  EXPECT_EQ(added, " 25* 26* 27* 28* 29*");
  EXPECT_EQ(number(Tile::T9s), number(Tile::T9));
}

TEST(Catalog, every_tile_is_found_by_its_name) {
  for (const Tile tile : tiles_of(kBothBoxes)) EXPECT_EQ(tile_named(name(tile)), tile) << name(tile);
  for (const std::string_view wrong : {"", "1", "1c", "25", "3*", "2**", "02", " 2", "1A"}) {
    EXPECT_EQ(tile_named(wrong), std::nullopt) << wrong;
  }
  EXPECT_EQ(name(Tile::T24), "24");
  EXPECT_EQ(name(Tile::T29s), "29*");
}

TEST(Catalog, only_the_back_tells_the_boxes_apart) {
  for (const Tile tile : tiles_of(kBaseBox)) EXPECT_EQ(back(tile), Back::Base) << name(tile);
  for (const Tile tile : tiles_of(kExpansionBox)) EXPECT_EQ(back(tile), Back::Expansion) << name(tile);
}

TEST(Catalog, B_COMP_3_four_sand_timers_in_any_base_game) {
  EXPECT_EQ(where(kBaseBox, Symbol::SandTimer), "1a; 1b; 3; 4; 5");
  for (const Tile start : {Tile::T1a, Tile::T1b}) {
    std::size_t timers = cells_with(start, Symbol::SandTimer).size();
    for (const Tile tile : tiles_of(kBaseBox)) {
      if (!is_start(tile)) timers += cells_with(tile, Symbol::SandTimer).size();
    }
    EXPECT_EQ(timers, 4U) << name(start);
  }
}

TEST(Catalog, the_fifth_sand_timer_is_on_28s) { EXPECT_EQ(where(kExpansionBox, Symbol::SandTimer), "28*"); }

TEST(Catalog, one_item_of_each_colour_in_the_base_game) {
  EXPECT_EQ(where(kBaseBox, Symbol::Item), "6 yellow; 7 orange; 8 green; 9 purple");
}

TEST(Catalog, one_exit_of_each_colour_in_the_base_game) {
  EXPECT_EQ(where(kBaseBox, Symbol::Exit), "2 purple; 10 green; 11 yellow; 12 orange");
}

TEST(Catalog, starred_tiles_keep_item_and_exit_of_the_tile_they_replace) {
  EXPECT_EQ(where(kExpansionBox, Symbol::Item), "6* yellow; 7* orange; 8* green; 9* purple");
  EXPECT_EQ(where(kExpansionBox, Symbol::Exit), "2* purple; 10* green; 11* yellow; 12* orange");
}

TEST(Catalog, exits_point_off_the_tile) {
  std::string faces;
  for (const Tile tile : tiles_of(kBothBoxes)) {
    const std::optional<Direction> facing = def(tile).exit_faces;
    EXPECT_EQ(facing.has_value(), !cells_with(tile, Symbol::Exit).empty()) << name(tile);
    if (!facing) continue;
    EXPECT_FALSE(on_tile(only_cell_with(tile, Symbol::Exit), *facing)) << name(tile);
    faces += std::string(name(tile)) + ' ' + std::string(name(*facing)) + "; ";
  }
  EXPECT_EQ(faces, "2 north; 10 west; 11 north; 12 west; 2* north; 10* north; 11* north; 12* north; ");
}

TEST(Catalog, crystal_balls) {
  EXPECT_EQ(where(kBaseBox, Symbol::CrystalBall), "15; 17; 20");
  EXPECT_EQ(where(kExpansionBox, Symbol::CrystalBall), "8*; 10*");
}

TEST(Catalog, cameras) {
  EXPECT_EQ(where(kBaseBox, Symbol::Camera), "16; 17; 18; 19");
  EXPECT_EQ(where(kExpansionBox, Symbol::Camera), "");
}

TEST(Catalog, vortexes) {
  EXPECT_EQ(where(kBaseBox, Symbol::Vortex),
            "1a purple yellow orange green; 2 purple green; 3 green orange; 4 orange yellow; 5 purple; "
            "6 purple; 7 green yellow; 8 yellow; 9 orange; 10 orange green; 11 yellow; 12 orange purple; "
            "13 purple; 14 purple yellow; 15 yellow; 16 green; 17 green; 18 purple; 19 green; 22 yellow; "
            "23 yellow green; 24 purple orange");
  EXPECT_EQ(where(kExpansionBox, Symbol::Vortex),
            "2* yellow green; 7* yellow; 9* orange; 10* green orange; 11* yellow purple; 12* orange green; "
            "26* green; 28* yellow; 29* purple");
}

TEST(Catalog, vortexes_are_found_by_their_colour) {
  for (const Tile tile : tiles_of(kBothBoxes)) {
    std::size_t known = 0;
    for (const Colour colour : kColours) {
      const std::optional<Cell> cell = def(tile).vortex[index(colour)];
      if (!cell) continue;
      ++known;
      EXPECT_EQ(space_at(tile, *cell).symbol, Symbol::Vortex) << name(tile);
      EXPECT_EQ(space_at(tile, *cell).colour, colour) << name(tile);
    }
    EXPECT_EQ(known, cells_with(tile, Symbol::Vortex).size()) << name(tile);
  }
}

TEST(Catalog, special_spaces_of_the_expansion) {
  EXPECT_EQ(where(kExpansionBox, Symbol::Code), "7*; 8*; 9*; 12*; 26*; 29*");
  EXPECT_EQ(where(kExpansionBox, Symbol::Map), "26*; 29*");
  EXPECT_EQ(where(kExpansionBox, Symbol::Reinforcement), "2*; 10*; 11*");
  EXPECT_EQ(where(kExpansionBox, Symbol::GuardStart), "9*");
  EXPECT_EQ(where(kExpansionBox, Symbol::ControlRoom), "28*");
  EXPECT_EQ(where(kExpansionBox, Symbol::SensorControl), "29*");
  EXPECT_EQ(where(kExpansionBox, Symbol::RoomHero), "25*");
  EXPECT_EQ(where(kExpansionBox, Symbol::RoomGuard), "25*");
  EXPECT_EQ(where(kExpansionBox, Symbol::CoffeeMachine), "25*");
  EXPECT_EQ(where(kExpansionBox, Symbol::Start), "");
}

TEST(Catalog, one_command_space_for_each_direction) {
  EXPECT_EQ(where(kExpansionBox, Symbol::Command), "27* S E W N");
}

TEST(Catalog, auto_explore_sides) {
  const auto asks_nobody = [](const TileDef& face) {
    return std::ranges::any_of(face.sides,
                               [](const Side& side) { return side.kind == SideKind::AutoExplore; });
  };
  EXPECT_EQ(tiles_where(kExpansionBox, asks_nobody), "2*; 10*; 11*; 12*; 26*; 28*; 29*");
}

TEST(Catalog, the_base_game_shows_nothing_of_the_expansion) {
  for (const Tile tile : tiles_of(kBaseBox)) {
    for (const Space& space : def(tile).spaces) {
      EXPECT_LE(space.symbol, Symbol::Camera) << name(tile);
      EXPECT_FALSE(space.direction) << name(tile);
      EXPECT_TRUE(space.symbol != Symbol::Exploration || space.colour) << name(tile);
    }
    for (const Side& side : def(tile).sides) {
      EXPECT_TRUE(side.kind == SideKind::Wall || side.kind == SideKind::Entrance ||
                  side.kind == SideKind::Explore)
          << name(tile);
    }
    EXPECT_EQ(def(tile).door_count, 0U) << name(tile);
    EXPECT_EQ(count(def(tile).steel_door), 0) << name(tile);
    EXPECT_FALSE(def(tile).sensor) << name(tile);
    EXPECT_FALSE(def(tile).beholder) << name(tile);
  }
}

TEST(Catalog, the_heroes_start_on_the_central_four_of_either_side_of_tile_1) {
  for (const Tile tile : {Tile::T1a, Tile::T1b}) {
    EXPECT_EQ(cells_with(tile, Symbol::Start),
              (std::vector<Cell>{cell_at(1, 1), cell_at(1, 2), cell_at(2, 1), cell_at(2, 2)}));
  }
  const auto has_start = [](const TileDef& face) {
    return std::ranges::any_of(face.spaces, [](const Space& space) { return space.symbol == Symbol::Start; });
  };
  EXPECT_EQ(tiles_where(kBothBoxes, has_start), "1a; 1b");
}

TEST(Catalog, either_side_of_tile_1_leads_on_for_every_colour) {
  for (const Tile tile : {Tile::T1a, Tile::T1b}) {
    std::set<Colour> colours;
    for (const Side& side : def(tile).sides) {
      ASSERT_EQ(side.kind, SideKind::Explore);
      colours.insert(*side.colour);
    }
    EXPECT_EQ(colours.size(), 4U) << name(tile);
  }
  EXPECT_TRUE(cells_with(Tile::T1b, Symbol::Vortex).empty()) << "only 1a has vortexes";
}

TEST(Catalog, a_dwarf_passage_is_the_only_one_of_its_tile) {
  const auto has_passage = [](const TileDef& face) { return count(face.passage) != 0; };
  EXPECT_EQ(tiles_where(kBaseBox, has_passage), "13; 14; 15; 16; 19; 21; 24");
  EXPECT_EQ(tiles_where(kExpansionBox, has_passage), "2*; 10*; 26*; 28*");
  for (const Tile tile : tiles_of(kBothBoxes)) {
    const int seen = count(def(tile).passage);
    EXPECT_TRUE(seen == 0 || seen == 2) << name(tile) << ": one, seen from both sides";
  }
}

TEST(Catalog, escalators) {
  std::string found;
  for (const Tile tile : tiles_of(kBothBoxes)) {
    for (const Cell cell : every_cell()) {
      const std::optional<Cell> other = def(tile).escalator[cell.index];
      if (!other) continue;
      EXPECT_NE(*other, cell) << name(tile);
      EXPECT_EQ(def(tile).escalator[other->index], cell) << name(tile) << ": escalators work both ways";
      EXPECT_TRUE(contains(def(tile).corridor, cell)) << name(tile);
      if (cell.index < other->index)
        found += std::string(name(tile)) + ' ' + text(cell) + '-' + text(*other) + "; ";
    }
  }
  EXPECT_EQ(found,
            "1a 2,3-3,2; 1b 2,3-3,2; 2 1,0-3,1; 7 1,2-3,1; 10 1,2-2,1; 12 0,1-1,2; 12 2,0-3,1; 14 1,0-2,2; "
            "15 0,0-1,2; 20 1,2-2,1; "
            "2* 1,2-2,1; 7* 0,2-1,1; 8* 0,2-1,1; 9* 0,2-1,3; 10* 1,0-3,1; 12* 1,1-2,2; 27* 2,3-3,2; "
            "28* 2,1-3,2; ");
}

TEST(Catalog, restaurants) {
  std::string found;
  for (const Tile tile : tiles_of(kBothBoxes)) {
    const std::optional<Restaurant>& restaurant = def(tile).restaurant;
    if (!restaurant) continue;
    found +=
        std::string(name(tile)) + ": " + text(restaurant->area) + " before " + text(restaurant->front) + "; ";
  }
  EXPECT_EQ(found,
            "6: 2,0 3,0 before 2,1; 7: 0,0 0,1 before 1,1; 18: 3,2 3,3 before 2,2; "
            "2*: 2,0 3,0 before 2,1; 7*: 0,0 0,1 before 1,1; 26*: 0,0 0,1 before 1,1; ");
}

TEST(Catalog, floors) {
  const auto with = [](Floor floor) { return [floor](const TileDef& face) { return face.floor == floor; }; };
  EXPECT_EQ(tiles_where(kBothBoxes, with(Floor::Blue)), "6; 7; 8; 9; 6*; 7*; 8*; 9*")
      << "the tiles with an item";
  EXPECT_EQ(tiles_where(kBothBoxes, with(Floor::Yellow)), "16; 17; 18; 19") << "the tiles with a camera";
  EXPECT_EQ(tiles_where(kBothBoxes, with(Floor::Grey)), "25*") << "the guard room";
}

TEST(Catalog, pieces_that_come_with_a_tile) {
  EXPECT_EQ(tiles_where(kBothBoxes, [](const TileDef& face) { return face.beholder; }), "7*");
  EXPECT_EQ(tiles_where(kBothBoxes, [](const TileDef& face) { return face.sensor.has_value(); }), "6*");
}

TEST(Catalog, steel_doors) {
  EXPECT_EQ(tiles_where(kBothBoxes, [](const TileDef& face) { return face.door_count != 0; }),
            "12*; 25*; 28*");
  EXPECT_EQ(def(Tile::T12s).door_count, 1U);
  EXPECT_EQ(def(Tile::T25s).door_count, 1U);
  EXPECT_EQ(def(Tile::T28s).door_count, 2U);
}

std::string sides_of(Box box) {
  std::map<std::string, int> counts;
  for (const Tile tile : tiles_of(box)) {
    for (const Side& side : def(tile).sides) {
      if (side.kind == SideKind::Explore) ++counts[std::string(name(*side.colour))];
      if (side.kind == SideKind::AutoExplore) ++counts["auto"];
      if (side.kind == SideKind::Wall) ++counts["wall"];
      if (side.kind == SideKind::Entrance) ++counts["entrance"];
      if (side.kind == SideKind::BlindWall || side.kind == SideKind::BlindDoor) ++counts["entrance"];
    }
  }
  std::string words;
  for (const auto& [kind, number] : counts) words += kind + ' ' + std::to_string(number) + ' ';
  return words;
}

TEST(Catalog, sides_of_each_kind) {
  EXPECT_EQ(sides_of(kBaseBox), "entrance 23 green 13 orange 15 purple 11 wall 27 yellow 11 ");
  EXPECT_EQ(sides_of(kExpansionBox), "auto 8 entrance 13 green 4 orange 4 purple 4 wall 16 yellow 3 ");
}

// A loudspeaker is printed on every green exploration space and nowhere else, so the colour implies it.
TEST(Catalog, loudspeakers) {
  const auto speaks = [](const TileDef& face) {
    return std::ranges::any_of(face.sides, [](const Side& side) { return side.colour == Colour::Green; });
  };
  EXPECT_EQ(tiles_where(kBaseBox, speaks), "1a; 1b; 4; 5; 6; 11; 13; 14; 15; 18; 20; 22; 24");
  EXPECT_EQ(tiles_where(kExpansionBox, speaks), "7*; 9*; 11*; 28*");
}

TEST(Catalog, sides_say_what_their_opening_shows) {
  for (const Tile tile : tiles_of(kBothBoxes)) {
    const TileDef& face = def(tile);
    for (const Direction direction : kDirections) {
      const Side& side = face.sides[index(direction)];
      const Space& space = space_at(tile, kOpening[index(direction)]);
      const bool explores = side.kind == SideKind::Explore || side.kind == SideKind::AutoExplore;
      const bool enters = side.kind != SideKind::Wall && !explores;
      EXPECT_EQ(explores, space.symbol == Symbol::Exploration) << name(tile) << ' ' << name(direction);
      EXPECT_EQ(side.colour.has_value(), side.kind == SideKind::Explore) << name(tile);
      EXPECT_TRUE(!explores || side.colour == space.colour) << name(tile) << ' ' << name(direction);
      EXPECT_EQ(enters, face.entrance == direction) << name(tile) << ' ' << name(direction);
      EXPECT_TRUE(!enters || space.symbol == Symbol::Plain) << name(tile) << ' ' << name(direction);
      EXPECT_EQ(face.open_side[index(direction)], explores || side.kind == SideKind::Entrance) << name(tile);
    }
    EXPECT_EQ(cells_with(tile, Symbol::Exploration).size(),
              static_cast<std::size_t>(std::ranges::count_if(face.sides,
                                                             [](const Side& side) {
                                                               return side.kind == SideKind::Explore ||
                                                                      side.kind == SideKind::AutoExplore;
                                                             })))
        << name(tile);
  }
}

TEST(Catalog, entrances_are_blind_on_8s_and_25s_only) {
  const auto blind = [](const TileDef& face) {
    return face.entrance && !face.open_side[index(*face.entrance)];
  };
  EXPECT_EQ(tiles_where(kBothBoxes, blind), "8*; 25*");
  EXPECT_EQ(def(Tile::T8s).sides[index(Direction::South)].kind, SideKind::BlindWall);
  EXPECT_EQ(def(Tile::T25s).sides[index(Direction::South)].kind, SideKind::BlindDoor);
}

}  // namespace
}  // namespace catalog
