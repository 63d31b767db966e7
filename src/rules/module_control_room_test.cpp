// Module 12: the control room.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::fault_of;
using scene::rules_with;
using scene::Scene;
using scene::walked;
using scene::whirled;

//   1a   28*   9*     28* in the east of 1a, 9* in the east of 28*
//   28*  > in   ..        9*  | gs   ..
//        +!!!!+           the orange vortex spaces: 1a:2,0, 3:3,1, 9*:2,2
//        | cr |
Scene with_control_room(const Ruleset& rules = rules_with({1, 3, 5, 12}, {"9*", "28*", "25*"})) {
  Scene scene{rules};
  scene.tile("28*", "1a:2,3").tile("9*", "28*:2,3").guard("guard1", "9*:0,0");
  return scene;
}

TEST(ModuleControlRoom, M12_1_needs_tile_28_and_a_code_tile) {
  EXPECT_EQ(fault_of(rules_with({1, 12}, {"9*", "28*"})), std::nullopt);
  EXPECT_EQ(fault_of(rules_with({1, 12}, {"9*"})), Fault::ModuleNeedsATile);
  EXPECT_EQ(fault_of(rules_with({11, 12}, {"2*", "28*"})), Fault::ModuleNeedsATile);
  for (const std::string_view code : {"7*", "26*", "29*"}) {
    EXPECT_EQ(fault_of(rules_with({11, 12}, {"2*", "28*", code})), std::nullopt) << code;
  }
}

TEST(ModuleControlRoom, M12_1_its_space_is_behind_a_steel_door) {
  Scene scene = with_control_room();
  scene.hero("orange", "28*:1,0");
  EXPECT_FALSE(scene.may(scene.walk("orange", "28*:2,0")));
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "28*:2,0")),
            (Refusal{.reason = Reason::NoCode, .place = at("28*:1,0")}));
  scene.guard("guard1", "1a:3,2").hero("yellow", "9*:0,3");
  EXPECT_EQ(scene.act(scene.walk("orange", "28*:2,0")),
            (Events{WentOutOfOrder{at("9*:0,3")}, walked("orange", "28*:1,0", "28*:2,0")}));
  EXPECT_EQ(scene.act(scene.walk("orange", "28*:1,0")), (Events{walked("orange", "28*:2,0", "28*:1,0")}));
}

TEST(ModuleControlRoom, M12_2_the_vortex_seat_moves_a_guard_onto_a_vortex_of_that_heros_colour) {
  Scene scene = with_control_room();
  scene.tile("3", "1a:3,1").hero("orange", "28*:2,0");
  EXPECT_TRUE(scene.may(scene.vortex("guard1", "9*:2,2")));
  EXPECT_EQ(scene.act(scene.vortex("guard1", "9*:2,2")), (Events{whirled("guard1", "9*:0,0", "9*:2,2")}));
  EXPECT_EQ(scene.act(scene.vortex("guard1", "3:3,1")), (Events{whirled("guard1", "9*:2,2", "3:3,1")}))
      << "as often as it likes";
}

TEST(ModuleControlRoom, M12_2_after_the_theft_too) {
  Scene scene = with_control_room();
  scene.hero("orange", "28*:2,0").stolen().talking();
  EXPECT_TRUE(scene.may(scene.vortex("guard1", "9*:2,2")));
  EXPECT_EQ(scene.act(scene.vortex("guard1", "9*:2,2")),
            (Events{TalkClosed{}, whirled("guard1", "9*:0,0", "9*:2,2")}));
}

TEST(ModuleControlRoom, M12_2_only_the_seat_with_the_vortex) {
  Scene scene = with_control_room();
  scene.hero("orange", "28*:2,0");
  EXPECT_FALSE(scene.may(by_seat(1, scene.vortex("guard1", "9*:2,2"))));
  EXPECT_EQ(scene.objection_to(by_seat(1, scene.vortex("guard1", "9*:2,2"))),
            (Refusal{.reason = Reason::NotOnYourActionTile}));
}

TEST(ModuleControlRoom, M12_2_only_while_a_hero_stands_there) {
  Scene scene = with_control_room();
  scene.hero("orange", "28*:1,0");
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "9*:2,2")));
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "9*:2,2")),
            (Refusal{.reason = Reason::NobodyAtTheControls, .pawn = Pawn::Guard1}));
  scene.hero("orange", "28*:2,0").shaft(0, "28*:2,0", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.vortex("guard1", "9*:2,2")), Reason::NobodyAtTheControls);
}

TEST(ModuleControlRoom, M12_2_without_the_module_the_space_is_plain) {
  Scene scene = with_control_room(rules_with({1}, {"9*", "28*"}));
  scene.hero("orange", "28*:2,0");
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "9*:2,2")));
  EXPECT_EQ(scene.refusal_of(scene.vortex("guard1", "9*:2,2")), Reason::NobodyAtTheControls);
}

TEST(ModuleControlRoom, M12_2_only_the_colour_of_the_hero_and_only_a_free_space) {
  Scene scene = with_control_room();
  scene.tile("3", "1a:3,1").hero("orange", "28*:2,0");
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "3:2,0")));
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "3:2,0")),
            (Refusal{.reason = Reason::NoVortexOfItsColour, .place = at("3:2,0")}));
  EXPECT_EQ(scene.refusal_of(scene.vortex("guard1", "10:1,0")), Reason::NoVortexOfItsColour)
      << "that tile is not in the mall";
  scene.hero("green", "3:3,1");
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "3:3,1")));
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "3:3,1")),
            (Refusal{.reason = Reason::VortexIsOccupied, .place = at("3:3,1")}));
  scene.guard("guard1", "9*:2,2");
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "9*:2,2")),
            (Refusal{.reason = Reason::AlreadyThere, .place = at("9*:2,2")}));
}

TEST(ModuleControlRoom, M12_2_a_covered_vortex_receives_nobody) {
  Scene scene = with_control_room();
  scene.hero("orange", "28*:2,0").shaft(0, "1a:3,2", "9*:2,2");
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "9*:2,2")));
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "9*:2,2")),
            (Refusal{.reason = Reason::NoVortexOfItsColour, .place = at("9*:2,2")}));
}

TEST(ModuleControlRoom, R_27_the_control_room_obeys_the_watch) {
  Scene scene = with_control_room(rules_with({1, 11, 12}, {"2*", "9*", "28*"}));
  scene.tile("3", "1a:3,1").hero("orange", "28*:2,0");
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "1a:2,0")));
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "1a:2,0")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Yellow, .tile = Tile::T1a}));
  scene.guard("guard2", "3:2,1");
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "3:3,1")));
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "3:3,1")),
            (Refusal{.reason = Reason::GuardIsThere, .pawn = Pawn::Guard2, .tile = Tile::T3}));
}

TEST(ModuleControlRoom, R_27_with_the_guard_room_a_guard_so_moved_catches) {
  Scene scene = with_control_room();
  scene.tile("3", "1a:3,1").hero("orange", "28*:2,0").hero("green", "3:2,1");
  EXPECT_EQ(scene.act(scene.vortex("guard1", "3:3,1")),
            (Events{whirled("guard1", "9*:0,0", "3:3,1"), HeroCaught{Pawn::Green, Catcher::Guard},
                    PawnPut{Pawn::Green, kNowhere, Presence::Aside, Put::Caught},
                    PawnPut{Pawn::Guard1, kNowhere, Presence::Aside, Put::Caught}}));
}

TEST(ModuleControlRoom, R_83_scenario_16_switches_it_off) {
  Ruleset rules = rules_with({1, 12}, {"9*", "28*"});
  rules.vortex = catalog::Vortex::OutOfService;
  EXPECT_EQ(fault_of(rules), Fault::ModuleNeedsTheVortex);
  rules.modules = rules_with({1}, {}).modules;
  EXPECT_EQ(fault_of(rules), std::nullopt);
}

TEST(ModuleControlRoom, R_85_alone_it_needs_the_vortex_on_top_of_the_pile) {
  Scene scene = with_control_room(rules_with({1, 12}, {"9*", "28*"}, 1));
  scene.hero("orange", "28*:2,0").solo({"north", "vortex", "east"});
  EXPECT_EQ(scene.refusal_of(scene.vortex("guard1", "9*:2,2")), Reason::NothingRevealed);
  scene.act(scene.reveal());
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "9*:2,2")));
  EXPECT_EQ(scene.refusal_of(scene.vortex("guard1", "9*:2,2")), Reason::NotTheRevealedAction);
  scene.act(scene.reveal());
  EXPECT_TRUE(scene.may(scene.vortex("guard1", "9*:2,2")));
}

TEST(ModuleControlRoom, R_85_alone_the_beholder_needs_its_direction_on_top_of_the_pile) {
  Scene scene{rules_with({8}, {"7*", "27*"}, 1)};
  scene.tile("27*", "1a:0,2").tile("7*", "1a:2,3").tile("4", "7*:1,0").beholder("7*");
  scene.hero("purple", "27*:3,0").solo({"east", "north"});
  EXPECT_EQ(scene.refusal_of(scene.move_beholder("north")), Reason::NothingRevealed);
  scene.act(scene.reveal());
  EXPECT_FALSE(scene.may(scene.move_beholder("north")));
  scene.act(scene.reveal());
  EXPECT_TRUE(scene.may(scene.move_beholder("north")));
}

TEST(ModuleControlRoom, R_85_alone_the_sensor_and_the_choice_of_a_space_need_no_tile) {
  Scene scene{rules_with({3, 13}, {"6*", "29*"}, 1)};
  scene.tile("6*", "1a:1,0").tile("29*", "1a:3,1").sensor("east").hero("green", "29*:0,1");
  EXPECT_TRUE(scene.may(scene.turn_sensor("north")));
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "1a:3,2")));
}

TEST(ModuleControlRoom, R_81_guards_cross_dimensions_by_the_control_room) {
  Ruleset rules = rules_with({1, 12}, {"9*", "28*"});
  rules.two_dimensions = true;
  rules.vortex = catalog::Vortex::BetweenDimensions;
  Scene scene{rules};
  scene.tile("28*", "1a:2,3").tile("9*", "28*:2,3").hero("orange", "28*:2,0");
  scene.guard("guard1", "9*:0,0").hero("yellow", "1a:1,1").hero("purple", "1a:1,2");
  EXPECT_TRUE(scene.may(scene.vortex("guard1", "3:3,1")));
  EXPECT_EQ(scene.act(scene.vortex("guard1", "3:3,1")), (Events{whirled("guard1", "9*:0,0", "3:3,1")}));
}

}  // namespace
}  // namespace rules
