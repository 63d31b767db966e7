// Rulings about scenarios 9, 10 and 17 and the levels.
#include "rules/talk.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::custom_rules_of;
using scene::rules_of;
using scene::Scene;
using scene::walked;
using scene::whirled;

TEST(Leader, R_17_the_missing_tile_passes_like_the_others_so_the_lead_moves_on) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  for (unsigned seats = 3; seats <= 9; ++seats) {
    SCOPED_TRACE(seats);
    Scene scene{ScenarioChoice{.scenario = 9, .seats = seats}};
    const Seat last{static_cast<std::uint8_t>(seats - 1)};
    scene.hero("yellow", "1b:1,0");
    ASSERT_TRUE(is_leader(scene.game.state, last));
    EXPECT_TRUE(scene::has<ActionTilesPassed>(scene.act(scene.walk("yellow", "1b:0,0"))));
    EXPECT_TRUE(is_leader(scene.game.state, Seat{0}));
    EXPECT_FALSE(is_leader(scene.game.state, last));
  }
}

TEST(Leader, R_17_the_red_pawn_stays_where_it_stands) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 9}};
  scene.hero("yellow", "1b:1,0");
  scene.act(scene.red_pawn(3, 1));
  scene.act(scene.walk("yellow", "1b:0,0"));
  EXPECT_EQ(scene.game.state.red_pawn, Seat{1});
  EXPECT_EQ(scene.refusal_of(scene.red_pawn(3, 2)), Reason::OnlyTheLeader) << "seat 3 leads no more";
  EXPECT_TRUE(scene.may(scene.red_pawn(0, 2)));
}

// The four exit tiles after the theft; exits at 2:0,0 purple, 10:3,0 green, 11:0,0 yellow, 12:3,0 orange.
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
Scene four_exits() {
  Scene scene{ScenarioChoice{.scenario = 10}};
  scene.tile("2", "1b:0,2").tile("10", "1b:2,3").tile("11", "1b:3,1").tile("12", "1b:1,0").stolen();
  return scene;
}

TEST(TrickTheGuards, R_18_item_and_exit_may_be_of_the_same_colour_if_it_is_not_the_heros_own) {
  // Yellow steals the orange item, and leaves by the orange exit.
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
  Scene scene{ScenarioChoice{.scenario = 10, .start = Tile::T1a}};
  scene.tile("6", "1a:0,2").tile("7", "1a:2,3").tile("8", "1a:3,1").tile("9", "1a:1,0").tile("12", "8:2,3");
  scene.hero("yellow", "7:2,0").hero("purple", "6:0,2").hero("green", "9:3,0").hero("orange", "8:3,0");
  scene.act(scene.theft());
  scene.hero("yellow", "12:2,0");
  EXPECT_EQ(scene.act(scene.walk("yellow", "12:3,0")),
            (Events{walked("yellow", "12:2,0", "12:3,0"), HeroEscaped{kBarbarian, true}}));
}

TEST(TrickTheGuards, R_18_a_hero_on_a_foreign_exit_cannot_move_again) {
  //   +----+----+----+----+
  //   | ## | ## |G../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  Scene scene = four_exits();
  scene.hero("green", "2:1,0");
  scene.act(scene.walk("green", "2:0,0"));
  EXPECT_EQ(scene.refusal_of(scene.walk("green", "2:1,0")), Reason::HasEscaped);
  EXPECT_EQ(scene.refusal_of(scene.vortex("green", "10:3,3")), Reason::HasEscaped);
  EXPECT_EQ(scene.refusal_of(scene.escalator("green", "2:3,1")), Reason::HasEscaped);
}

TEST(TrickTheGuards, R_18_the_program_says_when_the_last_hero_has_only_its_own_exit_left) {
  // Green has taken the purple exit, yellow the green one; purple is about to take the yellow one.
  //                            +----+----+----+----+
  //                            | ## | ## | ../ Gxp |
  //                            +----+----+----+----+
  //                            < eo/| ## | ## | ## |
  //                            +    +----+----+----+
  //                            | ..   .. | ## | ## |
  //   +----+----+----+----+    +    +    +----+----+
  //   | ..   ../| ## | ## |    | vg | ..   vp | ## |
  //   +    +----+----+----+----+----+    +----+----+
  //   < ey | ## | ../| vo | tm | ..   eg   .. |
  //   +    +----+    +    +    +    +----+    +----+----+-^--+----+
  //   |O../| ## | ..   ..   ep | ..   .. | .. | vg | ## | ep |Yxg |
  //   +    +----+    +    +    +    +    +    +    +----+    +    +
  //   | xo | ../  .. | vp | ..   ..   .. | ey/  .. | ## | ../  .. |
  //   +----+----+----+----+    +----+----+----+    +----+----+    +
  //                       | ..   eo   ../| ## | ..   ../| ## | vo |
  //                  +----+----+    +----+----+----+    +----+----+
  //                  | ## | vy   ..   .. |    | ## | ey | ## | ## |
  //                  +----+----+----+    +    +----+-v--+----+----+
  //                  < eo   .. | ..   .. |
  //                  +----+    +    +----+
  //                  | ## | .. | ..   eg >
  //                  +----+    +----+    +
  //                  | xy  P..   ..   .. |
  //                  +----+----+----+----+
  Scene scene = four_exits();
  scene.hero("green", "2:1,0").hero("yellow", "10:2,0").hero("purple", "11:1,0").hero("orange", "12:2,0");
  EXPECT_FALSE(scene::has<NoExitLeft>(scene.act(scene.walk("green", "2:0,0"))));
  EXPECT_FALSE(scene::has<NoExitLeft>(scene.act(scene.walk("yellow", "10:3,0"))));
  EXPECT_EQ(scene.act(scene.walk("purple", "11:0,0")),
            (Events{walked("purple", "11:1,0", "11:0,0"), HeroEscaped{kMage, true}, NoExitLeft{}}));
  EXPECT_TRUE(scene.game.state.no_exit_left);
  EXPECT_EQ(scene.game.state.outcome, Outcome::Running) << "the sand decides";
  EXPECT_EQ(scene.act(scene.walk("orange", "12:3,0")), (Events{walked("orange", "12:2,0", "12:3,0")}));
}

TEST(TrickTheGuards, R_18_it_says_nothing_while_an_assignment_is_left) {
  // Yellow takes the green exit, green the orange one, orange the purple one: purple has the yellow one left.
  //                            +----+----+----+----+
  //                            | ## | ## |O../  xp |
  //                            +----+----+----+----+
  //                            < eo/| ## | ## | ## |
  //                            +    +----+----+----+
  //                            | ..   .. | ## | ## |
  //   +----+----+----+----+    +    +    +----+----+
  //   | ..   ../| ## | ## |    | vg | ..   vp | ## |
  //   +    +----+----+----+----+----+    +----+----+
  //   < ey | ## | ../| vo | tm | ..   eg   .. |
  //   +    +----+    +    +    +    +----+    +----+----+-^--+----+
  //   |G../| ## | ..   ..   ep | ..   .. | .. | vg | ## | ep | xg |
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
  //                  | xy  P..   ..   .. |
  //                  +----+----+----+----+
  Scene scene = four_exits();
  scene.hero("orange", "2:1,0").hero("yellow", "10:2,0").hero("purple", "11:1,0").hero("green", "12:2,0");
  scene.act(scene.walk("yellow", "10:3,0"));
  scene.act(scene.walk("green", "12:3,0"));
  EXPECT_EQ(scene.act(scene.walk("orange", "2:0,0")),
            (Events{walked("orange", "2:1,0", "2:0,0"), HeroEscaped{kDwarf, true}}));
  EXPECT_FALSE(scene.game.state.no_exit_left);
}

TEST(Groups, R_22_the_ban_holds_for_the_vortex_within_and_between_tiles) {
  // Yellow is on tile 4; green has tile 2 to itself.
  //        +----+----+----+----+
  //        | ## | ## | ../  xp |
  //        +----+----+----+----+
  //        < eo/| ## | ## | ## |
  //        +    +----+----+----+
  //        | ..  G.. | ## | ## |
  //        +    +    +----+----+
  //        | vg | ..   vp | ## |
  //   +----+----+    +----+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+----+----+----+----+
  //   < ep   ..  P..   vy | ## | vo | ## | ## |
  //   +----+    +    +----+----+    +----+----+
  //   | vo   ..  O.. | eg/  ..   ..   tm | ## |
  //   +----+    +    +----+----+    +----+----+
  //   | vg   ey   ../| ## | ## | ..  Y..   ep >
  //   +----+-v--+----+----+----+    +----+    +
  //                       | ## | eg | ## | vy |
  //                       +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 17, .start = Tile::T1a}};
  scene.tile("4", "1a:2,3").tile("2", "1a:0,2").hero("yellow", "4:2,2").hero("green", "2:2,2");
  EXPECT_EQ(scene.objection_to(scene.vortex("orange", "4:0,1")),
            (Refusal{.reason = Reason::GroupsAreForbidden, .tile = Tile::T4}));
  EXPECT_EQ(scene.refusal_of(scene.vortex("purple", "2:1,3")), Reason::GroupsAreForbidden);
  EXPECT_EQ(scene.act(scene.vortex("green", "2:3,3")), (Events{whirled("green", "2:2,2", "2:3,3")}));
}

TEST(Groups, R_22_two_on_a_tile_are_an_option) {
  //        +----+----+-^--+----+
  //        | tm | ..   eg   .. |
  //        +    +    +----+    +
  //        < ep | ..  P.. | .. |
  //        +    +    +    +    +
  //        | ..   ..   .. | ey/>
  //        +    +----+----+----+
  //        | ..  Oeo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   <Yeo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   | xy   ..   ..  G.. |
  //   +----+----+----+----+
  Ruleset rules = custom_rules_of(17);
  rules.groups = catalog::Groups::Pairs;
  Scene scene{rules};
  scene.tile("11", "1b:3,1").hero("yellow", "11:0,2").hero("orange", "1b:3,1");
  EXPECT_TRUE(scene.may(scene.walk("orange", "11:2,3")));
  scene.hero("green", "11:3,0");
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "11:2,3")), Reason::GroupsAreForbidden)
      << "three are too many";
}

TEST(Groups, R_22_it_is_off_unless_chosen) { EXPECT_EQ(rules_of(17).groups, catalog::Groups::Forbidden); }

TEST(Challenges, R_23_any_level_from_12_to_24_uses_the_tiles_1_to_it) {
  for (unsigned scenario = 8; scenario <= 17; ++scenario) {
    for (unsigned level = 12; level <= 24; ++level) {
      const auto rules = ruleset_for({.scenario = scenario, .level = level});
      ASSERT_TRUE(rules);
      EXPECT_EQ(rules->deck, scene::numbered(2, level));
    }
    EXPECT_EQ(scene::fault_of(ScenarioChoice{.scenario = scenario, .level = 11}), Fault::LevelOutOfRange);
    EXPECT_EQ(scene::fault_of(ScenarioChoice{.scenario = scenario, .level = 25}), Fault::LevelOutOfRange);
  }
}

TEST(Groups, R_79_an_escaped_hero_that_stays_blocks_its_space_and_its_tile) {
  //        +----+----+-^--+----+
  //        | tm | ..   eg   .. |
  //        +    +    +----+    +
  //        < ep | ..  P.. | .. |
  //        +    +    +    +    +
  //        | ..  G..   .. | ey/>
  //        +    +----+----+----+
  //        | ..   eo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | vy   ..   .. |
  //   +----+----+----+    +
  //   < eo   .. | ..   .. |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+    +
  //   |Yxy  O..   ..   .. |
  //   +----+----+----+----+
  for (const unsigned scenario : {10U, 17U}) {
    SCOPED_TRACE(scenario);
    const auto leaver = scenario == 10 ? "green" : "yellow";
    Scene scene{ScenarioChoice{.scenario = scenario}};
    scene.tile("11", "1b:3,1").hero(leaver, "11:1,0").stolen();
    scene.act(scene.walk(leaver, "11:0,0"));
    scene.hero("orange", "11:1,0");
    EXPECT_EQ(scene.refusal_of(scene.walk("orange", "11:0,0")), Reason::WayIsBlocked);
    scene.hero("orange", "1b:3,1");
    const bool is_barred = scene.refusal_of(scene.walk("orange", "11:2,3")) == Reason::GroupsAreForbidden;
    EXPECT_EQ(is_barred, scenario == 17);
  }
}

}  // namespace
}  // namespace rules
