// Rulings about who may steal and what arriving somewhere means.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::rode;
using scene::rules_of;
using scene::Scene;
using scene::whirled;

// The four item tiles around tile 1, every hero on its own item.
//                            +----+----+-^--+----+
//                            | ## | ## | eg | ## |
//                            +----+----+    +----+
//                            < eo   ..   .. | ## |
//                            +----+----+    +----+
//                            | ## | ..   ..  Yiy |
//   +----+----+-^--+----+    +----+    +----+----+
//   | ..   ..   ey  Pip |    | vp   .. | ## | ## |
//   +    +    +----+----+----+----+    +----+----+
//   | .. | vo | ## | ## | tm   ..   eo   vp |
//   +    +----+----+----+----+    +    +----+----+----+----+----+
//   | .. | ## | ..   ..   ep   ..   ..   vy | ## |Oio   .. | ## |
//   +    +----+    +----+----+    +    +----+----+----+    +----+
//   | ..   ..   .. | ## | vo   ..   .. | eg/  ../| ## | .. | ## |
//   +----+----+----+----+----+    +    +----+----+----+    +----+
//                       | vg   ey   ../| ## | ## | ## | ../  vg |
//                  +----+----+    +----+----+----+----+    +----+
//                  | ..   ..   ..  Gig |    | vy   ep   .. | ## |
//                  +    +----+----+----+    +----+-v--+----+----+
//                  < ep | ## | ## | ## |
//                  +    +----+----+----+
//                  | .. | vy | ## | eo >
//                  +    +    +----+    +
//                  | ..   ..   ..   .. |
//                  +----+----+----+----+
void put_all_on_their_items(Scene& scene) {
  scene.tile("6", "1a:0,2").tile("7", "1a:2,3").tile("8", "1a:3,1").tile("9", "1a:1,0");
  scene.hero("yellow", "6:0,2").hero("purple", "9:3,0").hero("green", "8:3,0").hero("orange", "7:2,0");
}

TEST(Theft, R_26_every_seat_may_flip_the_theft_tile) {
  for (unsigned seats = 1; seats <= 8; ++seats) {
    for (unsigned seat = 0; seat < seats; ++seat) {
      Scene scene{ScenarioChoice{.scenario = 3, .seats = seats}};
      put_all_on_their_items(scene);
      EXPECT_TRUE(scene.may(by_seat(seat, scene.theft())));
      EXPECT_EQ(scene.act(by_seat(seat, scene.theft())), (Events{Stolen{}}));
    }
  }
}

TEST(Theft, R_26_also_the_leader_who_has_no_action_tile) {
  Scene scene{ScenarioChoice{.scenario = 9, .start = Tile::T1a}};
  put_all_on_their_items(scene);
  ASSERT_EQ(scene.game.state.action_tiles[3], ActionTile{});
  EXPECT_EQ(scene.act(by_seat(3, scene.theft())), (Events{Stolen{}}));
}

TEST(Theft, R_85_alone_it_needs_no_solo_tile) {
  Scene scene{ScenarioChoice{.scenario = 3, .seats = 1}};
  put_all_on_their_items(scene);
  ASSERT_TRUE(scene.game.state.solo_pile.empty());
  EXPECT_TRUE(scene.may(scene.theft()));
}

TEST(Arriving, R_46_a_ride_on_the_escalator_is_a_way_of_arriving) {
  // The elf comes by escalator to its exploration space, and explores.
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  //   | vo   ..  O.. | eg/>
  //   +----+    +    +----+
  //   | vg   ey  G../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.hero("green", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
  EXPECT_EQ(scene.act(scene.escalator("green", "1a:2,3")), (Events{rode("green", "1a:3,2", "1a:2,3")}));
  EXPECT_TRUE(scene.may(scene.draw()));
}

TEST(Arriving, R_46_the_ban_on_groups_holds_for_the_vortex_too) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+----+----+----+----+
  //   < ep   ..  P..   vy | ## | vo | ## | ## |
  //   +----+    +    +----+----+    +----+----+
  //   | vo  G..  O.. | eg/  ..   ..   tm | ## |
  //   +----+    +    +----+----+    +----+----+
  //   | vg   ey   ../| ## | ## | ..  Y..   ep >
  //   +----+-v--+----+----+----+    +----+    +
  //                       | ## | eg | ## | vy |
  //                       +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 17, .start = Tile::T1a}};
  scene.tile("4", "1a:2,3").hero("yellow", "4:2,2");
  EXPECT_EQ(scene.objection_to(scene.vortex("orange", "4:0,1")),
            (Refusal{.reason = Reason::GroupsAreForbidden, .tile = Tile::T4}));
  EXPECT_FALSE(scene.may(scene.vortex("orange", "4:0,1")));
  EXPECT_EQ(scene.act(scene.vortex("orange", "1a:2,0")), (Events{whirled("orange", "1a:2,2", "1a:2,0")}));
}

TEST(Arriving, R_46_being_put_somewhere_before_the_start_triggers_nothing) {
  // Yellow is put onto the timer of tile 3.
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey   ..   ..  Ytm |
  //   +----+----+    +----+
  //   | vg   ..   .. |Pep >
  //   +----+    +    +    +
  //   | ## | vo | ..   .. |
  //   +----+----+----+----+
  const Ruleset rules = rules_of(13);
  rules::Setup setup;
  setup.heroes[catalog::index(Colour::Yellow)] = at("3:1,3");
  setup.heroes[catalog::index(Colour::Purple)] = at("3:2,3");
  const auto layout = arrange(rules, setup, {1, 0});
  ASSERT_TRUE(layout);
  const State state = lay_out(rules, *layout);
  EXPECT_EQ(place_of(state, kBarbarian), at("3:1,3"));
  EXPECT_EQ(state.flips, 0);
  EXPECT_FALSE(is_out_of_order(state, at("3:1,3")));
  EXPECT_EQ(state.sand, (Sand{GameTime{0}, Millis{180'000}}));
}

}  // namespace
}  // namespace rules
