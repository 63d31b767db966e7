// M4, the barbarian's wall breaches.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// The barbarian stands next to the wall of 1a:2,3.
Scene before_a_wall() {
  Scene scene{rules_with({4}, {"8*"})};
  scene.hero("orange", "1a:3,2").hero("yellow", "1a:2,2");
  return scene;
}

TEST(Breach, M4_1_three_tokens_across_a_wall_beside_the_barbarian) {
  //   +----+    +    +----+
  //   | vo  G..  Y..#|#eg/>
  //   +----+    +    +----+
  Scene scene = before_a_wall();
  scene.talking();
  const auto lay = scene.lay_breach(0, "1a:2,3");
  for (const unsigned seat : {0U, 1U, 2U, 3U}) EXPECT_TRUE(scene.may(by_seat(seat, lay)));
  EXPECT_EQ(scene.act(lay), (Events{TalkClosed{}, BreachLaid{0, at("1a:2,2"), at("1a:2,3")}}));
  EXPECT_EQ(scene.game.state.security.breaches[0], (TwoEnded{TokenState::Laid, at("1a:2,2"), at("1a:2,3")}));
  scene.hero("yellow", "1a:2,0");
  EXPECT_TRUE(scene.may(scene.lay_breach(1, "1a:1,0")));
  EXPECT_TRUE(scene.may(scene.lay_breach(2, "1a:1,0")));
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(3, "1a:1,0")), Reason::TokenIsSpent) << "no fourth";
}

TEST(Breach, M4_1_also_across_two_tiles) {
  //    1a        9*
  //   ... vy #| |#gs   ..        closed on both sides
  Scene scene{rules_with({4}, {"9*"})};
  scene.tile("9*", "1a:2,3").hero("yellow", "1a:1,3");
  EXPECT_TRUE(scene.may(scene.lay_breach(2, "9*:0,0")));
  EXPECT_EQ(scene.act(scene.lay_breach(2, "9*:0,0")), (Events{BreachLaid{2, at("1a:1,3"), at("9*:0,0")}}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "9*:0,1")), (Events{walked("yellow", "1a:1,3", "9*:0,1")}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:1,3")), (Events{walked("yellow", "9*:0,1", "1a:1,3")}));
}

TEST(Breach, M4_1_also_where_a_tile_lies_turned) {
  // 9* lies north of 1a, its west side to the south: 9*:0,0 touches 1a:0,1.
  Scene scene{rules_with({4}, {"9*"})};
  scene.tile("9*", "1a:0,2").hero("yellow", "1a:0,1");
  EXPECT_EQ(scene.act(scene.lay_breach(0, "9*:0,0")), (Events{BreachLaid{0, at("1a:0,1"), at("9*:0,0")}}));
  scene.hero("yellow", "1a:1,1").hero("green", "1a:3,1");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "9*:0,2"))) << "one straight way to the north";
  EXPECT_EQ(scene.act(scene.walk("yellow", "9*:0,1")), (Events{walked("yellow", "1a:1,1", "9*:0,1")}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")), (Events{walked("yellow", "9*:0,1", "1a:0,1")}));
}

TEST(Breach, M4_1_the_other_half_on_an_empty_corridor_space) {
  Scene scene = before_a_wall();
  scene.hero("green", "1a:2,3");
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "1a:2,3")),
            (Refusal{.reason = Reason::SpaceIsNotEmpty, .place = at("1a:2,3")}));
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "1a:2,3")));
  scene.hero("green", "1a:2,1").hero("yellow", "1a:2,3").hero("purple", "1a:1,1");
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "1a:3,3")),
            (Refusal{.reason = Reason::NotACorridorSpace, .place = at("1a:3,3")}));
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "5:1,1")),
            (Refusal{.reason = Reason::NotACorridorSpace, .place = at("5:1,1")}));
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "5:1,1")));
}

TEST(Breach, M4_1_not_in_a_game_without_the_module) {
  Scene scene{rules_with({3}, {"8*"})};
  scene.hero("orange", "1a:3,2").hero("yellow", "1a:2,2");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "1a:2,3")), Reason::NotInThisGame);
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "1a:2,3")));
}

TEST(Breach, M4_2_any_hero_goes_through_also_in_a_longer_move) {
  //   | vo  H..   ..#|#eg/>
  for (const auto name : {"yellow", "purple", "green", "orange"}) {
    Scene scene{rules_with({4}, {"8*"})};
    scene.hero("orange", "1a:3,2").breach(0, "1a:2,2", "1a:2,3");
    if (std::string_view{name} != "green") scene.hero("green", "1a:0,1").hero(name, "1a:2,1");
    EXPECT_TRUE(scene.may(scene.walk(name, "1a:2,3")));
    EXPECT_EQ(scene.act(scene.walk(name, "1a:2,3")), (Events{walked(name, "1a:2,1", "1a:2,3")}));
    EXPECT_EQ(scene.act(scene.walk(name, "1a:2,2")), (Events{walked(name, "1a:2,3", "1a:2,2")}));
    EXPECT_EQ(scene.game.state.security.breaches[0].token, TokenState::Laid) << "heroes do not use it up";
  }
}

TEST(Breach, M4_2_in_that_direction_only) {
  Scene scene{rules_with({4}, {"8*"})};
  scene.breach(0, "1a:2,2", "1a:2,3").hero("green", "1a:2,3").hero("yellow", "1a:0,1");
  EXPECT_EQ(scene.objection_to(scene.walk("green", "1a:1,3")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("1a:2,3")}));
  EXPECT_FALSE(scene.may(scene.walk("green", "1a:1,3")));
  scene.hero("orange", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(by_seat(3, scene.walk("green", "1a:2,2"))), Reason::NotOnYourActionTile);
}

TEST(Breach, M4_2_a_guard_goes_through_and_the_token_is_discarded) {
  //   |Kgs   ..   eg/| co |
  //   +-##-+    +----+    +
  //   > in   .. | ## | ../|
  Scene scene{rules_with({1, 4}, {"9*"})};
  scene.tile("9*", "1a:2,3").guard("guard1", "9*:0,0").breach(1, "9*:1,0", "9*:0,0");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "9*:1,0")));
  EXPECT_EQ(scene.act(scene.walk("guard1", "9*:1,0")),
            (Events{walked("guard1", "9*:0,0", "9*:1,0"), BreachDiscarded{1}}));
  EXPECT_EQ(scene.game.state.security.breaches[1], (TwoEnded{.token = TokenState::Discarded}));
  EXPECT_EQ(scene.refusal_of(scene.walk("guard1", "9*:0,0")), Reason::WayIsBlocked);
  scene.hero("yellow", "1a:2,0");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(1, "1a:1,0")), Reason::TokenIsSpent) << "out of the game";
}

TEST(Breach, R_67_standing_on_a_token_uses_nothing_up_crossing_two_uses_both_up) {
  //    1a         9*
  //   ...  vy #| |#gs   ..   eg/#|#co |
  Scene scene{rules_with({1, 4}, {"9*"})};
  scene.tile("9*", "1a:2,3").tile("3", "1a:3,1").guard("guard1", "9*:0,1");
  scene.hero("yellow", "3:1,1").hero("purple", "3:1,2").hero("green", "3:2,1").hero("orange", "3:2,2");
  scene.breach(0, "1a:1,3", "9*:0,0").breach(2, "9*:0,2", "9*:0,3");
  EXPECT_EQ(scene.act(scene.walk("guard1", "9*:0,2")), (Events{walked("guard1", "9*:0,1", "9*:0,2")}));
  scene.guard("guard1", "9*:0,3");
  EXPECT_EQ(scene.act(scene.walk("guard1", "1a:1,3")),
            (Events{walked("guard1", "9*:0,3", "1a:1,3"), BreachDiscarded{2}, BreachDiscarded{0}}));
}

TEST(Breach, R_53_a_guard_keeps_its_captive_and_does_not_go_through) {
  Scene scene{rules_with({1, 4, 5}, {"9*", "25*", "26*"})};
  scene.tile("25*", "1a:0,2").tile("3", "1a:3,1").hero("green", "25*:2,1").guard("guard1", "25*:3,2");
  scene.hero("yellow", "3:1,1").hero("purple", "3:1,2").hero("orange", "3:2,2");
  scene.breach(0, "1a:0,3", "25*:3,2");
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "1a:0,3")),
            (Refusal{.reason = Reason::GuardKeepsACaptive, .pawn = Pawn::Guard1}));
  EXPECT_FALSE(scene.may(scene.walk("guard1", "1a:0,3")));
  scene.hero("green", "3:2,1");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "1a:0,3")));
}

TEST(Breach, M4_3_deployed_once) {
  Scene scene = before_a_wall();
  scene.act(scene.lay_breach(0, "1a:2,3"));
  scene.hero("yellow", "1a:2,0");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "1a:1,0")), Reason::TokenIsSpent);
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "1a:1,0")));
}

TEST(Breach, M4_3_a_covered_timer_is_a_plain_space) {
  //   |#tm   ..
  //   +-##-+
  //   <Yep   ..
  Scene scene{rules_with({4}, {"8*"})};
  scene.hero("yellow", "1a:1,0");
  scene.act(scene.lay_breach(0, "1a:0,0"));
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")), (Events{walked("yellow", "1a:1,0", "1a:0,0")}));
  EXPECT_FALSE(scene.is_out_of_order("1a:0,0"));
}

TEST(Breach, M4_4_never_across_a_steel_door) {
  //   | ## | tm | ea   vy |
  //   +----+!!!!+    +----+
  //   > in   ..   .. : .. |
  //   +!!!!+    +----+    +
  //   | cr | ../| ## | eo >
  Scene scene{rules_with({4}, {"28*"})};
  scene.tile("28*", "1a:2,3").hero("yellow", "28*:1,1");
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "28*:0,1")),
            (Refusal{.reason = Reason::NotAcrossADoor, .place = at("28*:0,1")}));
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "28*:0,1")));
  scene.hero("yellow", "28*:2,0");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "28*:1,0")), Reason::NotAcrossADoor);
}

TEST(Breach, M4_4_nor_across_the_door_of_the_guard_room_from_either_side) {
  Scene scene{rules_with({4}, {"25*"})};
  scene.tile("25*", "1a:0,2").hero("yellow", "1a:0,2");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "25*:3,1")), Reason::NotAcrossADoor);
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "25*:3,1")));
  scene.hero("yellow", "25*:3,1");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "1a:0,2")), Reason::NotAcrossADoor);
}

TEST(Breach, M4_4_the_other_walls_of_a_locked_space_may_be_breached) {
  Scene scene{rules_with({4}, {"28*"})};
  scene.tile("28*", "1a:2,3").hero("yellow", "28*:2,1");
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "28*:2,0")));
  scene.hero("yellow", "28*:0,2");
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "28*:0,1")));
}

TEST(Breach, R_64_the_barbarian_is_in_the_mall_and_no_captive) {
  Scene scene{rules_with({1, 4, 5}, {"9*", "25*", "26*"})};
  scene.tile("25*", "1a:0,2").hero("yellow", "25*:2,1");
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "25*:3,1")),
            (Refusal{.reason = Reason::IsACaptive, .pawn = Pawn::Yellow}));
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "25*:3,1")));
  scene.aside("yellow");
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "1a:1,0")),
            (Refusal{.reason = Reason::NotInPlay, .pawn = Pawn::Yellow}));
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "1a:1,0")));
  scene.escaped("yellow");
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "1a:1,0")),
            (Refusal{.reason = Reason::HasEscaped, .pawn = Pawn::Yellow}));
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "1a:1,0")));
}

TEST(Breach, R_64_from_a_space_with_tokens_into_the_guard_room) {
  //   25*  | .. |     1a lies south-west: 1a:0,3 touches 25*:3,2
  Scene scene{rules_with({1, 4, 5}, {"9*", "25*", "26*"})};
  scene.tile("25*", "1a:0,2").hero("yellow", "1a:0,3").breach(0, "1a:0,3", "1a:1,3");
  EXPECT_TRUE(scene.may(scene.lay_breach(1, "25*:3,2")));
}

TEST(Breach, R_66_walls_orange_walls_and_borders_closed_on_one_side) {
  Scene scene{rules_with({4}, {"8*", "26*"})};
  scene.tile("8*", "1a:0,2").tile("26*", "1a:2,3");
  scene.hero("yellow", "1a:0,2");
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "8*:3,1"))) << "an open side against a wall";
  scene.hero("yellow", "8*:3,1");
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "1a:0,2"))) << "and from the other side";
  scene.hero("yellow", "26*:3,1");
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "26*:2,1"))) << "a small opening";
  scene.act(scene.lay_breach(0, "26*:2,1"));
  EXPECT_TRUE(scene.may(scene.walk("yellow", "26*:2,1")));
}

TEST(Breach, R_66_nothing_open_and_nothing_far) {
  Scene scene{rules_with({4}, {"9*"})};
  scene.tile("9*", "1a:2,3").hero("yellow", "1a:2,3");
  const auto is_no_wall = [&](std::string_view to) {
    EXPECT_EQ(scene.objection_to(scene.lay_breach(0, to)),
              (Refusal{.reason = Reason::NoWallToBreach, .place = at(to)}));
    EXPECT_FALSE(scene.may(scene.lay_breach(0, to)));
  };
  is_no_wall("9*:1,0");  // an open passage
  is_no_wall("1a:0,3");  // in line, but not touching
  is_no_wall("1a:3,2");  // not even in line
  scene.hero("yellow", "1a:0,1");
  is_no_wall("1a:0,2");
}

TEST(Breach, R_66_no_second_breach_across_the_same_wall) {
  Scene scene = before_a_wall();
  scene.breach(2, "1a:2,3", "1a:2,2");
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "1a:2,3")),
            (Refusal{.reason = Reason::NoWallToBreach, .place = at("1a:2,3")}));
}

TEST(Breach, R_89_a_request_names_where_the_barbarian_stands) {
  Scene scene = before_a_wall();
  const auto lay = scene.lay_breach(0, "1a:2,3");
  scene.hero("yellow", "1a:0,1");
  EXPECT_EQ(scene.objection_to(lay),
            (Refusal{.reason = Reason::Overtaken, .place = at("1a:0,1"), .pawn = Pawn::Yellow}));
}

}  // namespace
}  // namespace rules
