// Escalators (B-ESC-1, B-ESC-2).
#include "rules/escalator.h"

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::rode;
using scene::Scene;

TEST(Escalator, B_ESC_1_it_takes_a_hero_to_the_other_end_in_either_direction) {
  // 1a:  | vo   G    O  | Y/ >
  //      +----+    +    +----+
  //      | vg   ey   ../| ## |     2,3 and 3,2 are the ends
  Scene scene = base_game().hero("yellow", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.escalator("yellow", "1a:3,2")));
  EXPECT_EQ(scene.act(scene.escalator("yellow", "1a:3,2")), (Events{rode("yellow", "1a:2,3", "1a:3,2")}));
  EXPECT_EQ(scene.place_of("yellow"), at("1a:3,2"));
  EXPECT_EQ(scene.act(scene.escalator("yellow", "1a:2,3")), (Events{rode("yellow", "1a:3,2", "1a:2,3")}));
}

TEST(Escalator, B_ESC_1_every_hero_may_ride) {
  for (const std::string_view hero : {"yellow", "purple", "green", "orange"}) {
    Scene scene = base_game().hero(hero, "1a:3,2");
    EXPECT_EQ(scene.act(scene.escalator(hero, "1a:2,3")), (Events{rode(hero, "1a:3,2", "1a:2,3")}));
  }
}

TEST(Escalator, B_ESC_1_a_tile_may_have_two_and_each_leads_to_its_own_end) {
  // 12:  | ..   ../| ## | ## |     / joins 0,1 and 1,2; \ joins 2,0 and 3,1
  //      < ey | ## | ../| vo |
  //      | ..\| ## | ..   in <
  //      | xo | ..\  .. | vp |
  const Scene scene = base_game().tile("12", "1a:1,0").hero("yellow", "12:0,1").hero("purple", "12:2,0");
  EXPECT_TRUE(scene.may(scene.escalator("yellow", "12:1,2")));
  EXPECT_TRUE(scene.may(scene.escalator("purple", "12:3,1")));
  EXPECT_EQ(scene.objection_to(scene.escalator("yellow", "12:3,1")),
            (Refusal{.reason = Reason::NoEscalatorThere, .place = at("12:0,1")}));
  EXPECT_FALSE(scene.may(scene.escalator("yellow", "12:2,0")));
}

TEST(Escalator, B_ESC_1_a_hero_has_to_stand_at_an_end) {
  // 1a:  < ep   Y    P    vy |     nobody stands on 2,3 or 3,2
  const Scene scene = base_game();
  for (const std::string_view to : {"1a:2,3", "1a:3,2", "1a:1,1"}) {
    EXPECT_EQ(scene.objection_to(scene.escalator("yellow", to)),
              (Refusal{.reason = Reason::NoEscalatorThere, .place = at("1a:1,1")}));
    EXPECT_FALSE(scene.may(scene.escalator("yellow", to)));
  }
}

TEST(Escalator, B_ESC_2_nobody_gets_off_anywhere_but_at_the_other_end) {
  const Scene scene = base_game().hero("yellow", "1a:2,3");
  for (const std::string_view to : {"1a:2,3", "1a:3,1", "1a:0,0", "2:1,0"}) {
    EXPECT_EQ(scene.refusal_of(scene.escalator("yellow", to)), Reason::NoEscalatorThere) << to;
  }
}

TEST(Escalator, B_ESC_1_it_works_after_the_theft_too) {
  Scene scene = base_game().stolen().hero("yellow", "1a:2,3");
  EXPECT_EQ(scene.act(scene.escalator("yellow", "1a:3,2")), (Events{rode("yellow", "1a:2,3", "1a:3,2")}));
}

TEST(Escalator, B_ESC_2_an_occupied_end_refuses) {
  // 1a:  | vo   G    .. | Y/ >
  //      +----+    +    +----+
  //      | vg   ey   O/ | ## |
  const Scene scene = base_game().hero("yellow", "1a:2,3").hero("orange", "1a:3,2");
  EXPECT_EQ(scene.objection_to(scene.escalator("yellow", "1a:3,2")),
            (Refusal{.reason = Reason::EscalatorIsOccupied, .place = at("1a:3,2")}));
  EXPECT_EQ(scene.refusal_of(scene.escalator("orange", "1a:2,3")), Reason::EscalatorIsOccupied);
  EXPECT_FALSE(scene.may(scene.escalator("yellow", "1a:3,2")));
}

}  // namespace
}  // namespace rules
