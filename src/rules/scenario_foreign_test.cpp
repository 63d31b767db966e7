// Scenario 10: trick the guards with items and exits of other colours.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_of;
using scene::Scene;
using scene::walked;

// The four item tiles around tile 1; items at 6:0,2 yellow, 7:2,0 orange, 8:3,0 green, 9:3,0 purple.
//                            +----+----+-^--+----+
//                            | ## | ## | eg | ## |
//                            +----+----+    +----+
//                            < eo   ..   .. | ## |
//                            +----+----+    +----+
//                            | ## | ..   ..  Piy |
//   +----+----+-^--+----+    +----+    +----+----+
//   | ..   ..   ey  Gip |    | vp   .. | ## | ## |
//   +    +    +----+----+----+----+    +----+----+
//   | .. | vo | ## | ## | tm   ..   eo   vp |
//   +    +----+----+----+----+    +    +----+----+----+----+----+
//   | .. | ## | ..   ..   ep   ..   ..   vy | ## |Yio   .. | ## |
//   +    +----+    +----+----+    +    +----+----+----+    +----+
//   | ..   ..   .. | ## | vo   ..   .. | eg/  ../| ## | .. | ## |
//   +----+----+----+----+----+    +    +----+----+----+    +----+
//                       | vg   ey   ../| ## | ## | ## | ../  vg |
//                  +----+----+    +----+----+----+----+    +----+
//                  | ..   ..   ..  Oig |    | vy   ep   .. | ## |
//                  +    +----+----+----+    +----+-v--+----+----+
//                  < ep | ## | ## | ## |
//                  +    +----+----+----+
//                  | .. | vy | ## | eo >
//                  +    +    +----+    +
//                  | ..   ..   ..   .. |
//                  +----+----+----+----+
Scene all_on_foreign_items() {
  Scene scene{ScenarioChoice{.scenario = 10, .start = Tile::T1a}};
  scene.tile("6", "1a:0,2").tile("7", "1a:2,3").tile("8", "1a:3,1").tile("9", "1a:1,0");
  scene.hero("yellow", "7:2,0").hero("purple", "6:0,2").hero("green", "9:3,0").hero("orange", "8:3,0");
  return scene;
}

// The four exit tiles around tile 1; exits at 2:0,0 purple, 10:3,0 green, 11:0,0 yellow, 12:3,0 orange.
//                            +----+----+----+----+
//                            | ## | ## | ../  xp |
//                            +----+----+----+----+
//                            < eo/| ## | ## | ## |
//                            +    +----+----+----+
//                            | ..   .. | ## | ## |
//   +----+----+----+----+    +    +    +----+----+
//   | ..   ../| ## | ## |    | vg | ..   vp | ## |
//   +    +----+----+----+----+----+    +----+----+
//   < ey | ## | ../| vo | tm | ..   eg   .. |
//   +    +----+    +    +    +    +----+    +----+----+-^--+----+
//   | ../| ## | ..   ..   ep |Y..  P.. | .. | vg | ## | ep | xg |
//   +    +----+    +    +    +    +    +    +    +----+    +    +
//   | xo | ../  .. | vp | ..  G..  O.. | ey/  .. | ## | ../  .. |
//   +----+----+----+----+    +----+----+----+    +----+----+    +
//                       | ..   eo   ../| ## | ..   ../| ## | vo |
//                  +----+----+    +----+----+----+    +----+----+
//                  | ## | vy   ..   .. |    | ## | ey | ## | ## |
//                  +----+----+----+    +    +----+-v--+----+----+
//                  < eo   .. | ..   .. |
//                  +----+    +    +----+
//                  | ## | .. | ..   eg >
//                  +----+    +----+    +
//                  | xy   ..   ..   .. |
//                  +----+----+----+----+
Scene after_the_theft() {
  Scene scene{ScenarioChoice{.scenario = 10}};
  scene.tile("2", "1b:0,2").tile("10", "1b:2,3").tile("11", "1b:3,1").tile("12", "1b:1,0").stolen();
  return scene;
}

TEST(TrickTheGuards, S10_1_the_theft_needs_every_hero_on_a_foreign_item) {
  Scene scene = all_on_foreign_items();
  EXPECT_TRUE(scene.may(scene.theft()));
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}}));
}

TEST(TrickTheGuards, S10_1_a_hero_on_its_own_item_does_not_count) {
  // Purple stands on the purple item, green waits on tile 1.
  Scene scene = all_on_foreign_items();
  scene.hero("green", "1a:1,1").hero("purple", "9:3,0").hero("green", "6:0,2");
  EXPECT_EQ(scene.objection_to(scene.theft()),
            (Refusal{.reason = Reason::NotOnForeignItems, .pawn = Pawn::Purple}));
  EXPECT_FALSE(scene.may(scene.theft()));
}

TEST(TrickTheGuards, S10_1_all_four_at_once) {
  for (const auto name : {"yellow", "purple", "green", "orange"}) {
    Scene scene = all_on_foreign_items();
    scene.hero(name, "1a:1,1");
    EXPECT_EQ(scene.objection_to(scene.theft()),
              (Refusal{.reason = Reason::NotOnForeignItems, .pawn = scene::pawn(name)}));
  }
}

TEST(TrickTheGuards, S10_1_elsewhere_foreign_items_do_not_count) {
  Scene scene = all_on_foreign_items();
  scene.game.rules = rules_of(7);
  EXPECT_EQ(scene.objection_to(scene.theft()),
            (Refusal{.reason = Reason::NotOnTheirItems, .pawn = Pawn::Yellow}));
}

TEST(TrickTheGuards, S10_2_a_hero_leaves_by_a_foreign_exit_and_the_pawn_stays_on_it) {
  //   +----+----+----+----+
  //   | ## | ## |O../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  Scene scene = after_the_theft();
  scene.hero("orange", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("orange", "2:0,0")),
            (Events{walked("orange", "2:1,0", "2:0,0"), HeroEscaped{kDwarf, true}}));
  EXPECT_EQ(scene.place_of("orange"), at("2:0,0"));
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "2:1,0")),
            (Refusal{.reason = Reason::HasEscaped, .pawn = kDwarf}));
}

TEST(TrickTheGuards, S10_2_its_own_exit_takes_no_hero) {
  //   +----+----+----+----+
  //   | ## | ## |P../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  Scene scene = after_the_theft();
  scene.hero("purple", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")), (Events{walked("purple", "2:1,0", "2:0,0")}));
  EXPECT_TRUE(scene.may(scene.walk("purple", "2:1,0")));
}

TEST(TrickTheGuards, S10_2_an_exit_serves_one_hero_only) {
  //   +----+----+----+----+
  //   | ## | ## |G../ Oxp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  Scene scene = after_the_theft();
  scene.hero("orange", "2:1,0");
  scene.act(scene.walk("orange", "2:0,0"));
  scene.hero("green", "2:1,0");
  EXPECT_EQ(scene.objection_to(scene.walk("green", "2:0,0")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("2:0,0"), .pawn = kDwarf}));
}

TEST(TrickTheGuards, S10_2_four_heroes_on_four_foreign_exits_win) {
  // Each hero stands before the exit it will take.
  //                            +----+----+----+----+
  //                            | ## | ## |G../  xp |
  //                            +----+----+----+----+
  //                            < eo/| ## | ## | ## |
  //                            +    +----+----+----+
  //                            | ..   .. | ## | ## |
  //   +----+----+----+----+    +    +    +----+----+
  //   | ..   ../| ## | ## |    | vg | ..   vp | ## |
  //   +    +----+----+----+----+----+    +----+----+
  //   < ey | ## | ../| vo | tm | ..   eg   .. |
  //   +    +----+    +    +    +    +----+    +----+----+-^--+----+
  //   |P../| ## | ..   ..   ep | ..   .. | .. | vg | ## | ep | xg |
  //   +    +----+    +    +    +    +    +    +    +----+    +    +
  //   | xo | ../  .. | vp | ..   ..   .. | ey/  .. | ## | ../ Y.. |
  //   +----+----+----+----+    +----+----+----+    +----+----+    +
  //                       | ..   eo   ../| ## | ..   ../| ## | vo |
  //                  +----+----+    +----+----+----+    +----+----+
  //                  | ## | vy   ..   .. |    | ## | ey | ## | ## |
  //                  +----+----+----+    +    +----+-v--+----+----+
  //                  < eo   .. | ..   .. |
  //                  +----+    +    +----+
  //                  | ## | .. | ..   eg >
  //                  +----+    +----+    +
  //                  | xy  O..   ..   .. |
  //                  +----+----+----+----+
  Scene scene = after_the_theft();
  scene.hero("green", "2:1,0").hero("yellow", "10:2,0").hero("orange", "11:1,0").hero("purple", "12:2,0");
  scene.time(90'000);
  EXPECT_EQ(scene.act(scene.walk("green", "2:0,0")),
            (Events{walked("green", "2:1,0", "2:0,0"), HeroEscaped{kElf, true}}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "10:3,0")),
            (Events{walked("yellow", "10:2,0", "10:3,0"), HeroEscaped{kBarbarian, true}}));
  EXPECT_EQ(scene.act(scene.walk("orange", "11:0,0")),
            (Events{walked("orange", "11:1,0", "11:0,0"), HeroEscaped{kDwarf, true}}));
  EXPECT_EQ(
      scene.act(scene.walk("purple", "12:3,0")),
      (Events{walked("purple", "12:2,0", "12:3,0"), HeroEscaped{kMage, true}, GameWon{GameTime{90'000}}}));
}

TEST(TrickTheGuards, S10_2_before_the_theft_no_exit_takes_anybody) {
  //   +----+----+----+----+
  //   | ## | ## |O../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  Scene scene{ScenarioChoice{.scenario = 10}};
  scene.tile("2", "1b:0,2").hero("orange", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("orange", "2:0,0")), (Events{walked("orange", "2:1,0", "2:0,0")}));
}

}  // namespace
}  // namespace rules
