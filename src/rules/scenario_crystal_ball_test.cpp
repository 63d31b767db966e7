// Scenario 5: the mage and her crystal ball.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::custom_rules_of;
using scene::kBaseBack;
using scene::kNothing;
using scene::rules_of;
using scene::Scene;
using scene::walked;

// Tile 15 lies north of tile 1, and the mage stands on its crystal ball:
//        +----+----+-^--+----+
//        | ## | ..   eo   ../|
//        +----+::::+----+----+
//        < eg   .. | ## | ## |
//        +----+    +----+----+
//        | ## | ..   ../  vy |
//        +----+----+    +----+
//        |Pcb   ..   .. | ## |
//   +----+----+    +----+----+
//   | tm | ..   eg   .. |
//   +    +    +----+    +
//   < ep | ..   .. | .. |
//   +    +    +    +    +
//   |Y..  G..  O.. | ey/>
//   +    +----+----+----+
//   | ..   eo   ../| ## |
//   +----+-v--+----+----+
Scene mage_at_the_ball() {
  Scene scene{ScenarioChoice{.scenario = 5}};
  scene.tile("15", "1b:0,2").hero("purple", "15:3,3").hero("yellow", "1b:2,0");
  return scene;
}

TEST(CrystalBall, S5_1_starts_on_1b_with_tile_15_on_the_shuffled_tiles_2_to_14) {
  const Ruleset rules = rules_of(5);
  EXPECT_EQ(rules.start, Tile::T1b);
  EXPECT_EQ(rules.deck, scene::numbered(2, 15));
  std::optional<catalog::TileList> last;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const catalog::TileList deck = arrange(rules, rules::Setup{}, {seed, 0})->deck;
    ASSERT_EQ(deck.size(), 14U);
    EXPECT_EQ(deck.front(), Tile::T15);
    EXPECT_FALSE(last && deck == *last) << "the tiles below are shuffled";
    last = deck;
  }
}

TEST(CrystalBall, S5_2_a_tile_goes_to_an_unused_space_of_any_colour_without_a_hero_there) {
  //   +----+----+-^--+----+
  //   | ## | ..   eo   ../|
  //   +----+::::+----+----+
  //   < eg   .. | ## | ## |
  //   +----+    +----+----+
  //   | ## | ..   ../  vy |
  //   +----+----+    +----+
  //   |Pcb   ..   .. | ## |
  //   +----+    +----+----+
  Scene scene = mage_at_the_ball();
  scene.deck({"4", "5", "3"});
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T4}, kBaseBack}}));
  for (const auto from : {"15:1,0", "15:3,1", "1b:1,0", "1b:2,3", "1b:3,1"}) {
    EXPECT_TRUE(scene.may(scene.place_tile(from))) << from;
  }
  EXPECT_EQ(scene.refusal_of(scene.place_tile("1b:0,2")), Reason::AlreadyExplored) << "tile 15 lies there";
  EXPECT_EQ(scene.act(scene.place_tile("15:3,1")),
            (Events{TilePlaced{Card{Tile::T4}, at("15:3,1"), -5, -3, Turns{2}, 0, Right::CrystalBall},
                    WentOutOfOrder{at("15:3,3")}, BallBegun{}}));
}

TEST(CrystalBall, S5_2_the_second_tile_may_be_attached_to_the_first) {
  // Tile 4 comes to the green space of tile 15, tile 5 to the purple one of tile 4.
  //   +----+----+-^--+----+
  //   | vy | ## | eg | ## |
  //   +    +----+    +----+----+----+-^--+----+
  //   < ep   ..   .. | ## | ## | ..   eo   ../|
  //   +----+----+    +----+----+::::+----+----+
  //   | ## | tm   ..   ..   eg   .. | ## | ## |
  //   +----+----+    +----+----+    +----+----+
  //   | ## | ## | vo | ## | ## | ..   ../  vy |
  //   +----+----+----+----+----+----+    +----+
  //                       |Pcb   ..   .. | ## |
  //                       +----+    +----+----+
  Scene scene = mage_at_the_ball();
  scene.deck({"4", "5", "3"});
  scene.act(scene.draw());
  scene.act(scene.place_tile("15:3,1"));
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T5}, kBaseBack}}));
  EXPECT_EQ(scene.act(scene.place_tile("4:2,3")),
            (Events{TilePlaced{Card{Tile::T5}, at("4:2,3"), -6, -7, Turns{2}, 0, Right::CrystalBall},
                    BallEnded{}}));
}

TEST(CrystalBall, S5_2_there_is_no_third_tile) {
  //   +----+----+-^--+----+
  //   | ## | ..   eo   ../|
  //   +----+::::+----+----+
  //   < eg   .. | ## | ## |
  //   +----+    +----+----+
  //   | ## | ..   ../  vy |
  //   +----+----+    +----+
  //   |Pcb   ..   .. | ## |
  //   +----+    +----+----+
  Scene scene = mage_at_the_ball();
  scene.deck({"4", "5", "3"});
  for (const auto from : {"15:1,0", "15:3,1"}) {
    scene.act(scene.draw());
    scene.act(scene.place_tile(from));
  }
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
  EXPECT_FALSE(scene.may(scene.draw()));
}

TEST(CrystalBall, S5_2_only_the_explore_seat_may_use_it) {
  //   +----+----+-^--+----+
  //   | ## | ..   eo   ../|
  //   +----+::::+----+----+
  //   < eg   .. | ## | ## |
  //   +----+    +----+----+
  //   | ## | ..   ../  vy |
  //   +----+----+    +----+
  //   |Pcb   ..   .. | ## |
  //   +----+    +----+----+
  const Scene scene = mage_at_the_ball();
  for (const unsigned seat : {0U, 2U, 3U}) {
    EXPECT_EQ(scene.refusal_of(by_seat(seat, scene.draw())), Reason::NotOnYourActionTile);
  }
  EXPECT_TRUE(scene.may(scene.draw()));
}

TEST(CrystalBall, S5_2_before_scenario_5_a_ball_does_nothing) {
  //   +----+----+-^--+----+
  //   | ## | ..   eo   ../|
  //   +----+::::+----+----+
  //   < eg   .. | ## | ## |
  //   +----+    +----+----+
  //   | ## | ..   ../  vy |
  //   +----+----+    +----+
  //   |Pcb   ..   .. | ## |
  //   +----+    +----+----+
  Ruleset rules = custom_rules_of(4);
  rules.start = Tile::T1b;
  Scene scene{rules};
  scene.tile("15", "1b:0,2").hero("purple", "15:3,3");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
}

TEST(CrystalBall, S5_2_holds_in_every_later_scenario) {
  for (unsigned scenario = 5; scenario <= 17; ++scenario) {
    EXPECT_TRUE(rules_of(scenario).crystal_balls) << scenario;
  }
}

TEST(CrystalBall, S5_3_it_need_not_be_used_at_once) {
  //        +----+----+-^--+----+
  //        | ## | ..   eo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        | cb  P..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = mage_at_the_ball();
  scene.hero("purple", "15:2,3").deck({"4", "5"});
  EXPECT_EQ(scene.act(scene.walk("purple", "15:3,3")), (Events{walked("purple", "15:2,3", "15:3,3")}))
      << "coming there does nothing by itself";
  scene.act(scene.walk("yellow", "1b:3,0"));
  scene.act(scene.walk("yellow", "1b:2,0"));
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T4}, kBaseBack}}));
}

TEST(CrystalBall, S5_3_the_mage_must_still_be_there) {
  //        +----+----+-^--+----+
  //        | ## | ..   eo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        |Pcb   ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = mage_at_the_ball();
  scene.act(scene.walk("purple", "15:2,3"));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
  scene.act(scene.walk("purple", "15:3,3"));
  EXPECT_TRUE(scene.may(scene.draw())) << "she left without using it, and it is in order";
}

TEST(CrystalBall, S5_4_a_ball_used_for_one_tile_is_out_of_order) {
  //        +----+----+-^--+----+
  //        | ## | ..   eo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        |Pcb   ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = mage_at_the_ball();
  scene.act(scene.draw());
  scene.act(scene.place_tile("15:1,0"));
  EXPECT_TRUE(scene.is_out_of_order("15:3,3"));
  scene.act(scene.walk("purple", "15:2,3"));
  scene.act(scene.walk("purple", "15:3,3"));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
}

TEST(CrystalBall, S5_4_a_ball_used_for_two_tiles_gets_one_token) {
  //        +----+----+-^--+----+
  //        | ## | ..   eo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        |Pcb   ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = mage_at_the_ball();
  scene.deck({"4", "5"});
  scene.act(scene.draw());
  EXPECT_TRUE(scene::has<WentOutOfOrder>(scene.act(scene.place_tile("15:1,0"))));
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T5}, kNothing}}));
  EXPECT_FALSE(scene::has<WentOutOfOrder>(scene.act(scene.place_tile("15:3,1"))));
  EXPECT_TRUE(scene.is_out_of_order("15:3,3"));
}

TEST(CrystalBall, S5_4_a_ball_with_a_token_does_nothing) {
  //        +----+----+-^--+----+
  //        | ## | ..   eo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        |Pcb   ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = mage_at_the_ball();
  scene.out_of_order("15:3,3");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
}

TEST(CrystalBall, S5_5_for_any_other_hero_nothing_happens) {
  //        +----+----+-^--+----+
  //        | ## | ..   eo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        | cb  G..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg  P.. |
  //   +    +    +----+    +
  for (const auto name : {"yellow", "green", "orange"}) {
    Scene scene = mage_at_the_ball();
    scene.hero("purple", "1b:0,3").hero(name, "15:2,3");
    EXPECT_EQ(scene.act(scene.walk(name, "15:3,3")), (Events{walked(name, "15:2,3", "15:3,3")}));
    EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
    EXPECT_FALSE(scene.is_out_of_order("15:3,3"));
  }
}

}  // namespace
}  // namespace rules
