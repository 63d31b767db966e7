// The vortex (B-VORTEX-1 to B-VORTEX-3).
#include "rules/vortex.h"

#include <tuple>
#include <utility>

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::Scene;
using scene::whirled;

TEST(Vortex, B_VORTEX_1_a_hero_comes_to_a_vortex_space_of_its_colour) {
  // 1a:  | tm   ..   eo   vp |
  //      < ep   Y    P    vy |
  //      | vo   G    O  | eg/>
  //      | vg   ey   ../| ## |
  for (const auto& [hero, from, to] :
       {std::tuple{"yellow", "1a:1,1", "1a:1,3"}, std::tuple{"purple", "1a:1,2", "1a:0,3"},
        std::tuple{"green", "1a:2,1", "1a:3,0"}, std::tuple{"orange", "1a:2,2", "1a:2,0"}}) {
    Scene scene = base_game();
    EXPECT_TRUE(scene.may(scene.vortex(hero, to))) << hero;
    EXPECT_EQ(scene.act(scene.vortex(hero, to)), (Events{whirled(hero, from, to)}));
    EXPECT_EQ(scene.place_of(hero), at(to));
  }
}

TEST(Vortex, B_VORTEX_1_any_such_space_of_the_explored_mall_will_do) {
  // Purple vortexes on 1a and on 2, green ones on 1a, 2 and 3.
  const Scene scene = base_game().tile("2", "1a:0,2").tile("3", "1a:2,3");
  for (const std::string_view to : {"1a:0,3", "2:1,3"})
    EXPECT_TRUE(scene.may(scene.vortex("purple", to))) << to;
  for (const std::string_view to : {"1a:3,0", "2:3,3", "3:2,0"}) {
    EXPECT_TRUE(scene.may(scene.vortex("green", to))) << to;
  }
}

TEST(Vortex, B_VORTEX_1_not_to_a_vortex_space_of_another_colour) {
  const Scene scene = base_game();
  for (const std::string_view to : {"1a:0,3", "1a:3,0", "1a:2,0"}) {
    EXPECT_EQ(scene.objection_to(scene.vortex("yellow", to)),
              (Refusal{.reason = Reason::NoVortexOfItsColour, .place = at(to)}));
    EXPECT_FALSE(scene.may(scene.vortex("yellow", to)));
  }
}

TEST(Vortex, B_VORTEX_1_not_to_a_space_of_its_colour_that_is_no_vortex) {
  const Scene scene = base_game();
  EXPECT_EQ(scene.refusal_of(scene.vortex("yellow", "1a:3,1")), Reason::NoVortexOfItsColour);
  EXPECT_EQ(scene.refusal_of(scene.vortex("yellow", "1a:0,1")), Reason::NoVortexOfItsColour);
}

TEST(Vortex, B_VORTEX_1_not_to_a_tile_that_is_not_explored) {
  const Scene scene = base_game();
  EXPECT_EQ(scene.objection_to(scene.vortex("purple", "2:1,3")),
            (Refusal{.reason = Reason::NoVortexOfItsColour, .place = at("2:1,3")}));
  EXPECT_FALSE(scene.may(scene.vortex("purple", "2:1,3")));
}

TEST(Vortex, B_VORTEX_1_not_to_an_occupied_space) {
  // 1a:  < ep   Y    ..   P  |     purple stands on the yellow vortex
  const Scene scene = base_game().hero("purple", "1a:1,3");
  EXPECT_EQ(scene.objection_to(scene.vortex("yellow", "1a:1,3")),
            (Refusal{.reason = Reason::VortexIsOccupied, .place = at("1a:1,3")}));
  EXPECT_FALSE(scene.may(scene.vortex("yellow", "1a:1,3")));
}

TEST(Vortex, B_VORTEX_1_not_to_the_space_it_stands_on) {
  // 1a:  < ep   ..   P    Y  |
  const Scene scene = base_game().hero("yellow", "1a:1,3");
  EXPECT_EQ(scene.objection_to(scene.vortex("yellow", "1a:1,3")),
            (Refusal{.reason = Reason::AlreadyThere, .place = at("1a:1,3")}));
  EXPECT_FALSE(scene.may(scene.vortex("yellow", "1a:1,3")));
}

TEST(Vortex, B_VORTEX_2_a_hero_comes_from_wherever_it_is) {
  // From behind walls, from a timer, a vortex of another colour, an escalator, and from another vortex of its
  // own colour.
  for (const std::string_view from : {"2:1,0", "1a:0,0", "1a:2,0", "1a:3,2", "2:1,3"}) {
    Scene scene = base_game().tile("2", "1a:0,2").hero("purple", from);
    EXPECT_EQ(scene.act(scene.vortex("purple", "1a:0,3")), (Events{whirled("purple", from, "1a:0,3")}))
        << from;
  }
}

TEST(Vortex, B_VORTEX_3_after_the_theft_it_moves_nobody) {
  const Scene scene = base_game().stolen();
  for (const auto& [hero, to] : {std::pair{"yellow", "1a:1,3"}, std::pair{"purple", "1a:0,3"},
                                 std::pair{"green", "1a:3,0"}, std::pair{"orange", "1a:2,0"}}) {
    EXPECT_EQ(scene.objection_to(scene.vortex(hero, to)), Refusal{.reason = Reason::VortexIsOff}) << hero;
    EXPECT_FALSE(scene.may(scene.vortex(hero, to)));
  }
}

TEST(Vortex, B_VORTEX_3_not_even_when_a_hero_has_left) {
  const Scene scene = base_game().stolen().escaped("purple").escaped("green");
  EXPECT_EQ(scene.refusal_of(scene.vortex("yellow", "1a:1,3")), Reason::VortexIsOff);
}

}  // namespace
}  // namespace rules
