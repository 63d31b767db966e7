// Module 5: the guard room. Who is caught, how the captive gets out.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::fault_of;
using scene::kNothing;
using scene::rules_with;
using scene::Scene;
using scene::walked;

//   +----+----+----+----+   25* in the north of 1a: its door leads to 1a:0,2
//   | ..   ..   ..   .. |
//   +    +----+----+    +
//   | .. | ## | ..   .. |
//   +    +----+    +    +
//   | gr   hs | cf | .. |
//   +----+----+----+    +
//   | ## | in   ..   .. |
//   +----+!!!!+----+----+
Scene with_guard_room() {
  Scene scene{rules_with({1, 3, 4, 5}, {"9*", "25*"})};
  scene.tile("25*", "1a:0,2").tile("9*", "1a:2,3");
  return scene;
}

// 9* lies in the east of 1a, and 4 in the east of 9*.
Scene before_the_guard_room_is_found() {
  Scene scene{rules_with({1, 5}, {"9*", "25*"})};
  scene.tile("9*", "1a:2,3").tile("4", "9*:2,3");
  return scene;
}

PawnPut seated(Pawn pawn, std::string_view place, Put why = Put::Caught) {
  return {pawn, at(place), Presence::InTheMall, why};
}

PawnPut set_aside(Pawn pawn) { return {pawn, kNowhere, Presence::Aside, Put::Caught}; }

TEST(ModuleGuardRoom, M5_1_needs_tile_25) {
  EXPECT_EQ(fault_of(rules_with({1, 5}, {"9*"})), Fault::ModuleNeedsATile);
  EXPECT_EQ(fault_of(rules_with({1, 5}, {"9*", "25*"})), std::nullopt);
}

TEST(ModuleGuardRoom, M5_1_needs_a_code_space_or_the_shafts) {
  EXPECT_EQ(fault_of(rules_with({5, 11}, {"2*", "25*"})), Fault::ModuleNeedsATile);
  EXPECT_EQ(fault_of(rules_with({3, 5, 11}, {"2*", "25*"})), std::nullopt);
  for (const std::string_view code : {"7*", "9*", "26*", "29*"}) {
    EXPECT_EQ(fault_of(rules_with({5, 11}, {"2*", "25*", code})), std::nullopt) << code;
  }
  EXPECT_EQ(fault_of(rules_with({4, 5, 11}, {"2*", "25*", "8*"})), std::nullopt);
}

TEST(ModuleGuardRoom, M5_1_needs_something_that_catches) {
  EXPECT_EQ(fault_of(rules_with({5}, {"9*", "25*"})), Fault::ModuleNeedsAModule);
  EXPECT_EQ(fault_of(rules_with({5, 8}, {"7*", "25*", "27*"})), std::nullopt);
  EXPECT_EQ(fault_of(rules_with({5, 13}, {"6*", "25*", "29*"})), std::nullopt);
}

TEST(ModuleGuardRoom, M5_2_a_hero_who_comes_onto_a_guards_tile_is_caught_and_both_go_to_the_room) {
  //   +----+----+
  //   |1gs   ..       guard1
  //   +----+    +
  // G > in   .. |     green comes from 1a:2,3
  //   +----+----+
  Scene scene = with_guard_room();
  scene.guard("guard1", "9*:0,0").hero("green", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.walk("green", "9*:1,0")));
  EXPECT_EQ(scene.act(scene.walk("green", "9*:1,0")),
            (Events{walked("green", "1a:2,3", "9*:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    seated(Pawn::Guard1, "25*:2,0"), seated(Pawn::Green, "25*:2,1")}));
}

TEST(ModuleGuardRoom, M5_2_a_guard_who_comes_onto_a_heros_tile_catches_it) {
  //   9*   +    +----+    tile 4
  //     ep > in   ..  .. |
  //   +    +    +    +
  //            |O.. |
  Scene scene = with_guard_room();
  scene.tile("4", "9*:2,3").guard("guard1", "9*:2,3").hero("orange", "4:2,1");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "4:1,0")));
  EXPECT_EQ(scene.act(scene.walk("guard1", "4:1,0")),
            (Events{walked("guard1", "9*:2,3", "4:1,0"), HeroCaught{Pawn::Orange, Catcher::Guard},
                    seated(Pawn::Guard1, "25*:2,0"), seated(Pawn::Orange, "25*:2,1")}));
}

TEST(ModuleGuardRoom, R_47_a_move_ends_on_the_first_space_of_the_watched_tile) {
  Scene scene = with_guard_room();
  scene.guard("guard1", "9*:0,0").hero("green", "1a:2,3");
  EXPECT_FALSE(scene.may(scene.walk("green", "9*:1,1")));
  EXPECT_EQ(scene.objection_to(scene.walk("green", "9*:1,1")),
            (Refusal{.reason = Reason::GuardIsWatching, .place = at("9*:1,0"), .tile = Tile::T9s}));
}

TEST(ModuleGuardRoom, R_47_a_guards_move_ends_on_the_first_space_of_the_heros_tile) {
  Scene scene = with_guard_room();
  scene.tile("4", "9*:2,3").guard("guard1", "9*:2,3").hero("orange", "4:2,1");
  EXPECT_FALSE(scene.may(scene.walk("guard1", "4:1,1")));
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "4:1,1")),
            (Refusal{.reason = Reason::HeroIsThere, .place = at("4:1,0"), .tile = Tile::T4}));
}

TEST(ModuleGuardRoom, R_47_no_space_of_the_watched_tile_acts_not_even_the_exit) {
  // The shaft leads to the exit of yellow, but a guard is on that tile.
  Scene scene = with_guard_room();
  scene.stolen().tile("11", "1a:1,0").guard("guard1", "11:2,3");
  scene.shaft(0, "1a:1,1", "11:0,0");
  EXPECT_TRUE(scene.may(scene.take_shaft("yellow", "11:0,0")));
  EXPECT_EQ(scene.act(scene.take_shaft("yellow", "11:0,0")),
            (Events{PawnMoved{Pawn::Yellow, at("1a:1,1"), at("11:0,0"), Way::Shaft},
                    HeroCaught{Pawn::Yellow, Catcher::Guard}, seated(Pawn::Guard1, "25*:2,0"),
                    seated(Pawn::Yellow, "25*:2,1")}));
}

TEST(ModuleGuardRoom, M5_3_both_are_set_aside_until_the_room_is_found) {
  Scene scene = before_the_guard_room_is_found();
  scene.guard("guard1", "9*:0,0").hero("green", "1a:2,3").hero("orange", "1a:0,2").deck({"25*"});
  EXPECT_EQ(scene.act(scene.walk("green", "9*:1,0")),
            (Events{walked("green", "1a:2,3", "9*:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    set_aside(Pawn::Green), set_aside(Pawn::Guard1)}));
  EXPECT_EQ(
      scene.act(scene.draw()),
      (Events{TileDrawn{Card{Tile::T25s}, kNothing},
              TilePlaced{Card{Tile::T25s}, at("1a:0,2"), -4, 1, Turns{0}, 0, Right::Hero},
              seated(Pawn::Green, "25*:2,1", Put::Appears), seated(Pawn::Guard1, "25*:2,0", Put::Appears)}));
}

TEST(ModuleGuardRoom, M5_4_a_guard_cannot_leave_while_a_hero_is_in_the_room) {
  //   |ggr   hs | cf |1.. |
  //   +----+----+----+    +
  //   | ## | in   .. = .. |    a breach in the south of 3,2
  Scene scene = with_guard_room();
  scene.breach(0, "1a:0,3", "25*:3,2").guard("guard1", "25*:3,2");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "1a:0,3")));
  scene.hero("green", "25*:2,1");
  EXPECT_FALSE(scene.may(scene.walk("guard1", "1a:0,3")));
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "1a:0,3")),
            (Refusal{.reason = Reason::GuardKeepsACaptive, .pawn = Pawn::Guard1}));
}

TEST(ModuleGuardRoom, M5_5_a_captive_takes_no_vortex) {
  Scene scene = with_guard_room();
  scene.hero("green", "25*:2,1");
  EXPECT_FALSE(scene.may(scene.vortex("green", "1a:3,0")));
  EXPECT_EQ(scene.objection_to(scene.vortex("green", "1a:3,0")),
            (Refusal{.reason = Reason::IsACaptive, .pawn = Pawn::Green}));
}

TEST(ModuleGuardRoom, M5_5_a_captive_is_moved_within_the_room) {
  Scene scene = with_guard_room();
  scene.hero("green", "25*:2,1").guard("guard1", "25*:2,2");
  EXPECT_EQ(scene.act(scene.walk("green", "25*:2,0")), (Events{walked("green", "25*:2,1", "25*:2,0")}));
  EXPECT_EQ(scene.act(scene.walk("green", "25*:0,0")), (Events{walked("green", "25*:2,0", "25*:0,0")}));
}

TEST(ModuleGuardRoom, M5_6_a_second_captive_in_the_room_loses_the_game) {
  Scene scene = with_guard_room();
  scene.hero("yellow", "25*:2,1").guard("guard1", "9*:0,0").hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.walk("green", "9*:1,0")),
            (Events{walked("green", "1a:2,3", "9*:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(ModuleGuardRoom, M5_6_a_second_captive_set_aside_loses_the_game) {
  Scene scene = before_the_guard_room_is_found();
  scene.aside("yellow").guard("guard1", "9*:0,0").hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.walk("green", "9*:1,0")),
            (Events{walked("green", "1a:2,3", "9*:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(ModuleGuardRoom, M5_7_the_guard_may_be_moved_onto_the_coffee_machine_space) {
  Scene scene = with_guard_room();
  scene.hero("green", "25*:2,1").guard("guard1", "25*:1,2");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "25*:2,2")));
  EXPECT_EQ(scene.act(scene.walk("guard1", "25*:2,2")), (Events{walked("guard1", "25*:1,2", "25*:2,2")}));
}

TEST(ModuleGuardRoom, M5_8_a_captive_leaves_by_the_steel_door_with_a_code) {
  Scene scene = with_guard_room();
  scene.hero("green", "25*:3,1");
  EXPECT_FALSE(scene.may(scene.walk("green", "1a:0,2")));
  EXPECT_EQ(scene.objection_to(scene.walk("green", "1a:0,2")),
            (Refusal{.reason = Reason::NoCode, .place = at("25*:3,1")}));
  scene.hero("yellow", "9*:0,3");
  EXPECT_TRUE(scene.may(scene.walk("green", "1a:0,2")));
  EXPECT_EQ(scene.act(scene.walk("green", "1a:0,2")),
            (Events{WentOutOfOrder{at("9*:0,3")}, walked("green", "25*:3,1", "1a:0,2")}));
}

TEST(ModuleGuardRoom, M5_8_nobody_comes_in_by_the_door) {
  Scene scene = with_guard_room();
  scene.hero("orange", "1a:0,2").hero("yellow", "9*:0,3");
  EXPECT_FALSE(scene.may(scene.walk("orange", "25*:3,1")));
}

TEST(ModuleGuardRoom, M5_8_a_captive_leaves_by_a_shaft_deployed_from_outside) {
  Scene scene = with_guard_room();
  scene.hero("green", "25*:2,1");
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "25*:2,0")));
  EXPECT_EQ(scene.act(scene.lay_shaft(0, "25*:2,0")), (Events{ShaftLaid{0, at("1a:2,2"), at("25*:2,0")}}));
  scene.hero("orange", "1a:0,2").hero("green", "25*:2,0");
  EXPECT_TRUE(scene.may(scene.take_shaft("green", "1a:2,2")));
  EXPECT_EQ(scene.act(scene.take_shaft("green", "1a:2,2")),
            (Events{PawnMoved{Pawn::Green, at("25*:2,0"), at("1a:2,2"), Way::Shaft}}));
}

TEST(ModuleGuardRoom, M5_8_a_captive_leaves_by_a_breach_from_outside) {
  Scene scene = with_guard_room();
  scene.hero("green", "25*:2,1").hero("yellow", "1a:0,3");
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "25*:3,2")));
  EXPECT_EQ(scene.act(scene.lay_breach(0, "25*:3,2")), (Events{BreachLaid{0, at("1a:0,3"), at("25*:3,2")}}));
  scene.hero("yellow", "1a:1,1").hero("green", "25*:3,2");
  EXPECT_TRUE(scene.may(scene.walk("green", "1a:0,3")));
  EXPECT_EQ(scene.act(scene.walk("green", "1a:0,3")), (Events{walked("green", "25*:3,2", "1a:0,3")}));
}

TEST(ModuleGuardRoom, M11_5_only_the_hero_goes_where_a_guard_is_in_the_room_already) {
  //   | gr   hs |1cf |     guard1 is moved back to the guard space, guard2 stays on 9*
  Scene scene{rules_with({1, 5, 11}, {"2*", "9*", "25*"})};
  scene.tile("25*", "1a:0,2").tile("9*", "1a:2,3");
  scene.guard("guard1", "25*:2,2").guard("guard2", "9*:0,0").hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.walk("green", "9*:1,0")),
            (Events{walked("green", "1a:2,3", "9*:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    seated(Pawn::Green, "25*:2,1"), seated(Pawn::Guard1, "25*:2,0", Put::SentBack)}));
  EXPECT_EQ(scene.place_of("guard2"), at("9*:0,0"));
}

TEST(ModuleGuardRoom, M11_5_a_guard_on_the_hero_space_makes_room_first) {
  Scene scene{rules_with({1, 5, 11}, {"2*", "9*", "25*"})};
  scene.tile("25*", "1a:0,2").tile("9*", "1a:2,3");
  scene.guard("guard1", "25*:2,1").guard("guard2", "9*:0,0").hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.walk("green", "9*:1,0")),
            (Events{walked("green", "1a:2,3", "9*:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    seated(Pawn::Guard1, "25*:2,0", Put::SentBack), seated(Pawn::Green, "25*:2,1")}));
}

TEST(ModuleGuardRoom, R_44_captive_and_guard_come_with_the_room_and_nobody_else) {
  Scene scene = before_the_guard_room_is_found();
  scene.hero("orange", "1a:0,2").deck({"25*"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T25s}, kNothing},
                    TilePlaced{Card{Tile::T25s}, at("1a:0,2"), -4, 1, Turns{0}, 0, Right::Hero}}));
}

}  // namespace
}  // namespace rules
