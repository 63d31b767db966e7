// M3, the dwarf's ventilation shafts.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::rules_with;
using scene::Scene;

PawnMoved crawled(std::string_view pawn, std::string_view from, std::string_view to) {
  return {scene::pawn(pawn), at(from), at(to), Way::Shaft};
}

// 8* north of 1a, closed all around.
Scene with_shafts() {
  Scene scene{rules_with({3}, {"8*"})};
  scene.tile("8*", "1a:0,2");
  return scene;
}

TEST(Shaft, M3_1_two_pairs_one_end_beneath_the_dwarf) {
  //   +----+----+----+----+
  //   | co |#.. | ../  .. |      8*
  //   +    +    +----+    +
  //
  //   +----+    +    +----+
  //   | vo  G..  O.. | eg/>      1a
  Scene scene = with_shafts();
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "8*:0,1")));
  EXPECT_EQ(scene.act(scene.lay_shaft(0, "8*:0,1")), (Events{ShaftLaid{0, at("1a:2,2"), at("8*:0,1")}}));
  EXPECT_EQ(scene.game.state.security.shafts[0], (TwoEnded{TokenState::Laid, at("1a:2,2"), at("8*:0,1")}));
  EXPECT_EQ(scene.act(scene.lay_shaft(1, "8*:3,0")), (Events{ShaftLaid{1, at("1a:2,2"), at("8*:3,0")}}));
  EXPECT_EQ(scene.refusal_of(scene.lay_shaft(2, "8*:0,2")), Reason::TokenIsSpent) << "no third pair";
}

TEST(Shaft, M3_1_any_seat_and_the_window_closes) {
  for (const unsigned seat : {0U, 1U, 2U, 3U}) {
    Scene scene = with_shafts();
    scene.talking();
    const auto lay = by_seat(seat, scene.lay_shaft(1, "8*:0,1"));
    EXPECT_TRUE(scene.may(lay));
    EXPECT_EQ(scene.act(lay), (Events{TalkClosed{}, ShaftLaid{1, at("1a:2,2"), at("8*:0,1")}}));
  }
}

TEST(Shaft, M3_1_on_an_empty_space_of_the_mall) {
  Scene scene = with_shafts();
  scene.hero("purple", "1a:0,1").out_of_order("1a:0,0");
  const auto is_refused = [&](std::string_view to, Reason reason) {
    EXPECT_EQ(scene.objection_to(scene.lay_shaft(0, to)), (Refusal{.reason = reason, .place = at(to)}));
    EXPECT_FALSE(scene.may(scene.lay_shaft(0, to)));
  };
  is_refused("1a:0,1", Reason::SpaceIsNotEmpty);
  is_refused("1a:0,0", Reason::SpaceIsNotEmpty);
  is_refused("1a:2,2", Reason::SpaceIsNotEmpty);  // beneath the dwarf himself
  is_refused("1a:3,3", Reason::NotACorridorSpace);
  is_refused("5:1,1", Reason::NotACorridorSpace);
  scene.act(scene.lay_shaft(0, "8*:0,1"));
  EXPECT_EQ(scene.refusal_of(scene.lay_shaft(1, "8*:0,1")), Reason::SpaceIsNotEmpty);
}

TEST(Shaft, M3_1_not_in_a_game_without_the_module) {
  Scene scene{rules_with({4}, {"8*"})};
  scene.tile("8*", "1a:0,2");
  EXPECT_EQ(scene.refusal_of(scene.lay_shaft(0, "8*:0,1")), Reason::NotInThisGame);
  EXPECT_FALSE(scene.may(scene.lay_shaft(0, "8*:0,1")));
  EXPECT_EQ(scene.refusal_of(scene.take_shaft("orange", "8*:0,1")), Reason::NotInThisGame);
}

TEST(Shaft, M3_2_any_hero_goes_through_in_both_directions) {
  for (const auto name : {"yellow", "purple", "green", "orange"}) {
    Scene scene = with_shafts();
    scene.shaft(0, "1a:0,1", "8*:0,1").hero(name, "1a:0,1").talking();
    const auto take = scene.take_shaft(name, "8*:0,1");
    EXPECT_TRUE(scene.may(take));
    EXPECT_TRUE(scene.may(by_seat(3, take))) << "any seat";
    EXPECT_EQ(scene.act(take), (Events{TalkClosed{}, crawled(name, "1a:0,1", "8*:0,1")}));
    EXPECT_EQ(scene.act(scene.take_shaft(name, "1a:0,1")), (Events{crawled(name, "8*:0,1", "1a:0,1")}));
    EXPECT_EQ(scene.game.state.security.shafts[0].token, TokenState::Laid) << "heroes do not use it up";
  }
}

TEST(Shaft, M3_2_after_the_theft_too) {
  Scene scene = with_shafts();
  scene.shaft(1, "1a:0,1", "8*:0,1").hero("green", "8*:0,1").stolen();
  EXPECT_EQ(scene.act(scene.take_shaft("green", "1a:0,1")), (Events{crawled("green", "8*:0,1", "1a:0,1")}));
}

TEST(Shaft, M3_2_not_where_somebody_stands) {
  Scene scene = with_shafts();
  scene.shaft(0, "1a:0,1", "8*:0,1").hero("green", "8*:0,1").hero("purple", "1a:0,1");
  EXPECT_EQ(scene.objection_to(scene.take_shaft("green", "1a:0,1")),
            (Refusal{.reason = Reason::EndIsOccupied, .place = at("1a:0,1")}));
  EXPECT_FALSE(scene.may(scene.take_shaft("green", "1a:0,1")));
}

TEST(Shaft, M3_2_from_one_end_to_the_other_end_of_the_same_pair) {
  Scene scene = with_shafts();
  scene.shaft(0, "1a:0,1", "8*:0,1").shaft(1, "1a:3,1", "8*:3,0").hero("green", "1a:0,1");
  EXPECT_EQ(scene.objection_to(scene.take_shaft("green", "8*:3,0")),
            (Refusal{.reason = Reason::NotTheOtherEnd, .place = at("1a:0,1")}));
  EXPECT_FALSE(scene.may(scene.take_shaft("green", "8*:3,0")));
  scene.hero("green", "1a:1,3");
  EXPECT_EQ(scene.refusal_of(scene.take_shaft("green", "8*:0,1")), Reason::NotTheOtherEnd);
}

TEST(Shaft, M3_2_two_pairs_from_one_space_lead_to_two_places) {
  Scene scene = with_shafts();
  scene.shaft(0, "1a:0,1", "8*:0,1").shaft(1, "1a:0,1", "8*:3,0").hero("green", "1a:0,1");
  EXPECT_TRUE(scene.may(scene.take_shaft("green", "8*:0,1")));
  EXPECT_TRUE(scene.may(scene.take_shaft("green", "8*:3,0")));
}

TEST(Shaft, M3_3_a_guard_goes_through_and_the_pair_is_discarded) {
  Scene scene{rules_with({1, 3}, {"8*", "9*"})};
  scene.tile("8*", "1a:0,2").tile("9*", "1a:2,3").guard("guard1", "9*:0,1").shaft(0, "9*:0,1", "8*:0,1");
  EXPECT_TRUE(scene.may(scene.take_shaft("guard1", "8*:0,1")));
  EXPECT_EQ(scene.act(scene.take_shaft("guard1", "8*:0,1")),
            (Events{crawled("guard1", "9*:0,1", "8*:0,1"), ShaftDiscarded{0}}));
  EXPECT_EQ(scene.game.state.security.shafts[0], (TwoEnded{.token = TokenState::Discarded}));
  EXPECT_EQ(scene.refusal_of(scene.lay_shaft(0, "8*:3,0")), Reason::TokenIsSpent) << "out of the game";
  EXPECT_EQ(scene.refusal_of(scene.take_shaft("guard1", "9*:0,1")), Reason::NotTheOtherEnd);
}

TEST(Shaft, M3_3_a_guard_who_is_not_to_be_moved_does_not_go_through) {
  Ruleset rules = scene::rules_of_game("T8");
  rules.modules.insert(Module::Shafts);
  Scene scene{rules};
  scene.tile("9*", "1a:2,3").tile("3", "1a:3,1").guard("guard1", "9*:0,1").shaft(0, "9*:0,1", "3:1,1");
  EXPECT_EQ(scene.objection_to(scene.take_shaft("guard1", "3:1,1")),
            (Refusal{.reason = Reason::GuardStandsStill, .pawn = Pawn::Guard1}));
  EXPECT_FALSE(scene.may(scene.take_shaft("guard1", "3:1,1")));
}

TEST(Shaft, R_53_a_guard_keeps_its_captive_and_does_not_go_through) {
  Scene scene{rules_with({1, 3, 5}, {"9*", "25*"})};
  scene.tile("25*", "1a:0,2").tile("9*", "1a:2,3").hero("green", "25*:2,1").guard("guard1", "25*:2,0");
  scene.shaft(0, "9*:0,1", "25*:2,0");
  EXPECT_EQ(scene.objection_to(scene.take_shaft("guard1", "9*:0,1")),
            (Refusal{.reason = Reason::GuardKeepsACaptive, .pawn = Pawn::Guard1}));
  EXPECT_FALSE(scene.may(scene.take_shaft("guard1", "9*:0,1")));
}

TEST(Shaft, R_67_standing_on_a_token_uses_nothing_up) {
  Scene scene{rules_with({1, 3}, {"8*", "9*"})};
  scene.tile("8*", "1a:0,2").tile("9*", "1a:2,3").guard("guard1", "9*:0,0").shaft(1, "9*:0,1", "8*:0,1");
  EXPECT_EQ(scene.act(scene.walk("guard1", "9*:0,1")), (Events{scene::walked("guard1", "9*:0,0", "9*:0,1")}));
  EXPECT_EQ(scene.game.state.security.shafts[1].token, TokenState::Laid);
}

TEST(Shaft, M3_4_each_pair_is_deployed_once) {
  Scene scene = with_shafts();
  scene.act(scene.lay_shaft(0, "8*:0,1"));
  EXPECT_EQ(scene.refusal_of(scene.lay_shaft(0, "8*:3,0")), Reason::TokenIsSpent);
  EXPECT_FALSE(scene.may(scene.lay_shaft(0, "8*:3,0")));
  EXPECT_TRUE(scene.may(scene.lay_shaft(1, "8*:3,0")));
}

TEST(Shaft, M3_4_a_covered_timer_is_a_plain_space) {
  Scene scene = with_shafts();
  scene.shaft(0, "1a:0,0", "8*:0,1").hero("yellow", "1a:0,1").hero("green", "8*:0,1");
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")), (Events{scene::walked("yellow", "1a:0,1", "1a:0,0")}));
  scene.hero("yellow", "1a:0,1");
  EXPECT_EQ(scene.act(scene.take_shaft("green", "1a:0,0")), (Events{crawled("green", "8*:0,1", "1a:0,0")}));
}

TEST(Shaft, R_64_the_dwarf_stands_on_whatever_is_there) {
  Scene scene = with_shafts();
  scene.hero("orange", "1a:0,0").out_of_order("1a:0,0").shaft(0, "1a:0,0", "8*:0,1");
  EXPECT_TRUE(scene.may(scene.lay_shaft(1, "8*:3,0")));
}

TEST(Shaft, R_64_the_other_end_may_be_in_the_guard_room_or_behind_a_door) {
  Scene scene{rules_with({1, 3, 5}, {"9*", "25*", "28*"})};
  scene.tile("25*", "1a:0,2").tile("28*", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "25*:2,1")));
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "28*:2,0")));
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "28*:0,1")));
}

TEST(Shaft, R_64_the_dwarf_is_in_the_mall_and_no_captive) {
  Scene scene{rules_with({1, 3, 5}, {"9*", "25*"})};
  scene.tile("25*", "1a:0,2").hero("orange", "25*:2,1");
  EXPECT_EQ(scene.objection_to(scene.lay_shaft(0, "1a:0,1")),
            (Refusal{.reason = Reason::IsACaptive, .pawn = Pawn::Orange}));
  EXPECT_FALSE(scene.may(scene.lay_shaft(0, "1a:0,1")));
  scene.aside("orange");
  EXPECT_EQ(scene.objection_to(scene.lay_shaft(0, "1a:0,1")),
            (Refusal{.reason = Reason::NotInPlay, .pawn = Pawn::Orange}));
  EXPECT_FALSE(scene.may(scene.lay_shaft(0, "1a:0,1")));
  scene.escaped("orange");
  EXPECT_EQ(scene.objection_to(scene.lay_shaft(0, "1a:0,1")),
            (Refusal{.reason = Reason::HasEscaped, .pawn = Pawn::Orange}));
  EXPECT_FALSE(scene.may(scene.lay_shaft(0, "1a:0,1")));
}

TEST(Shaft, R_81_does_not_reach_the_other_dimension) {
  Ruleset rules = scene::custom_rules_of(13);
  rules.modules.insert(Module::Shafts);
  const Scene scene{rules};
  const Tile start = rules.start;
  EXPECT_TRUE(is_placed(scene.game.state, start));
  EXPECT_EQ(scene.objection_to(scene.lay_shaft(0, "3:2,0")),
            (Refusal{.reason = Reason::OtherDimension, .place = at("3:2,0")}));
  EXPECT_FALSE(scene.may(scene.lay_shaft(0, "3:2,0")));
}

TEST(Shaft, R_89_a_request_names_where_the_dwarf_stands) {
  Scene scene = with_shafts();
  const auto lay = scene.lay_shaft(0, "8*:0,1");
  const auto take = scene.ask(TakeShaft{Pawn::Orange, at("1a:2,2"), at("8*:0,1")});
  scene.act(scene.walk("orange", "1a:3,2"));
  EXPECT_EQ(scene.objection_to(lay),
            (Refusal{.reason = Reason::Overtaken, .place = at("1a:3,2"), .pawn = Pawn::Orange}));
  EXPECT_EQ(scene.refusal_of(take), Reason::Overtaken);
}

}  // namespace
}  // namespace rules
