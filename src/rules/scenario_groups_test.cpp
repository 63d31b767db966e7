// Scenario 17: never two heroes on one tile, except for tile 1.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::Scene;
using scene::walked;

// Tile 11, with the yellow exit, lies south of tile 1:
//        +----+----+-^--+----+
//        | tm | ..   eg   .. |
//        +    +    +----+    +
//        < ep |Y..  P.. | .. |
//        +    +    +    +    +
//        | ..  G..   .. | ey/>
//        +    +----+----+----+
//        | ..  Oeo   ../| ## |
//   +----+----+    +----+----+
//   | ## | vy   ..   .. |
//   +----+----+----+    +
//   < eo   .. | ..   .. |
//   +----+    +    +----+
//   | ## | .. | ..   eg >
//   +----+    +----+    +
//   | xy   ..   ..   .. |
//   +----+----+----+----+
Scene before_tile_11() {
  Scene scene{ScenarioChoice{.scenario = 17}};
  scene.tile("11", "1b:3,1").hero("orange", "1b:3,1");
  return scene;
}

TEST(Groups, S17_1_no_hero_enters_a_tile_where_another_one_is) {
  //        +    +----+----+----+
  //        | ..  Oeo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   <Yeo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   | xy   ..   ..   .. |
  //   +----+----+----+----+
  Scene scene = before_tile_11();
  scene.hero("yellow", "11:0,2");
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "11:2,3")),
            (Refusal{.reason = Reason::GroupsAreForbidden, .tile = Tile::T11}));
  EXPECT_FALSE(scene.may(scene.walk("orange", "11:2,3")));
}

TEST(Groups, S17_1_one_hero_alone_enters_and_moves_about) {
  //        +    +----+----+----+
  //        | ..  Oeo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   < eo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   | xy   ..   ..   .. |
  //   +----+----+----+----+
  Scene scene = before_tile_11();
  EXPECT_TRUE(scene.may(scene.walk("orange", "11:2,3")));
  EXPECT_EQ(scene.act(scene.walk("orange", "11:2,3")), (Events{walked("orange", "1b:3,1", "11:2,3")}));
  EXPECT_TRUE(scene.may(scene.walk("orange", "11:3,3")));
}

TEST(Groups, S17_1_on_tile_1_any_number_may_be) {
  //        +----+----+-^--+----+
  //        | tm | ..   eg   .. |
  //        +    +    +----+    +
  //        < ep |Y..  P.. | .. |
  //        +    +    +    +    +
  //        | ..  G..   .. | ey/>
  //        +    +----+----+----+
  //        | ..   eo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy  O..   .. |
  //   +----+----+----+    +
  Scene scene = before_tile_11();
  scene.hero("orange", "11:2,3");
  EXPECT_EQ(scene.act(scene.walk("orange", "1b:3,1")), (Events{walked("orange", "11:2,3", "1b:3,1")}));
}

TEST(Groups, S17_1_in_no_other_scenario) {
  //        +    +----+----+----+
  //        | ..  Oeo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   <Yeo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   | xy   ..   ..   .. |
  //   +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 7}};
  scene.tile("11", "1b:3,1").hero("orange", "1b:3,1").hero("yellow", "11:0,2");
  EXPECT_TRUE(scene.may(scene.walk("orange", "11:2,3")));
}

TEST(Groups, S17_2_a_hero_that_reaches_its_exit_has_escaped_and_stays_on_it) {
  //        +    +----+----+----+
  //        | ..  Oeo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   < eo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   | xy  Y..   ..   .. |
  //   +----+----+----+----+
  Scene scene = before_tile_11();
  scene.hero("yellow", "11:1,0").stolen();
  EXPECT_EQ(scene.act(scene.walk("yellow", "11:0,0")),
            (Events{walked("yellow", "11:1,0", "11:0,0"), HeroEscaped{kBarbarian, true}}));
  EXPECT_EQ(scene.place_of("yellow"), at("11:0,0"));
  EXPECT_TRUE(has_escaped(scene.game.state, kBarbarian));
}

TEST(Groups, S17_2_it_never_moves_again) {
  //        +    +----+----+----+
  //        | ..  Oeo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   < eo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   |Yxy   ..   ..   .. |
  //   +----+----+----+----+
  Scene scene = before_tile_11();
  scene.hero("yellow", "11:1,0").stolen();
  scene.act(scene.walk("yellow", "11:0,0"));
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "11:1,0")),
            (Refusal{.reason = Reason::HasEscaped, .pawn = kBarbarian}));
  EXPECT_FALSE(scene.may(scene.walk("yellow", "11:1,0")));
}

TEST(Groups, S17_2_it_keeps_blocking_its_tile) {
  //        +    +----+----+----+
  //        | ..  Oeo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   < eo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   |Yxy   ..   ..   .. |
  //   +----+----+----+----+
  Scene scene = before_tile_11();
  scene.hero("yellow", "11:1,0").stolen();
  scene.act(scene.walk("yellow", "11:0,0"));
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "11:2,3")),
            (Refusal{.reason = Reason::GroupsAreForbidden, .tile = Tile::T11}));
}

TEST(Groups, S17_2_the_exit_of_another_colour_takes_nobody) {
  //        +    +----+----+----+
  //        | ..   eo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   < eo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   | xy  O..   ..   .. |
  //   +----+----+----+----+
  Scene scene = before_tile_11();
  scene.hero("orange", "11:1,0").stolen();
  EXPECT_EQ(scene.act(scene.walk("orange", "11:0,0")), (Events{walked("orange", "11:1,0", "11:0,0")}));
}

TEST(Groups, S17_2_four_heroes_on_their_own_exits_win) {
  // Three have left and stay; the last one stands before its exit.
  //                            +----+----+----+----+
  //                            | ## | ## | ../ Pxp |
  //                            +----+----+----+----+
  //                            < eo/| ## | ## | ## |
  //                            +    +----+----+----+
  //                            | ..   .. | ## | ## |
  //   +----+----+----+----+    +    +    +----+----+
  //   | ..   ../| ## | ## |    | vg | ..   vp | ## |
  //   +    +----+----+----+----+----+    +----+----+
  //   < ey | ## | ../| vo | tm | ..   eg   .. |
  //   +    +----+    +    +    +    +----+    +----+----+-^--+----+
  //   | ../| ## | ..   ..   ep | ..   .. | .. | vg | ## | ep |Gxg |
  //   +    +----+    +    +    +    +    +    +    +----+    +    +
  //   |Oxo | ../  .. | vp | ..   ..   .. | ey/  .. | ## | ../  .. |
  //   +----+----+----+----+    +----+----+----+    +----+----+    +
  //                       | ..   eo   ../| ## | ..   ../| ## | vo |
  //                  +----+----+    +----+----+----+    +----+----+
  //                  | ## | vy   ..   .. |    | ## | ey | ## | ## |
  //                  +----+----+----+    +    +----+-v--+----+----+
  //                  < eo   .. | ..   .. |
  //                  +----+    +    +----+
  //                  | ## | .. | ..   eg >
  //                  +----+    +----+    +
  //                  | xy  Y..   ..   .. |
  //                  +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 17}};
  scene.tile("2", "1b:0,2").tile("10", "1b:2,3").tile("11", "1b:3,1").tile("12", "1b:1,0").stolen();
  scene.hero("purple", "2:1,0").hero("green", "10:2,0").hero("orange", "12:2,0").hero("yellow", "11:1,0");
  scene.act(scene.walk("purple", "2:0,0"));
  scene.act(scene.walk("green", "10:3,0"));
  scene.act(scene.walk("orange", "12:3,0"));
  EXPECT_EQ(
      scene.act(scene.walk("yellow", "11:0,0")),
      (Events{walked("yellow", "11:1,0", "11:0,0"), HeroEscaped{kBarbarian, true}, GameWon{GameTime{1000}}}));
}

}  // namespace
}  // namespace rules
