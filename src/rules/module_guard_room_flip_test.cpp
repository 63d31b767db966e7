// Module 5 on every flip: who goes back to his space, who is put out, which tokens go.
#include "rules/evolve.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

//   tile 4           25*, a quarter turn to the right: its door leads to 4:2,3
//   +----+----+
//     tm | ## |     +----+----+----+----+
//   +----+----+     | ## | gr   ..   .. |
//     ..   ep >   ! in | hs | ## | .. |
//   +----+    +     | ..   cf   ..   .. |
//   | ## | vy |     | ..   ..   ..   .. |
Ruleset rules_of_flips() { return rules_with({1, 2, 3, 4, 5, 11}, {"2*", "9*", "25*"}); }

Scene before_the_flip_of_the_room() {
  Scene scene{rules_of_flips()};
  scene.tile("4", "1a:2,3").tile("25*", "4:2,3");
  return scene;
}

PawnPut sent_back(Pawn pawn, std::string_view place) {
  return {pawn, at(place), Presence::InTheMall, Put::SentBack};
}
PawnPut put_out(Pawn pawn, std::string_view place) {
  return {pawn, at(place), Presence::InTheMall, Put::PutOut};
}
PawnPut taken_in(Pawn pawn, std::string_view place) {
  return {pawn, at(place), Presence::InTheMall, Put::Caught};
}

// A flip by the sand timer token with this in its middle.
Events flip_with(std::initializer_list<Event> in_the_room) {
  Events events{StressTokenUsed{Seat{0}, StressToken::Timer},
                SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Token}};
  for (const Event& event : in_the_room) events.push_back(event);
  const bool is_lost = in_the_room.size() > 0 && std::holds_alternative<GameLost>(*(in_the_room.end() - 1));
  if (is_lost) return events;
  events.push_back(ActionTilesPassed{});
  events.push_back(TalkOpened{Speech::Window});
  return events;
}

Events flip_by_token(Scene& scene) { return scene.act(scene.ask(UseTimerToken{})); }

TEST(ModuleGuardRoomFlip, M5_9_hero_and_guard_go_back_to_their_spaces) {
  Scene scene = before_the_flip_of_the_room();
  scene.hero("green", "25*:3,1").guard("guard1", "25*:2,2");
  EXPECT_EQ(flip_by_token(scene),
            flip_with({sent_back(Pawn::Green, "25*:2,1"), sent_back(Pawn::Guard1, "25*:2,0")}));
}

TEST(ModuleGuardRoomFlip, M5_9_a_hero_on_the_guard_space_goes_first) {
  Scene scene = before_the_flip_of_the_room();
  scene.hero("green", "25*:2,0").guard("guard1", "25*:2,2");
  EXPECT_EQ(flip_by_token(scene),
            flip_with({sent_back(Pawn::Green, "25*:2,1"), sent_back(Pawn::Guard1, "25*:2,0")}));
}

TEST(ModuleGuardRoomFlip, M5_9_a_guard_on_the_hero_space_goes_first) {
  Scene scene = before_the_flip_of_the_room();
  scene.hero("green", "25*:0,0").guard("guard1", "25*:2,1");
  EXPECT_EQ(flip_by_token(scene),
            flip_with({sent_back(Pawn::Guard1, "25*:2,0"), sent_back(Pawn::Green, "25*:2,1")}));
}

TEST(ModuleGuardRoomFlip, M5_9_where_each_stands_on_the_others_space_they_change_places) {
  Scene scene = before_the_flip_of_the_room();
  scene.hero("green", "25*:2,0").guard("guard1", "25*:2,1");
  EXPECT_EQ(flip_by_token(scene), flip_with({PawnsSwapped{Pawn::Green, Pawn::Guard1}}));
  EXPECT_EQ(scene.place_of("green"), at("25*:2,1"));
  EXPECT_EQ(scene.place_of("guard1"), at("25*:2,0"));
}

TEST(ModuleGuardRoomFlip, M5_9_who_stands_right_stays) {
  Scene scene = before_the_flip_of_the_room();
  scene.hero("green", "25*:2,1").guard("guard1", "25*:2,0");
  EXPECT_EQ(flip_by_token(scene), flip_with({}));
}

TEST(ModuleGuardRoomFlip, M5_9_a_captive_without_guard_goes_back_too) {
  Scene scene = before_the_flip_of_the_room();
  scene.hero("green", "25*:3,1");
  EXPECT_EQ(flip_by_token(scene), flip_with({sent_back(Pawn::Green, "25*:2,1")}));
}

TEST(ModuleGuardRoomFlip, M5_10_shafts_and_breaches_on_the_room_are_discarded_even_with_one_end) {
  Scene scene = before_the_flip_of_the_room();
  scene.hero("green", "25*:3,1");
  scene.shaft(0, "1a:3,2", "1a:0,3").shaft(1, "4:1,1", "25*:0,0");
  scene.breach(0, "4:2,2", "4:1,2").breach(1, "4:3,3", "25*:3,0").breach(2, "25*:2,1", "25*:2,2");
  EXPECT_EQ(flip_by_token(scene), flip_with({sent_back(Pawn::Green, "25*:2,1"), ShaftDiscarded{1},
                                             BreachDiscarded{1}, BreachDiscarded{2}}));
}

TEST(ModuleGuardRoomFlip, M5_10_before_the_room_is_found_nothing_is_discarded) {
  Scene scene{rules_of_flips()};
  scene.shaft(0, "1a:3,2", "1a:0,3");
  EXPECT_EQ(flip_by_token(scene), flip_with({}));
}

TEST(ModuleGuardRoomFlip, M5_10_without_the_module_tokens_on_the_tile_stay) {
  const Ruleset rules = rules_with({2, 3}, {"25*"});
  Scene scene{rules};
  scene.tile("25*", "1a:0,2").shaft(0, "1a:3,2", "25*:0,0").hero("green", "25*:3,1");
  EXPECT_EQ(flip_by_token(scene), flip_with({}));
}

TEST(ModuleGuardRoomFlip, R_48_an_exit_that_comes_to_light_by_a_flip_takes_its_hero_and_may_win) {
  Scene scene = before_the_flip_of_the_room();
  scene.stolen().tile("11", "1a:1,0").hero("yellow", "11:0,0");
  scene.escaped("green").escaped("purple").escaped("orange");
  scene.shaft(0, "11:0,0", "25*:0,0").shaft(1, "1a:3,2", "25*:0,3").breach(0, "4:3,3", "25*:3,0");
  EXPECT_EQ(flip_by_token(scene),
            (Events{StressTokenUsed{Seat{0}, StressToken::Timer},
                    SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Token}, ShaftDiscarded{0},
                    HeroEscaped{Pawn::Yellow, false}, GameWon{GameTime{1000}}}));
}

TEST(ModuleGuardRoomFlip, M5_11_a_guard_alone_in_the_room_is_put_out_before_the_door) {
  Scene scene = before_the_flip_of_the_room();
  scene.guard("guard1", "25*:0,3");
  EXPECT_EQ(flip_by_token(scene), flip_with({put_out(Pawn::Guard1, "4:2,3")}));
}

TEST(ModuleGuardRoomFlip, M5_11_whoever_is_on_that_tile_a_hero_there_is_caught) {
  Scene scene = before_the_flip_of_the_room();
  scene.guard("guard1", "25*:0,3").hero("green", "4:1,0");
  EXPECT_EQ(flip_by_token(scene),
            flip_with({put_out(Pawn::Guard1, "4:2,3"), HeroCaught{Pawn::Green, Catcher::Guard},
                       taken_in(Pawn::Guard1, "25*:2,0"), taken_in(Pawn::Green, "25*:2,1")}));
}

TEST(ModuleGuardRoomFlip, R_55_the_tokens_of_the_room_go_after_the_guard) {
  Scene scene = before_the_flip_of_the_room();
  scene.guard("guard1", "25*:0,3").breach(0, "4:3,3", "25*:3,0");
  EXPECT_EQ(flip_by_token(scene), flip_with({put_out(Pawn::Guard1, "4:2,3"), BreachDiscarded{0}}));
}

TEST(ModuleGuardRoomFlip, R_55_where_the_space_is_not_empty_the_nearest_of_that_tile_is_taken) {
  // Both 4:2,2 and 4:3,3 are one step away: the northernmost is taken.
  Scene scene = before_the_flip_of_the_room();
  scene.guard("guard1", "25*:0,3").hero("green", "4:2,3");
  EXPECT_EQ(flip_by_token(scene),
            flip_with({put_out(Pawn::Guard1, "4:2,2"), HeroCaught{Pawn::Green, Catcher::Guard},
                       taken_in(Pawn::Guard1, "25*:2,0"), taken_in(Pawn::Green, "25*:2,1")}));
}

TEST(ModuleGuardRoomFlip, R_49_the_northernmost_is_taken_and_among_those_the_westernmost) {
  //   +    +----+    +     tile 5; 25* lies in its south, half turned
  //   > in | ..   ..
  //   +    +    +----+
  //   | ..   SS   tm |     S, B: a shaft, a breach
  //   +----+    +----+
  //   | ## | SS   BB  ..
  //   +----+ vv +----+
  Scene scene{rules_of_flips()};
  scene.tile("5", "1a:2,3").tile("25*", "5:3,1").guard("guard1", "25*:0,3");
  scene.shaft(0, "5:3,1", "5:2,1").breach(0, "1a:3,2", "5:3,2");
  EXPECT_EQ(scene::find<PawnPut>(flip_by_token(scene)), put_out(Pawn::Guard1, "5:1,1"));
  Scene level{rules_of_flips()};
  level.tile("5", "1a:2,3").tile("25*", "5:3,1").guard("guard1", "25*:0,3");
  level.shaft(0, "5:3,1", "5:2,1").breach(0, "1a:3,2", "5:3,2").shaft(1, "5:1,1", "1a:0,3");
  EXPECT_EQ(scene::find<PawnPut>(flip_by_token(level)), put_out(Pawn::Guard1, "5:2,0"));
}

TEST(ModuleGuardRoomFlip, R_55_with_no_tile_before_the_door_the_guard_stays_in) {
  Scene scene{rules_of_flips()};
  evolve(scene.game.state, TilePlaced{Card{Tile::T25s}, at("1a:0,2"), -8, 2, Turns{0}, 0, Right::Hero});
  scene.guard("guard1", "25*:0,3");
  EXPECT_EQ(flip_by_token(scene), flip_with({}));
}

TEST(ModuleGuardRoomFlip, R_55_where_nobody_could_stand_before_the_door_any_empty_space_of_the_tile_will_do) {
  // The door of 25* in the north of 2 faces an illustrated area; 2:0,0 is the northernmost space.
  Scene scene{rules_with({2, 3, 5, 13}, {"6*", "25*", "29*"})};
  scene.tile("2", "1a:1,0");
  evolve(scene.game.state, TilePlaced{Card{Tile::T25s}, at("1a:0,2"), -5, -3, Turns{0}, 0, Right::Hero});
  scene.guard("guard1", "25*:0,3");
  EXPECT_EQ(flip_by_token(scene), flip_with({put_out(Pawn::Guard1, "2:0,0")}));
}

TEST(ModuleGuardRoomFlip, R_55_the_guard_put_out_may_catch_two_and_then_the_flip_ends_there) {
  Scene scene = before_the_flip_of_the_room();
  scene.guard("guard1", "25*:0,3").hero("yellow", "4:1,0").hero("green", "4:1,1");
  scene.shaft(0, "1a:3,2", "25*:0,0");
  EXPECT_EQ(
      flip_by_token(scene),
      flip_with({put_out(Pawn::Guard1, "4:2,3"), HeroCaught{Pawn::Yellow, Catcher::Guard},
                 taken_in(Pawn::Guard1, "25*:2,0"), taken_in(Pawn::Yellow, "25*:2,1"),
                 HeroCaught{Pawn::Green, Catcher::Guard}, GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(ModuleGuardRoomFlip, R_78_the_guard_is_put_out_even_on_the_tile_of_another_guard_or_the_beholder) {
  Scene scene = before_the_flip_of_the_room();
  scene.guard("guard1", "25*:0,3").guard("guard2", "4:1,0").beholder("4");
  EXPECT_EQ(flip_by_token(scene), flip_with({put_out(Pawn::Guard1, "4:2,3")}));
}

TEST(ModuleGuardRoomFlip, R_78_the_guard_is_put_out_even_under_the_sensor) {
  // The west side of 6* before the door; the sensor covers that side.
  Scene scene{rules_with({2, 3, 5, 13}, {"6*", "25*", "29*"})};
  scene.tile("6*", "1a:1,0").sensor("west");
  evolve(scene.game.state, TilePlaced{Card{Tile::T25s}, at("1a:0,2"), -2, -8, Turns{3}, 0, Right::Hero});
  scene.guard("guard1", "25*:0,3");
  EXPECT_EQ(flip_by_token(scene), flip_with({put_out(Pawn::Guard1, "6*:1,0")}));
}

TEST(ModuleGuardRoomFlip, R_34_the_guard_room_comes_after_the_spells_and_before_the_action_tiles) {
  // Clairvoyance ends, then the guard is put out, then the tiles pass and all may talk.
  Scene scene{rules_with({1, 2, 5, 10}, {"9*", "25*"})};
  scene.tile("4", "1a:2,3").tile("25*", "4:2,3").guard("guard1", "25*:0,3").deck({});
  scene.holding(Spell::GhostForm);
  EXPECT_EQ(flip_by_token(scene), flip_with({SpellEnded{Spell::GhostForm}, put_out(Pawn::Guard1, "4:2,3")}));
}

TEST(ModuleGuardRoomFlip, R_35_a_flip_by_a_space_does_the_same_as_one_by_the_token) {
  Scene scene = before_the_flip_of_the_room();
  scene.guard("guard1", "25*:0,3").hero("yellow", "1a:0,1");
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")),
            (Events{walked("yellow", "1a:0,1", "1a:0,0"), WentOutOfOrder{at("1a:0,0")},
                    SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Space}, put_out(Pawn::Guard1, "4:2,3"),
                    ActionTilesPassed{}, TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.timer_spaces_used, 1);
  Scene other = before_the_flip_of_the_room();
  flip_by_token(other);
  EXPECT_EQ(other.game.state.timer_spaces_used, 0);
  EXPECT_EQ(other.game.state.flips, 1);
}

TEST(ModuleGuardRoomFlip, R_58_hero_and_guard_space_work_under_tokens) {
  Scene scene = before_the_flip_of_the_room();
  scene.hero("green", "25*:0,0").guard("guard1", "25*:0,3");
  scene.shaft(0, "1a:3,2", "25*:2,1").breach(0, "25*:2,0", "4:1,1");
  EXPECT_EQ(flip_by_token(scene),
            flip_with({sent_back(Pawn::Green, "25*:2,1"), sent_back(Pawn::Guard1, "25*:2,0"),
                       ShaftDiscarded{0}, BreachDiscarded{0}}));
}

}  // namespace
}  // namespace rules
