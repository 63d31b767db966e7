// Module 8: the beholder.
#include "rules/evolve.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::fault_of;
using scene::kBaseBack;
using scene::kNothing;
using scene::rules_with;
using scene::Scene;
using scene::walked;

//   27* |    | 4
//   ----+----+----     27* in the north of 1a, as it is drawn
//       | 1a | 7*      7* in the east, a quarter turn to the right; 4 in its north, west of it 27*
//   kN 27*:3,0   kE 27*:1,0   kS 27*:0,2   kW 27*:1,2
Scene with_beholder(const Ruleset& rules = rules_with({8}, {"7*", "27*"})) {
  Scene scene{rules};
  scene.tile("27*", "1a:0,2").tile("7*", "1a:2,3").tile("4", "7*:1,0").beholder("7*");
  return scene;
}

Ruleset rules_of_capture() { return rules_with({1, 5, 7, 8}, {"7*", "9*", "25*", "27*"}); }

PawnPut gone_aside(Pawn pawn) { return {pawn, kNowhere, Presence::Aside, Put::Caught}; }

TEST(ModuleBeholder, M8_1_needs_the_tiles_7_and_27) {
  EXPECT_EQ(fault_of(rules_with({8}, {"7*", "27*"})), std::nullopt);
  EXPECT_EQ(fault_of(rules_with({8}, {"7*"})), Fault::ModuleNeedsATile);
  EXPECT_EQ(fault_of(rules_with({8}, {"27*"})), Fault::ModuleNeedsATile);
}

TEST(ModuleBeholder, M8_1_waits_until_its_tile_is_placed) {
  Scene scene{rules_with({8}, {"7*", "27*"})};
  EXPECT_EQ(scene.game.state.security.beholder, PieceState::Waiting);
  scene.hero("yellow", "1a:3,1").deck({"7*"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T7s}, kNothing},
                    TilePlaced{Card{Tile::T7s}, at("1a:3,1"), 4, -1, Turns{2}, 0, Right::Hero},
                    BeholderMoved{Tile::T7s}}));
  EXPECT_EQ(scene.game.state.security.beholder, PieceState::InTheMall);
}

TEST(ModuleBeholder, R_44_it_comes_the_first_time_only) {
  Scene scene{rules_with({8}, {"7*", "27*"})};
  scene.tile("27*", "1a:0,2").beholder("27*").hero("yellow", "1a:3,1").deck({"7*"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T7s}, kNothing},
                    TilePlaced{Card{Tile::T7s}, at("1a:3,1"), 4, -1, Turns{2}, 0, Right::Hero}}));
}

TEST(ModuleBeholder, M8_1_without_the_module_it_never_comes) {
  Scene scene{rules_with({3}, {"7*", "27*"})};
  scene.hero("yellow", "1a:3,1").deck({"7*"});
  EXPECT_FALSE(scene::has<BeholderMoved>(scene.act(scene.draw())));
  scene.beholder("7*").tile("27*", "1a:0,2").hero("purple", "27*:3,0");
  EXPECT_EQ(scene.refusal_of(scene.move_beholder("north")), Reason::NotInThisGame);
}

TEST(ModuleBeholder, M8_2_without_guard_room_no_hero_comes_onto_its_tile) {
  Scene scene = with_beholder();
  scene.hero("green", "1a:2,3");
  const Refusal watched{.reason = Reason::BeholderIsWatching, .tile = Tile::T7s};
  EXPECT_FALSE(scene.may(scene.walk("green", "7*:3,1")));
  EXPECT_EQ(scene.objection_to(scene.walk("green", "7*:3,1")), watched);
  EXPECT_FALSE(scene.may(scene.vortex("yellow", "7*:2,2")));
  EXPECT_EQ(scene.objection_to(scene.vortex("yellow", "7*:2,2")), watched);
}

TEST(ModuleBeholder, M8_2_not_even_passing) {
  // From 7* straight through 4 into what lies in its north.
  Scene scene = with_beholder();
  scene.beholder("4").hero("orange", "7*:1,0");
  EXPECT_FALSE(scene.may(scene.walk("orange", "4:1,1")));
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "4:1,1")),
            (Refusal{.reason = Reason::BeholderIsWatching, .tile = Tile::T4}));
}

TEST(ModuleBeholder, M8_2_with_the_guard_room_the_hero_is_caught_and_the_beholder_stays) {
  Scene scene = with_beholder(rules_of_capture());
  scene.hero("green", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.walk("green", "7*:3,1")));
  EXPECT_EQ(scene.objection_to(scene.walk("green", "7*:2,1")),
            (Refusal{.reason = Reason::BeholderIsWatching, .place = at("7*:3,1"), .tile = Tile::T7s}));
  EXPECT_EQ(scene.act(scene.walk("green", "7*:3,1")),
            (Events{walked("green", "1a:2,3", "7*:3,1"), HeroCaught{Pawn::Green, Catcher::Beholder},
                    gone_aside(Pawn::Green)}));
  EXPECT_EQ(scene.game.state.security.beholder_tile, Tile::T7s);
}

TEST(ModuleBeholder, M8_2_without_guard_room_the_beholder_comes_onto_no_heros_tile) {
  Scene scene = with_beholder();
  scene.hero("purple", "27*:3,0").hero("green", "4:1,1");
  EXPECT_FALSE(scene.may(scene.move_beholder("north")));
  EXPECT_EQ(scene.objection_to(scene.move_beholder("north")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Green, .tile = Tile::T4}));
}

TEST(ModuleBeholder, M8_2_with_the_guard_room_the_beholder_catches_the_hero_it_comes_to) {
  Scene scene = with_beholder(rules_of_capture());
  scene.hero("purple", "27*:3,0").hero("green", "4:1,1");
  EXPECT_TRUE(scene.may(scene.move_beholder("north")));
  EXPECT_EQ(
      scene.act(scene.move_beholder("north")),
      (Events{BeholderMoved{Tile::T4}, HeroCaught{Pawn::Green, Catcher::Beholder}, gone_aside(Pawn::Green)}));
}

TEST(ModuleBeholder, R_51_two_at_once_lose_the_game) {
  Scene scene = with_beholder(rules_of_capture());
  scene.hero("purple", "27*:3,0").hero("yellow", "4:1,0").hero("green", "4:1,1");
  EXPECT_EQ(
      scene.act(scene.move_beholder("north")),
      (Events{BeholderMoved{Tile::T4}, HeroCaught{Pawn::Yellow, Catcher::Beholder}, gone_aside(Pawn::Yellow),
              HeroCaught{Pawn::Green, Catcher::Beholder}, GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(ModuleBeholder, R_54_only_the_hero_goes_and_a_guard_in_the_room_goes_back_to_his_space) {
  Scene scene = with_beholder(rules_of_capture());
  scene.tile("25*", "1a:3,1").guard("guard1", "25*:2,2");
  scene.hero("purple", "27*:3,0").hero("green", "4:1,1");
  EXPECT_EQ(scene.act(scene.move_beholder("north")),
            (Events{BeholderMoved{Tile::T4}, HeroCaught{Pawn::Green, Catcher::Beholder},
                    PawnPut{Pawn::Green, at("25*:2,1"), Presence::InTheMall, Put::Caught},
                    PawnPut{Pawn::Guard1, at("25*:2,0"), Presence::InTheMall, Put::SentBack}}));
}

TEST(ModuleBeholder, M8_3_a_hero_on_the_command_space_lets_the_seat_of_that_direction_move_it) {
  // 27*, 4 and 7*: there is no path from 4 to 27*, and none is needed.
  Scene scene = with_beholder();
  scene.hero("purple", "27*:3,0");
  EXPECT_TRUE(scene.may(scene.move_beholder("north")));
  EXPECT_EQ(scene.act(scene.move_beholder("north")), (Events{BeholderMoved{Tile::T4}}));
  EXPECT_EQ(scene.refusal_of(scene.move_beholder("south")), Reason::NobodyAtTheControls);
  scene.hero("purple", "27*:0,2");
  EXPECT_EQ(scene.act(scene.move_beholder("south")), (Events{BeholderMoved{Tile::T7s}}));
}

TEST(ModuleBeholder, M8_3_nobody_on_that_command_space) {
  Scene scene = with_beholder();
  scene.hero("purple", "27*:1,0");
  EXPECT_FALSE(scene.may(scene.move_beholder("north")));
  EXPECT_EQ(scene.objection_to(scene.move_beholder("north")),
            (Refusal{.reason = Reason::NobodyAtTheControls}));
}

TEST(ModuleBeholder, M8_3_a_covered_command_space_commands_nothing) {
  Scene scene = with_beholder(rules_with({3, 8}, {"7*", "27*"}));
  scene.hero("purple", "27*:3,0").shaft(0, "27*:3,0", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.move_beholder("north")), Reason::NobodyAtTheControls);
}

TEST(ModuleBeholder, M8_3_only_the_seat_with_that_move) {
  Scene scene = with_beholder();
  scene.hero("purple", "27*:3,0");
  EXPECT_FALSE(scene.may(by_seat(0, scene.move_beholder("north"))));
  EXPECT_EQ(scene.objection_to(by_seat(0, scene.move_beholder("north"))),
            (Refusal{.reason = Reason::NotOnYourActionTile}));
}

TEST(ModuleBeholder, M8_3_there_must_be_a_tile) {
  Scene scene = with_beholder();
  scene.hero("purple", "27*:1,0");
  EXPECT_FALSE(scene.may(scene.move_beholder("east")));
  EXPECT_EQ(scene.objection_to(scene.move_beholder("east")),
            (Refusal{.reason = Reason::NoTileThere, .tile = Tile::T7s}));
}

TEST(ModuleBeholder, M8_3_it_cannot_be_moved_before_it_comes) {
  Scene scene{rules_with({8}, {"7*", "27*"})};
  scene.tile("27*", "1a:0,2").hero("purple", "27*:3,0");
  EXPECT_FALSE(scene.may(scene.move_beholder("north")));
  EXPECT_EQ(scene.objection_to(scene.move_beholder("north")), (Refusal{.reason = Reason::NotInThisGame}));
}

TEST(ModuleBeholder, M8_3_moving_it_ends_the_communication) {
  Scene scene = with_beholder();
  scene.hero("purple", "27*:3,0").talking();
  EXPECT_EQ(scene.act(scene.move_beholder("north")), (Events{TalkClosed{}, BeholderMoved{Tile::T4}}));
}

TEST(ModuleBeholder, R_89_a_request_that_was_overtaken_is_refused) {
  Scene scene = with_beholder();
  scene.hero("purple", "27*:3,0").beholder("4");
  EXPECT_EQ(scene.objection_to(by_seat(3, scene.ask(MoveBeholder{Tile::T7s, Direction::North}))),
            (Refusal{.reason = Reason::Overtaken, .tile = Tile::T4}));
}

TEST(ModuleBeholder, M8_4_it_enters_no_guards_tile_and_not_the_guard_room) {
  Scene scene = with_beholder(rules_of_capture());
  scene.hero("purple", "27*:3,0").guard("guard1", "4:1,0");
  EXPECT_FALSE(scene.may(scene.move_beholder("north")));
  EXPECT_EQ(scene.objection_to(scene.move_beholder("north")),
            (Refusal{.reason = Reason::GuardIsThere, .tile = Tile::T4}));
  scene.tile("25*", "7*:2,3").hero("purple", "27*:0,2");
  EXPECT_FALSE(scene.may(scene.move_beholder("south")));
  EXPECT_EQ(scene.objection_to(scene.move_beholder("south")),
            (Refusal{.reason = Reason::GuardIsThere, .tile = Tile::T25s}));
}

TEST(ModuleBeholder, M8_4_no_guard_enters_its_tile) {
  Scene scene = with_beholder(rules_of_capture());
  scene.guard("guard1", "4:1,0");
  EXPECT_FALSE(scene.may(scene.walk("guard1", "7*:1,0")));
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "7*:1,0")),
            (Refusal{.reason = Reason::BeholderIsWatching, .tile = Tile::T7s}));
}

TEST(ModuleBeholder, R_30_the_command_directions_turn_with_their_tile) {
  // 27* south of 1a is turned halfway: its printed north is the table's south.
  Scene scene{rules_with({8}, {"7*", "27*"})};
  scene.tile("27*", "1a:3,1").tile("7*", "1a:2,3").tile("4", "7*:1,0").beholder("4");
  scene.hero("purple", "27*:3,0");
  EXPECT_EQ(scene.refusal_of(scene.move_beholder("north")), Reason::NobodyAtTheControls);
  EXPECT_EQ(scene.act(scene.move_beholder("south")), (Events{BeholderMoved{Tile::T7s}}));
  scene.hero("purple", "27*:1,0");
  EXPECT_EQ(scene.refusal_of(scene.move_beholder("east")), Reason::NobodyAtTheControls);
  EXPECT_EQ(scene.refusal_of(scene.move_beholder("west")), Reason::HeroIsThere);
}

TEST(ModuleBeholder, R_39_a_drawn_tile_goes_back_when_the_hero_who_explores_is_caught) {
  Scene scene = with_beholder(rules_with({5, 8}, {"7*", "25*", "27*"}));
  scene.hero("purple", "27*:3,0").hero("green", "4:3,1").deck({"3"});
  scene.game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene.act(scene.move_beholder("north")),
            (Events{BeholderMoved{Tile::T4}, HeroCaught{Pawn::Green, Catcher::Beholder},
                    gone_aside(Pawn::Green), TileReturned{Card{Tile::T5}, kBaseBack}}));
}

TEST(ModuleBeholder, R_8_the_use_of_a_crystal_ball_ends_when_the_mage_is_caught) {
  Scene scene{rules_with({5, 8}, {"7*", "10*", "25*", "27*"})};
  scene.tile("27*", "1a:0,2").tile("7*", "1a:2,3").tile("10*", "7*:1,0").beholder("7*");
  scene.hero("green", "27*:3,0").hero("purple", "10*:3,3").out_of_order("10*:3,3");
  scene.game.state.ball_in_use = true;
  EXPECT_EQ(scene.act(scene.move_beholder("north")),
            (Events{BeholderMoved{Tile::T10s}, HeroCaught{Pawn::Purple, Catcher::Beholder}, BallEnded{},
                    gone_aside(Pawn::Purple)}));
}

TEST(ModuleBeholder, R_41_the_use_of_a_map_ends_when_its_hero_is_caught) {
  Scene scene{rules_with({5, 7, 8}, {"7*", "25*", "26*", "27*"})};
  scene.tile("27*", "1a:0,2").tile("7*", "1a:2,3").tile("26*", "7*:1,0").beholder("7*");
  scene.hero("purple", "27*:3,0").hero("green", "26*:3,0");
  evolve(scene.game.state, MapBegun{at("26*:3,0")});
  EXPECT_EQ(scene.act(scene.move_beholder("north")),
            (Events{BeholderMoved{Tile::T26s}, HeroCaught{Pawn::Green, Catcher::Beholder},
                    WentOutOfOrder{at("26*:3,0")}, MapEnded{}, gone_aside(Pawn::Green)}));
}

}  // namespace
}  // namespace rules
