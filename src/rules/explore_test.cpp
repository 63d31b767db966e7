// Exploring (B-EXPL-1 to B-EXPL-7). Upper left corners are given as rows and columns of the table, tile 1 at
// 0,0.
#include "rules/explore.h"

#include <set>
#include <utility>

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::kBaseBack;
using scene::rode;
using scene::Scene;
using scene::walked;

TilePlaced placed(Tile tile, std::string_view from, int row, int column, int turns) {
  return {.tile = Card{tile},
          .from = at(from),
          .row = static_cast<std::int8_t>(row),
          .column = static_cast<std::int8_t>(column),
          .turns = Turns{static_cast<std::uint8_t>(turns)},
          .dimension = 0,
          .right = Right::Hero};
}

TEST(Explore, B_EXPL_1_a_hero_on_its_exploration_space_explores) {
  // 1a:  | vo   ..   O  | G/ >     tile 3 goes east, its entrance (north as printed) turned to the west
  Scene scene = base_game().deck({"3", "4"}).hero("green", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.draw()));
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T3}, kBaseBack}, placed(Tile::T3, "1a:2,3", 1, 4, 3)}));
  EXPECT_TRUE(scene.is_placed("3"));
  EXPECT_EQ(scene.game.state.held, std::nullopt);
  EXPECT_EQ(scene.game.state.deck.size(), 1U);
}

TEST(Explore, B_EXPL_1_the_last_tile_leaves_nothing_to_be_seen) {
  Scene scene = base_game().deck({"3"}).hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T3}, Card::hidden()}, placed(Tile::T3, "1a:2,3", 1, 4, 3)}));
}

TEST(Explore, B_EXPL_1_nobody_on_an_exploration_space) {
  // 1a:  < ep   Y    P    vy |     the four heroes in the middle
  //      | vo   G    O  | eg/>
  const Scene scene = base_game();
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
  EXPECT_FALSE(scene.may(scene.draw()));
}

TEST(Explore, B_EXPL_1_a_place_that_is_explored_already) {
  const Scene scene = base_game().tile("2", "1a:2,3").hero("green", "1a:2,3");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::AlreadyExplored);
  EXPECT_FALSE(scene.may(scene.draw()));
}

TEST(Explore, B_EXPL_1_a_place_that_somebody_reached_from_elsewhere) {
  //     5 | 2       the orange space 2:3,1 faces tile 5, which was explored from tile 4
  //     --+--
  //     4 | 1a
  const Scene scene =
      base_game().tile("2", "1a:0,2").tile("4", "1a:1,0").tile("5", "4:3,1").hero("orange", "2:3,1");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::AlreadyExplored);
}

TEST(Explore, B_EXPL_1_an_escaped_hero_explores_nothing) {
  const Scene scene = base_game().stolen().hero("green", "1a:2,3").escaped("green");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
}

TEST(Explore, B_EXPL_1_it_goes_on_after_the_theft) {
  const Scene scene = base_game().stolen().hero("green", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.draw()));
}

TEST(Explore, B_EXPL_2_the_entrance_continues_from_the_space_used) {
  // Tile 2, whose entrance is printed east, explored from each side of 1a.
  struct Side {
    std::string_view hero;
    std::string_view from;
    int row;
    int column;
    int turns;
  };
  for (const auto& [hero, from, row, column, turns] :
       {Side{"orange", "1a:0,2", -4, 1, 1}, Side{"green", "1a:2,3", 1, 4, 2},
        Side{"yellow", "1a:3,1", 4, -1, 3}, Side{"purple", "1a:1,0", -1, -4, 0}}) {
    Scene scene = base_game().hero(hero, from);
    EXPECT_EQ(scene.act(scene.draw()),
              (Events{TileDrawn{Card{Tile::T2}, kBaseBack}, placed(Tile::T2, from, row, column, turns)}));
    EXPECT_EQ(scene.act(scene.walk(hero, "2:2,3")), (Events{walked(hero, from, "2:2,3")})) << from;
  }
}

TEST(Explore, B_EXPL_2_from_a_turned_tile_too) {
  // 2 lies north of 1a, a quarter turn clockwise: its orange space, printed south, leads west.
  // Tile 3 goes there: from 2 at -4,1 one place west, at -5,-3; its north entrance looks east.
  Scene scene = base_game().tile("2", "1a:0,2").hero("orange", "2:3,1");
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T3}, kBaseBack}, placed(Tile::T3, "2:3,1", -5, -3, 1)}));
  EXPECT_EQ(scene.act(scene.walk("orange", "3:0,2")), (Events{walked("orange", "2:3,1", "3:0,2")}));
}

// 1a:  | tm   ..   O    vp |
//      < ep   Y    P    vy |     orange and green both stand where they can explore
//      | vo   ..   .. | G/ >
Scene two_explorers() {
  return base_game().deck({"3", "4"}).hero("orange", "1a:0,2").hero("green", "1a:2,3");
}

TEST(Explore, B_EXPL_3_with_two_places_the_tile_is_drawn_and_waits) {
  Scene scene = two_explorers();
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T3}, kBaseBack}}));
  EXPECT_EQ(scene.game.state.held, Card{Tile::T3});
  EXPECT_FALSE(scene.is_placed("3"));
  EXPECT_EQ(scene.game.state.deck.size(), 1U);
}

TEST(Explore, B_EXPL_3_the_seat_then_chooses_one_place) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  EXPECT_TRUE(scene.may(scene.place_tile("1a:2,3")));
  EXPECT_EQ(scene.act(scene.place_tile("1a:2,3")), (Events{placed(Tile::T3, "1a:2,3", 1, 4, 3)}));
  EXPECT_EQ(scene.game.state.held, std::nullopt);
}

TEST(Explore, B_EXPL_3_or_the_other) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  EXPECT_TRUE(scene.may(scene.place_tile("1a:0,2")));
  EXPECT_EQ(scene.act(scene.place_tile("1a:0,2")), (Events{placed(Tile::T3, "1a:0,2", -4, 1, 2)}));
}

TEST(Explore, B_EXPL_3_a_hero_who_comes_later_offers_its_place_too) {
  // Yellow steps down to 1a:3,1 while the tile waits.
  Scene scene = two_explorers().hero("yellow", "1a:2,1");
  scene.act(scene.draw());
  scene.act(scene.walk("yellow", "1a:3,1"));
  EXPECT_EQ(scene.act(scene.place_tile("1a:3,1")), (Events{placed(Tile::T3, "1a:3,1", 4, -1, 0)}));
}

TEST(Explore, B_EXPL_3_the_heroes_before_the_places_stay_until_it_lies) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  for (const auto& [request, hero] : {std::pair{scene.walk("orange", "1a:0,1"), Pawn::Orange},
                                      std::pair{scene.vortex("orange", "1a:2,0"), Pawn::Orange},
                                      std::pair{scene.vortex("green", "1a:3,0"), Pawn::Green},
                                      std::pair{scene.escalator("green", "1a:3,2"), Pawn::Green}}) {
    EXPECT_EQ(scene.objection_to(request), (Refusal{.reason = Reason::HeroMustStay, .pawn = hero}));
    EXPECT_FALSE(scene.may(request));
  }
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:0,1"))) << "others go where they like";
  scene.act(scene.place_tile("1a:2,3"));
  EXPECT_TRUE(scene.may(scene.walk("orange", "1a:0,1")));
  EXPECT_EQ(scene.act(scene.escalator("green", "1a:3,2")), (Events{rode("green", "1a:2,3", "1a:3,2")}));
}

TEST(Explore, B_EXPL_3_nothing_is_placed_that_was_not_drawn) {
  const Scene scene = two_explorers();
  EXPECT_EQ(scene.refusal_of(scene.place_tile("1a:0,2")), Reason::NoTileDrawn);
  EXPECT_FALSE(scene.may(scene.place_tile("1a:0,2")));
}

TEST(Explore, B_EXPL_3_it_goes_to_no_other_space) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  for (const std::string_view space : {"1a:0,1", "1a:1,1", "3:2,3"}) {  // 3 is in the hand, not in the mall
    EXPECT_EQ(scene.objection_to(scene.place_tile(space)),
              (Refusal{.reason = Reason::NotAnExplorationSpace, .place = at(space)}));
    EXPECT_FALSE(scene.may(scene.place_tile(space)));
  }
  EXPECT_EQ(scene.objection_to(scene.place_tile("1a:3,1")),
            (Refusal{.reason = Reason::NowhereToExplore, .place = at("1a:3,1")}))
      << "nobody stands there";
  EXPECT_FALSE(scene.may(scene.place_tile("1a:3,1")));
}

TEST(Explore, B_EXPL_3_nor_where_a_tile_lies_already) {
  Scene scene = two_explorers().tile("2", "1a:3,1");
  scene.act(scene.draw());
  EXPECT_EQ(scene.objection_to(scene.place_tile("1a:3,1")),
            (Refusal{.reason = Reason::AlreadyExplored, .place = at("1a:3,1")}));
  EXPECT_FALSE(scene.may(scene.place_tile("1a:3,1")));
}

TEST(Explore, B_EXPL_4_no_second_tile_while_one_waits) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::TileIsWaiting);
  EXPECT_FALSE(scene.may(scene.draw()));
  scene.act(scene.place_tile("1a:0,2"));
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, Card::hidden()}, placed(Tile::T4, "1a:2,3", 1, 4, 0)}));
}

TEST(Explore, B_EXPL_5_neighbours_are_shifted_by_one_space_and_never_overlap) {
  // All 24 tiles, each put at the first free exploration space there is.
  Scene scene{ScenarioChoice{.scenario = 7, .start = Tile::T1a, .level = 24}};
  for (const Tile tile : scene.game.rules.deck) {
    std::optional<Place> free;
    for (const Tile other : scene.game.state.placed) {
      for (std::uint8_t i = 0; i < catalog::kCells && !free; ++i) {
        if (leads_to_the_unexplored(scene.game.state, place(other, Cell{i}))) free = place(other, Cell{i});
      }
    }
    ASSERT_TRUE(free);
    const TilePlacement where = placement_explored_from(scene.game.state, *free, tile);
    evolve(scene.game.state,
           TilePlaced{Card{tile}, *free, where.row, where.column, where.turns, 0, Right::Hero});
    const PlacedTile& here = placed_tile(scene.game.state, free->tile());
    const std::pair shift{where.row - here.row, where.column - here.column};
    EXPECT_TRUE((std::set<std::pair<int, int>>{{-4, 1}, {1, 4}, {4, -1}, {-1, -4}}.contains(shift)));
  }
  std::set<std::pair<int, int>> covered;
  for (const Tile tile : scene.game.state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const WorldPlace space = world_place(scene.game.state, place(tile, Cell{i}));
      EXPECT_TRUE(covered.emplace(space.row, space.column).second) << catalog::name(tile);
    }
  }
  EXPECT_EQ(covered.size(), 24U * 16U);
}

TEST(Explore, B_EXPL_6_an_empty_deck_gives_nothing) {
  const Scene scene = base_game().deck({}).hero("green", "1a:2,3");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::DeckIsEmpty);
  EXPECT_FALSE(scene.may(scene.draw()));
}

TEST(Explore, B_EXPL_6_a_drawn_tile_is_placed_though_the_deck_is_empty) {
  Scene scene = two_explorers().deck({"3"});
  scene.act(scene.draw());
  EXPECT_TRUE(scene.may(scene.place_tile("1a:0,2")));
}

TEST(Explore, B_EXPL_7_a_hero_of_another_colour_explores_nothing) {
  // 1a:  | vo   G    O  | Y/ >     yellow on the green space
  const Scene scene = base_game().hero("yellow", "1a:2,3");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::HeroOfAnotherColour);
  EXPECT_FALSE(scene.may(scene.draw()));
}

TEST(Explore, B_EXPL_7_nor_does_its_place_count_beside_the_right_ones) {
  // Green, orange and yellow all stand on exploration spaces, yellow on the purple one.
  Scene scene = two_explorers().hero("yellow", "1a:1,0");
  scene.act(scene.draw());
  EXPECT_EQ(scene.objection_to(scene.place_tile("1a:1,0")),
            (Refusal{.reason = Reason::HeroOfAnotherColour, .place = at("1a:1,0")}));
  EXPECT_FALSE(scene.may(scene.place_tile("1a:1,0")));
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:1,1"))) << "it need not stay either";
}

}  // namespace
}  // namespace rules
