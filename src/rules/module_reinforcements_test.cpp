// Module 11: the reinforcement guards.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::fault_of;
using scene::rules_of_game;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// All heroes on their items: 8 in the north of 1a, 9* or 9 in the east, 7 in the south, 6 in the west.
Scene before_the_theft(const Ruleset& rules, std::string_view nine) {
  Scene scene{rules};
  scene.tile("8", "1a:0,2").tile(nine, "1a:2,3").tile("7", "1a:3,1").tile("6", "1a:1,0");
  scene.hero("yellow", "6:0,2").hero("green", "8:3,0").hero("orange", "7:2,0");
  scene.hero("purple", std::string{nine} + ":3,0");
  return scene;
}

// Purple alone has to steal (T-11): yellow may stand where the guard appears. 2* in the west of 1a.
Ruleset rules_of_t11() { return rules_of_game("T11"); }
Scene before_the_theft_of_purple(const Ruleset& rules) {
  Scene scene{rules};
  scene.tile("2*", "1a:1,0").tile("9*", "1a:2,3").hero("purple", "9*:3,0");
  return scene;
}

PawnPut appears(Pawn pawn, std::string_view place) {
  return {pawn, at(place), Presence::InTheMall, Put::Appears};
}
PawnPut thrown_out(Pawn pawn) { return {pawn, kNowhere, Presence::NotInPlay, Put::Discarded}; }

TEST(ModuleReinforcements, M11_1_one_guard_waits_for_each_of_the_three_tiles) {
  const Scene three{rules_with({11}, {"2*", "10*", "11*"})};
  for (const Pawn guard : {Pawn::Guard1, Pawn::Guard2, Pawn::Guard3}) {
    EXPECT_EQ(three.game.state.presence[index(guard)], Presence::Waiting);
  }
  EXPECT_EQ(three.game.state.presence[index(Pawn::Guard4)], Presence::NotInPlay);
  const Scene one{rules_with({11}, {"10*"})};
  EXPECT_EQ(one.game.state.presence[index(Pawn::Guard1)], Presence::Waiting);
  EXPECT_EQ(one.game.state.presence[index(Pawn::Guard2)], Presence::NotInPlay);
}

TEST(ModuleReinforcements, M11_1_needs_one_of_its_tiles_and_no_first_guard) {
  EXPECT_EQ(fault_of(rules_with({11}, {})), Fault::ModuleNeedsATile);
  for (const std::string_view tile : {"2*", "10*", "11*"}) {
    EXPECT_EQ(fault_of(rules_with({11}, {tile})), std::nullopt) << tile;
  }
}

TEST(ModuleReinforcements, M11_1_the_tiles_alone_bring_no_guard) {
  Scene scene = before_the_theft(rules_with({3}, {"2*"}), "9");
  scene.tile("2*", "8:2,3");
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}}));
}

TEST(ModuleReinforcements, M11_2_at_the_theft_they_appear_on_the_tiles_that_are_on_the_board) {
  Scene scene = before_the_theft(rules_with({11}, {"2*", "10*", "11*"}), "9");
  scene.tile("2*", "8:2,3").tile("11*", "8:1,0").talking();
  EXPECT_TRUE(scene.may(scene.theft()));
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}, appears(Pawn::Guard1, "2*:0,3"),
                                              thrown_out(Pawn::Guard2), appears(Pawn::Guard3, "11*:0,3")}));
}

TEST(ModuleReinforcements, M11_2_from_then_on_they_are_guards_like_any_other) {
  Scene scene = before_the_theft(rules_with({11}, {"2*"}), "9");
  scene.tile("2*", "8:2,3");
  scene.act(scene.theft());
  EXPECT_EQ(scene.act(scene.walk("guard1", "2*:1,3")), (Events{walked("guard1", "2*:0,3", "2*:1,3")}));
  scene.hero("green", "8:2,3");
  EXPECT_EQ(scene.objection_to(scene.walk("green", "2*:2,3")),
            (Refusal{.reason = Reason::GuardIsWatching, .pawn = Pawn::Guard1, .tile = Tile::T2s}));
}

TEST(ModuleReinforcements, M11_2_a_covered_space_receives_no_guard) {
  Scene scene = before_the_theft(rules_with({3, 11}, {"2*"}), "9");
  scene.tile("2*", "8:2,3").shaft(0, "1a:3,2", "2*:0,3");
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}, thrown_out(Pawn::Guard1)}));
}

TEST(ModuleReinforcements, M11_3_no_guard_comes_onto_the_tile_of_another) {
  //   9*    +----+----+      guard1 in the east, guard2 on tile 4 beyond
  //    1ep  > in  2.. |
  Scene scene{rules_with({1, 11}, {"2*", "9*"})};
  scene.tile("9*", "1a:2,3").tile("4", "9*:2,3").guard("guard1", "9*:2,3").guard("guard2", "4:1,1");
  EXPECT_FALSE(scene.may(scene.walk("guard1", "4:1,0")));
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "4:1,0")),
            (Refusal{.reason = Reason::GuardIsThere, .pawn = Pawn::Guard2, .tile = Tile::T4}));
}

TEST(ModuleReinforcements, M11_4_on_an_occupied_space_he_appears_on_the_nearest_even_with_another_guard) {
  //   2*  eo |1rg |
  //   +    +    +
  //    ..  : .. |     the small opening is no way for a guard
  Scene scene = before_the_theft(rules_with({1, 11}, {"2*", "9*"}), "9*");
  scene.tile("2*", "8:2,3").guard("guard1", "2*:0,3");
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}, appears(Pawn::Guard2, "2*:1,3")}));
}

TEST(ModuleReinforcements, R_78_then_they_move_under_the_usual_bans) {
  Scene scene{rules_with({1, 11}, {"2*", "9*"})};
  scene.tile("9*", "1a:2,3").tile("4", "9*:2,3").guard("guard1", "9*:2,3").guard("guard2", "9*:1,3");
  EXPECT_TRUE(scene.may(scene.walk("guard2", "9*:0,3")));
  EXPECT_TRUE(scene.may(scene.walk("guard1", "4:1,0")));
  scene.hero("yellow", "4:1,1");
  EXPECT_EQ(scene.refusal_of(scene.walk("guard1", "4:1,0")), Reason::HeroIsThere);
}

TEST(ModuleReinforcements, R_78_he_appears_even_on_the_tile_of_the_beholder) {
  Scene scene = before_the_theft(rules_with({11}, {"2*"}), "9");
  scene.tile("2*", "8:2,3").beholder("2*");
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}, appears(Pawn::Guard1, "2*:0,3")}));
}

//   10*  | xg   SS  1rg |     S: the end of a shaft; guard1 stands on the reinforcement space
//        +----+    +----+     two steps away: 0,0 and 1,1
//        < ea/  ..   .. |
Scene before_a_choice() {
  Scene scene = before_the_theft(rules_with({1, 3, 11}, {"9*", "10*", "11*"}), "9*");
  scene.tile("10*", "8:2,3").tile("11*", "8:1,0").guard("guard1", "10*:0,2");
  scene.shaft(0, "1a:3,2", "10*:0,1");
  return scene;
}

TEST(ModuleReinforcements, M11_4_among_equals_any_seat_chooses_and_the_next_guard_waits) {
  Scene scene = before_a_choice();
  scene.talking();
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}, SpaceToChoose{Pawn::Guard2}}));
  for (unsigned seat = 0; seat < 4; ++seat) {
    EXPECT_TRUE(scene.may(scene.ask(ChooseSpace{Pawn::Guard2, at("10*:0,0")}, seat)));
    EXPECT_TRUE(scene.may(scene.ask(ChooseSpace{Pawn::Guard2, at("10*:1,1")}, seat)));
  }
  EXPECT_EQ(scene.act(scene.ask(ChooseSpace{Pawn::Guard2, at("10*:1,1")})),
            (Events{appears(Pawn::Guard2, "10*:1,1"), appears(Pawn::Guard3, "11*:0,3")}));
  EXPECT_EQ(scene.game.state.security.choosing, std::nullopt);
  EXPECT_EQ(scene.game.state.speech, Speech::Window) << "R-14: a forced choice ends no window";
}

TEST(ModuleReinforcements, R_49_nothing_else_is_possible_before_the_choice) {
  Scene scene = before_a_choice();
  EXPECT_EQ(scene.objection_to(scene.ask(ChooseSpace{Pawn::Guard2, at("10*:1,1")})),
            (Refusal{.reason = Reason::NothingToChoose}));
  scene.act(scene.theft());
  EXPECT_FALSE(scene.may(scene.walk("purple", "9*:3,1")));
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "9*:3,1")),
            (Refusal{.reason = Reason::ChooseASpaceFirst}));
  EXPECT_EQ(scene.refusal_of(scene.lay_shaft(1, "1a:0,3")), Reason::ChooseASpaceFirst);
  EXPECT_TRUE(scene.may(scene.red_pawn(0, 1)));
  EXPECT_TRUE(scene.may(scene.stare(0, 1)));
  EXPECT_EQ(scene.refusal_of(scene.sand_runs_out()), Reason::SandStillRuns);
}

TEST(ModuleReinforcements, R_49_only_one_of_the_nearest_can_be_chosen_and_only_for_that_guard) {
  Scene scene = before_a_choice();
  scene.act(scene.theft());
  EXPECT_FALSE(scene.may(scene.ask(ChooseSpace{Pawn::Guard2, at("10*:1,2")})));
  EXPECT_EQ(scene.objection_to(scene.ask(ChooseSpace{Pawn::Guard2, at("10*:1,2")})),
            (Refusal{.reason = Reason::NotAmongTheNearest, .place = at("10*:1,2")}));
  EXPECT_EQ(scene.refusal_of(scene.ask(ChooseSpace{Pawn::Guard3, at("10*:1,1")})), Reason::NothingToChoose);
}

TEST(ModuleReinforcements, R_49_breaches_are_open_on_the_way) {
  //   11*  ea  1rg |     a breach between 0,3 and 1,3: as near as 0,2, but not empty itself
  //   +    +====+        then 0,2's and 1,3's neighbours: 1,2 and 2,3
  //    ..  | vy |
  Scene scene = before_the_theft(rules_with({1, 3, 4, 11}, {"9*", "11*"}), "9*");
  scene.tile("11*", "8:1,0").guard("guard1", "11*:0,3").breach(0, "11*:0,3", "11*:1,3");
  // The breach covers the space, so no guard appears there.
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}, thrown_out(Pawn::Guard2)}));
  Scene other = before_the_theft(rules_with({1, 3, 4, 11}, {"9*", "11*"}), "9*");
  other.tile("11*", "8:1,0").guard("guard1", "11*:0,3").shaft(0, "11*:0,2", "1a:3,2");
  other.breach(0, "11*:1,2", "11*:1,3").shaft(1, "11*:1,1", "11*:2,2");
  // From 0,2 over 1,2: through the breach 1,3, then 2,3; over 1,1 to 1,0; over 2,2 to 3,2.
  EXPECT_EQ(other.act(other.theft()), (Events{Stolen{}, SpaceToChoose{Pawn::Guard2}}));
  EXPECT_TRUE(other.may(other.ask(ChooseSpace{Pawn::Guard2, at("11*:2,3")})));
  EXPECT_TRUE(other.may(other.ask(ChooseSpace{Pawn::Guard2, at("11*:1,0")})));
  EXPECT_TRUE(other.may(other.ask(ChooseSpace{Pawn::Guard2, at("11*:3,2")})));
}

TEST(ModuleReinforcements, R_50_without_guard_room_a_guard_who_appears_upon_a_hero_loses_the_game) {
  Scene scene = before_the_theft_of_purple(rules_of_t11());
  scene.hero("yellow", "2*:3,2");
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}, appears(Pawn::Guard2, "2*:0,3"),
                                              GameLost{GameTime{1000}, Defeat::GuardCameUpon}}));
}

TEST(ModuleReinforcements, R_50_with_the_guard_room_the_hero_is_caught) {
  Ruleset rules = rules_of_t11();
  rules.modules.insert(Module::GuardRoom);
  Scene scene = before_the_theft_of_purple(rules);
  scene.hero("yellow", "2*:3,2");
  EXPECT_EQ(scene.act(scene.theft()),
            (Events{Stolen{}, appears(Pawn::Guard2, "2*:0,3"), HeroCaught{Pawn::Yellow, Catcher::Guard},
                    PawnPut{Pawn::Yellow, kNowhere, Presence::Aside, Put::Caught},
                    PawnPut{Pawn::Guard2, kNowhere, Presence::Aside, Put::Caught}}));
}

TEST(ModuleReinforcements, R_51_one_who_appears_upon_two_heroes_loses_the_game) {
  Ruleset rules = rules_of_t11();
  rules.modules.insert(Module::GuardRoom);
  Scene scene = before_the_theft_of_purple(rules);
  scene.hero("yellow", "2*:3,2").hero("green", "2*:3,1");
  EXPECT_EQ(scene::find<GameLost>(scene.act(scene.theft())), (GameLost{GameTime{1000}, Defeat::TwoCaptives}));
}

TEST(ModuleReinforcements, R_39_a_drawn_tile_goes_back_when_the_hero_who_explores_is_caught_at_the_theft) {
  //   2*:0,2 is the orange exploration space of 2*
  Ruleset rules = rules_of_t11();
  rules.modules.insert(Module::GuardRoom);
  Scene scene = before_the_theft_of_purple(rules);
  scene.hero("orange", "2*:0,2").deck({"3"});
  scene.game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene::find<TileReturned>(scene.act(scene.theft())),
            (TileReturned{Card{Tile::T5}, scene::kBaseBack}));
}

}  // namespace
}  // namespace rules
