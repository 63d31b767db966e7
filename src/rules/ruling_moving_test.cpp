// Rulings about moving.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_of;
using scene::Scene;
using scene::walked;

int ways_from(const catalog::TileDef& tile, Cell cell) {
  int ways = tile.escalator[cell.index] ? 1 : 0;
  for (const Direction side : kDirections) {
    const std::size_t i = catalog::index(side);
    const bool is_inner = catalog::contains(tile.open[i], cell) || catalog::contains(tile.passage[i], cell) ||
                          catalog::contains(tile.steel_door[i], cell);
    const bool is_outer = catalog::kOpening[i] == cell && tile.open_side[i];
    if (is_inner || is_outer) ++ways;
  }
  return ways;
}

TEST(Moving, R_1_every_special_space_of_both_boxes_is_a_dead_end) {
  for (std::size_t t = 0; t < kTiles; ++t) {
    const Tile tile = catalog::tile_at(t);
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      switch (catalog::def(tile).spaces[i].symbol) {
        case Symbol::SandTimer:
        case Symbol::Item:
        case Symbol::Exit:
        case Symbol::Camera:
        case Symbol::CrystalBall:
        case Symbol::Code:
        case Symbol::Map:
        case Symbol::Command:
        case Symbol::ControlRoom:
        case Symbol::SensorControl:
          EXPECT_EQ(ways_from(catalog::def(tile), Cell{i}), 1) << catalog::name(tile) << " cell " << int{i};
          break;
        default:
          break;
      }
    }
  }
}

TEST(Moving, R_1_spaces_that_a_move_passes_over_do_nothing) {
  // Orange passes over its own exploration space and stops beyond it, next to the timer.
  //   +----+----+-^--+----+
  //   | tm   ..   eo  Ovp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  Scene scene{ScenarioChoice{.scenario = 3}};
  scene.hero("orange", "1a:0,3");
  EXPECT_EQ(scene.act(scene.walk("orange", "1a:0,1")), (Events{walked("orange", "1a:0,3", "1a:0,1")}));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
}

TEST(Moving, R_1_what_bars_a_tile_bars_every_space_of_it) {
  //   +-^--+----+
  //     eg   .. |
  //   +----+    +----+----+-^--+----+
  //    P.. | .. | ..   .. | eg  G.. |
  //   +    +    +    +    +----+    +
  //    O.. |Yey/  .. | ..   .. : .. |
  //   +----+----+----+    +----+    +
  //     ../| ## | ## | .. | vp   .. |
  //   +----+----+----+    +----+    +
  //             | ## | ey   ..   .. |
  //             +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 17}};
  scene.tile("13", "1b:2,3").hero("green", "13:0,3").hero("yellow", "1b:2,3");
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "13:1,0")), Reason::GroupsAreForbidden);
  EXPECT_FALSE(scene.may(scene.walk("yellow", "13:1,0")));
}

// Both cameras of scenario 6 work.
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
Scene watched(const Ruleset& rules = rules_of(6)) {
  Scene scene{rules};
  scene.tile("16", "1b:0,2").tile("17", "1b:2,3").hero("yellow", "1b:1,0");
  return scene;
}

TEST(Moving, R_2_a_timer_space_that_is_out_of_order_is_closed_too) {
  Scene scene = watched();
  scene.out_of_order("1b:0,0");
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "1b:0,0")),
            (Refusal{.reason = Reason::CamerasAreWatching, .place = at("1b:0,0")}));
}

TEST(Moving, R_2_a_hero_that_is_there_already_may_stay_and_leave) {
  //   +----+----+-^--+----+
  //   |Ytm | ..   eg   .. |
  //   +    +    +----+    +
  //   < ep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene = watched();
  scene.hero("yellow", "1b:0,0");
  EXPECT_EQ(scene.act(scene.walk("purple", "1b:1,1")), (Events{walked("purple", "1b:1,2", "1b:1,1")}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "1b:2,0")), (Events{walked("yellow", "1b:0,0", "1b:2,0")}));
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1b:0,0")), Reason::CamerasAreWatching)
      << "and not come back";
}

TEST(Moving, R_3_before_the_theft_an_exit_is_a_plain_space) {
  //   +----+----+----+----+
  //   | ## | ## |P../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  for (const unsigned scenario : {7U, 10U, 17U}) {
    SCOPED_TRACE(scenario);
    for (const auto name : {"yellow", "purple", "green", "orange"}) {
      Scene scene{ScenarioChoice{.scenario = scenario}};
      scene.tile("2", "1b:0,2").hero(name, "2:1,0");
      EXPECT_EQ(scene.act(scene.walk(name, "2:0,0")), (Events{walked(name, "2:1,0", "2:0,0")}));
      EXPECT_EQ(scene.act(scene.walk(name, "2:1,0")), (Events{walked(name, "2:0,0", "2:1,0")}));
    }
  }
}

TEST(Moving, R_3_a_hero_that_stands_on_an_exit_when_it_begins_to_count_does_not_leave_by_itself) {
  //   +----+----+----+----+
  //   | ## | ## | ../ Pxp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  Scene scene{ScenarioChoice{.scenario = 7}};
  scene.tile("2", "1b:0,2").hero("purple", "2:0,0").stolen();
  EXPECT_FALSE(has_escaped(scene.game.state, kMage));
  scene.act(scene.walk("purple", "2:1,0"));
  EXPECT_TRUE(scene::has<HeroEscaped>(scene.act(scene.walk("purple", "2:0,0"))));
}

TEST(Moving, R_3_after_the_theft_an_exit_that_a_hero_may_not_use_is_a_plain_space) {
  //   +----+----+----+----+
  //   | ## | ## |G../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  Scene scene{ScenarioChoice{.scenario = 7}};
  scene.tile("2", "1b:0,2").hero("green", "2:1,0").stolen();
  EXPECT_EQ(scene.act(scene.walk("green", "2:0,0")), (Events{walked("green", "2:1,0", "2:0,0")}));
  EXPECT_EQ(scene.act(scene.walk("green", "2:1,0")), (Events{walked("green", "2:0,0", "2:1,0")}));
}

TEST(Moving, R_4_of_two_requests_for_one_pawn_the_second_is_overtaken) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo  Pvp |
  //   +----+    +    +----+
  //   < ep  Y..   ..   vy |
  //   +----+    +    +----+
  //   | vo  G..  O.. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  // The north seat and the west seat both take yellow at 1a:1,1; north arrives first.
  Scene scene{ScenarioChoice{.scenario = 3}};
  scene.hero("purple", "1a:0,3");
  const scene::Request north = scene.walk("yellow", "1a:0,1");
  const scene::Request west = scene.walk("yellow", "1a:1,0");
  EXPECT_EQ(scene.act(north), (Events{walked("yellow", "1a:1,1", "1a:0,1")}));
  EXPECT_EQ(scene.objection_to(west),
            (Refusal{.reason = Reason::Overtaken, .place = at("1a:0,1"), .pawn = kBarbarian}));
  EXPECT_FALSE(scene.may(west));
  EXPECT_EQ(scene.place_of("yellow"), at("1a:0,1"));
  EXPECT_EQ(scene.game.version, 1U);
}

TEST(Moving, R_4_holds_for_vortex_and_escalator_too) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  //   | vo   ..  O.. |Geg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 3}};
  scene.hero("green", "1a:2,3");
  const scene::Request ride = scene.escalator("green", "1a:3,2");
  const scene::Request vortex = scene.vortex("green", "1a:3,0");
  scene.act(ride);
  EXPECT_EQ(scene.refusal_of(vortex), Reason::Overtaken);
  EXPECT_EQ(scene.refusal_of(ride), Reason::Overtaken) << "nothing moves twice";
}

TEST(Moving, R_4_a_request_that_still_fits_is_taken_whoever_acted_in_between) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  //   | vo  G..  O.. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 3}};
  const scene::Request north = scene.walk("yellow", "1a:0,1");
  scene.act(scene.walk("orange", "1a:3,2"));
  EXPECT_EQ(scene.act(north), (Events{walked("yellow", "1a:1,1", "1a:0,1")}));
}

TEST(Moving, R_5_a_vortex_onto_the_space_where_the_hero_stands_is_refused) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  //   | vo   ..  O.. | eg/>
  //   +----+    +    +----+
  //   |Gvg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 3}};
  scene.hero("green", "1a:3,0");
  EXPECT_EQ(scene.objection_to(scene.vortex("green", "1a:3,0")),
            (Refusal{.reason = Reason::AlreadyThere, .place = at("1a:3,0")}));
  EXPECT_FALSE(scene.may(scene.vortex("green", "1a:3,0")));
}

TEST(Moving, R_6_stopping_on_a_timer_flips_it_without_a_further_action) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 6}};
  scene.hero("yellow", "1b:1,0").time(10'000);
  scene.act(scene.walk("yellow", "1b:0,0"));
  EXPECT_EQ(scene.game.version, 1U);
  EXPECT_EQ(scene.game.state.flips, 1);
  EXPECT_EQ(scene.game.state.sand, (Sand{GameTime{10'000}, Millis{10'000}}));
  EXPECT_TRUE(scene.is_out_of_order("1b:0,0"));
}

TEST(Moving, R_6_stopping_on_a_camera_disables_it_without_a_further_action) {
  //   +----+----+----+----+
  //   | ..  Y..   ca | ## |
  //   +    +    +----+----+
  //   < eo | ..   ..   .. |
  //   +    +    +----+    +
  //   | .. | .. | ..   ep >
  //   +    +::::+    +----+
  //   | vg | ..   .. | ## |
  //   +----+    +----+----+
  Scene scene = watched();
  scene.hero("yellow", "16:2,0");
  scene.act(scene.walk("yellow", "16:1,0"));
  EXPECT_EQ(scene.game.version, 1U);
  EXPECT_TRUE(scene.is_out_of_order("16:1,0"));
}

}  // namespace
}  // namespace rules
