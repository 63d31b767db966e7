// Scenarios 6 and 7: security cameras and the barbarian who breaks them.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::custom_rules_of;
using scene::numbered;
using scene::rules_of;
using scene::Scene;
using scene::walked;

int cameras_in(TileSet tiles) {
  int cameras = 0;
  for (const Tile tile : tiles) {
    for (const Space& space : catalog::def(tile).spaces) cameras += space.symbol == Symbol::Camera ? 1 : 0;
  }
  return cameras;
}

// Tiles 16 and 17 lie north and east of tile 1, each with a camera:
//        +----+----+----+----+
//        | ..   ..   ca | ## |
//        +    +    +----+----+
//        < eo | ..   ..   .. |
//        +    +    +----+    +
//        | .. | .. | ..   ep >
//        +    +::::+    +----+
//        | vg | ..   .. | ## |
//   +----+----+    +----+----+
//   | tm | ..   eg   .. |
//   +    +    +----+    +----+----+----+----+
//   <Yep | ..  P.. | .. | ## | ..   .. | ## |
//   +    +    +    +    +----+    +    +----+
//   | ..  G..  O.. | ey/  ..   .. | ..   vg |
//   +    +----+----+----+----+----+    +----+
//   | ..   eo   ../| ## | ca   ..   .. | ## |
//   +----+-v--+----+----+----+    +    +----+
//                       | ## | eo | ..   cb |
//                       +----+-v--+----+----+
Scene two_cameras(const Ruleset& rules = rules_of(6)) {
  Scene scene{rules};
  scene.tile("16", "1b:0,2").tile("17", "1b:2,3").hero("yellow", "1b:1,0");
  return scene;
}

TEST(Cameras, S6_1_starts_on_1b_with_the_tiles_2_to_17_and_two_cameras_among_them) {
  const Ruleset rules = rules_of(6);
  EXPECT_EQ(rules.start, Tile::T1b);
  EXPECT_EQ(rules.deck, numbered(2, 17));
  EXPECT_EQ(cameras_in(rules.deck), 2);
  EXPECT_EQ(rules.deck_face, DeckFace::Down);
  EXPECT_FALSE(arrange(rules, rules::Setup{}, {1, 0})->deck == arrange(rules, rules::Setup{}, {2, 0})->deck);
}

TEST(Cameras, S6_2_while_two_cameras_work_no_hero_goes_onto_a_sand_timer_space) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  for (const auto name : {"yellow", "purple", "green", "orange"}) {
    Scene scene = two_cameras();
    scene.hero("yellow", "1b:0,3").hero(name, "1b:1,0");
    EXPECT_EQ(scene.objection_to(scene.walk(name, "1b:0,0")),
              (Refusal{.reason = Reason::CamerasAreWatching, .place = at("1b:0,0")}));
    EXPECT_FALSE(scene.may(scene.walk(name, "1b:0,0")));
  }
}

TEST(Cameras, S6_2_one_working_camera_forbids_nothing) {
  //        +----+----+----+----+
  //        | ..   ..   ca | ## |
  //        +    +    +----+----+
  //        < eo | ..   ..   .. |
  //        +    +    +----+    +
  //        | .. | .. | ..   ep >
  //        +    +::::+    +----+
  //        | vg | ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  Scene scene{ScenarioChoice{.scenario = 6}};
  scene.tile("16", "1b:0,2").hero("yellow", "1b:1,0").time(30'000);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1b:0,0")),
            (Events{walked("yellow", "1b:1,0", "1b:0,0"), WentOutOfOrder{at("1b:0,0")},
                    SandFlipped{GameTime{30'000}, Millis{30'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}}));
}

TEST(Cameras, S6_2_a_camera_with_a_token_does_not_work) {
  //        +----+----+----+----+
  //        | ..   ..   ca | ## |
  //        +    +    +----+----+
  //        < eo | ..   ..   .. |
  //        +    +    +----+    +
  //        | .. | .. | ..   ep >
  //        +    +::::+    +----+
  //        | vg | ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +----+----+----+----+
  //   <Yep | ..  P.. | .. | ## | ..   .. | ## |
  //   +    +    +    +    +----+    +    +----+
  //   | ..  G..  O.. | ey/  ..   .. | ..   vg |
  //   +    +----+----+----+----+----+    +----+
  for (const auto camera : {"16:1,0", "17:2,0"}) {
    Scene scene = two_cameras();
    scene.out_of_order(camera);
    EXPECT_TRUE(scene.may(scene.walk("yellow", "1b:0,0"))) << camera;
  }
}

TEST(Cameras, S6_2_three_cameras_watch_until_two_are_broken) {
  // As above, and tile 18 with a third camera south of tile 1.
  //        +    +    +    +    +
  //        | ..  G..  O.. | ey/>
  //        +    +----+----+----+
  //        | ..   eo   ../| ## |
  //   +----+----+    +----+----+
  //   | ## | ## | .. | ## |
  //   +----+----+    +----+
  //   | ca   ..   .. | ## |
  //   +----+    +    +----+
  //   | ## | .. | ..   eg >
  //   +----+    +----+----+
  //   | ## | vp | ## | ## |
  //   +----+----+----+----+
  Scene scene = two_cameras(rules_of(7));
  scene.tile("18", "1b:3,1").out_of_order("16:1,0");
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1b:0,0")), Reason::CamerasAreWatching);
  scene.out_of_order("18:3,1");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1b:0,0")));
}

TEST(Cameras, S6_2_before_scenario_6_cameras_do_nothing) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene = two_cameras(custom_rules_of(5));
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1b:0,0")));
  scene.hero("yellow", "16:2,0");
  EXPECT_EQ(scene.act(scene.walk("yellow", "16:1,0")), (Events{walked("yellow", "16:2,0", "16:1,0")}));
}

TEST(Cameras, S6_2_holds_in_every_later_scenario) {
  for (unsigned scenario = 6; scenario <= 17; ++scenario) EXPECT_TRUE(rules_of(scenario).cameras) << scenario;
}

TEST(Cameras, S6_3_the_barbarian_breaks_a_camera_by_moving_onto_it) {
  //   +----+----+----+----+
  //   | ..  Y..   ca | ## |
  //   +    +    +----+----+
  //   < eo | ..   ..   .. |
  //   +    +    +----+    +
  //   | .. | .. | ..   ep >
  //   +    +::::+    +----+
  //   | vg | ..   .. | ## |
  //   +----+    +----+----+
  Scene scene = two_cameras();
  scene.hero("yellow", "16:2,0").hero("green", "1b:1,0");
  EXPECT_EQ(scene.act(scene.walk("yellow", "16:1,0")),
            (Events{walked("yellow", "16:2,0", "16:1,0"), WentOutOfOrder{at("16:1,0")}}));
  EXPECT_TRUE(scene.may(scene.walk("green", "1b:0,0"))) << "one camera is left";
}

TEST(Cameras, S6_3_a_broken_camera_stays_broken_and_gets_no_second_token) {
  //   +----+----+----+----+
  //   | ..  Y..   ca | ## |
  //   +    +    +----+----+
  //   < eo | ..   ..   .. |
  //   +    +    +----+    +
  //   | .. | .. | ..   ep >
  //   +    +::::+    +----+
  //   | vg | ..   .. | ## |
  //   +----+    +----+----+
  Scene scene = two_cameras();
  scene.hero("yellow", "16:2,0").out_of_order("16:1,0");
  EXPECT_EQ(scene.act(scene.walk("yellow", "16:1,0")), (Events{walked("yellow", "16:2,0", "16:1,0")}));
  scene.act(scene.walk("yellow", "16:2,0"));
  EXPECT_TRUE(scene.is_out_of_order("16:1,0"));
}

TEST(Cameras, S6_3_for_any_other_hero_nothing_happens) {
  //   +----+----+----+----+
  //   | ..  G..   ca | ## |
  //   +    +    +----+----+
  //   < eo | ..   ..   .. |
  //   +    +    +----+    +
  //   | .. | .. | ..   ep >
  //   +    +::::+    +----+
  //   | vg | ..   .. | ## |
  //   +----+    +----+----+
  for (const auto name : {"purple", "green", "orange"}) {
    Scene scene = two_cameras();
    scene.hero(name, "16:2,0");
    EXPECT_EQ(scene.act(scene.walk(name, "16:1,0")), (Events{walked(name, "16:2,0", "16:1,0")}));
    EXPECT_FALSE(scene.is_out_of_order("16:1,0"));
  }
}

TEST(Surveillance, S7_1_starts_on_1b_with_the_tiles_2_to_19_four_cameras_and_no_new_rule) {
  const Ruleset rules = rules_of(7);
  EXPECT_EQ(rules.start, Tile::T1b);
  EXPECT_EQ(rules.deck, numbered(2, 19));
  EXPECT_EQ(cameras_in(rules.deck), 4);
  EXPECT_EQ(static_cast<const catalog::Switches&>(rules), static_cast<const catalog::Switches&>(rules_of(6)));
}

TEST(Surveillance, S7_2_the_deck_grows_tile_by_tile_up_to_24_on_either_side) {
  for (unsigned level = 20; level <= 24; ++level) {
    for (const Tile side : {Tile::T1a, Tile::T1b}) {
      const auto rules = ruleset_for({.scenario = 7, .start = side, .level = level});
      ASSERT_TRUE(rules);
      EXPECT_EQ(rules->deck, numbered(2, level));
      EXPECT_EQ(rules->start, side);
    }
  }
  EXPECT_EQ(ruleset_for({.scenario = 7, .level = 19})->deck, numbered(2, 19));
  EXPECT_EQ(scene::fault_of(ScenarioChoice{.scenario = 7, .level = 18}), Fault::LevelOutOfRange);
  EXPECT_EQ(scene::fault_of(ScenarioChoice{.scenario = 7, .level = 25}), Fault::LevelOutOfRange);
}

TEST(Surveillance, R_95_its_own_side_unless_the_deck_is_enlarged_beyond_the_printed_one) {
  const auto fault = [](unsigned scenario, Tile start, std::optional<unsigned> level = std::nullopt) {
    return scene::fault_of(ScenarioChoice{.scenario = scenario, .start = start, .level = level});
  };
  EXPECT_EQ(fault(7, Tile::T1a), Fault::WrongStartingTile);
  EXPECT_EQ(fault(7, Tile::T1a, 19), Fault::WrongStartingTile);
  EXPECT_EQ(fault(7, Tile::T1a, 20), std::nullopt);
  EXPECT_EQ(fault(7, Tile::T1b, 19), std::nullopt);
  EXPECT_EQ(ruleset_for({.scenario = 7, .level = 20})->start, Tile::T1b) << "where nothing is said";
  for (unsigned scenario = 8; scenario <= 17; ++scenario) {
    for (const unsigned level : {12U, 19U, 24U}) {
      EXPECT_EQ(fault(scenario, Tile::T1a, level), std::nullopt) << scenario << " " << level;
      EXPECT_EQ(fault(scenario, Tile::T1b, level), std::nullopt) << scenario << " " << level;
    }
  }
}

}  // namespace
}  // namespace rules
