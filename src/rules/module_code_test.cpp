// Steel doors and codes (M5-CODE), and the locked exit of M6.
#include "rules/code.h"
#include "rules/evolve.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// 12* west of 1a, 26* north of it, 28* east of it: all lie as they are drawn.
Scene with_doors() {
  Scene scene{rules_with({6, 2, 10}, {"12*", "26*", "28*"})};
  scene.tile("12*", "1a:1,0").tile("26*", "1a:0,2").tile("28*", "1a:2,3").spells({Spell::Code});
  return scene;
}

scene::Request walk_with(const Scene& scene, std::string_view pawn, std::string_view to, Place code) {
  const scene::Request plain = scene.walk(pawn, to);
  return {plain.by, Move{scene::pawn(pawn), scene.place_of(pawn), at(to), code}};
}

TEST(Code, M5_CODE_1_another_hero_on_a_code_space_opens_the_door_once) {
  //   |Pcr | ../|     28*: the control room is left freely and entered by code
  //   +!!!!+
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0").hero("green", "26*:1,3").hero("yellow", "28*:1,1");
  EXPECT_TRUE(scene.may(scene.walk("purple", "28*:2,0")));
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:2,0")),
            (Events{WentOutOfOrder{at("26*:1,3")}, walked("purple", "28*:1,0", "28*:2,0")}));
  EXPECT_EQ(scene.place_of("green"), at("26*:1,3")) << "the token lies beneath the hero";
}

TEST(Code, M5_CODE_1_without_a_code_it_stays_shut) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0");
  const Refusal shut{.reason = Reason::NoCode, .place = at("28*:1,0")};
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "28*:2,0")), shut) << "nobody on a code space";
  EXPECT_FALSE(scene.may(scene.walk("purple", "28*:2,0")));
  scene.hero("green", "26*:1,3").out_of_order("26*:1,3");
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "28*:2,0")), shut) << "out of order";
  EXPECT_FALSE(scene.may(scene.walk("purple", "28*:2,0")));
}

TEST(Code, M5_CODE_1_each_of_the_six_code_spaces_serves) {
  for (const auto& [tile, code] :
       {std::pair{"7*", "7*:1,2"}, std::pair{"8*", "8*:0,0"}, std::pair{"9*", "9*:0,3"},
        std::pair{"12*", "12*:3,0"}, std::pair{"26*", "26*:1,3"}, std::pair{"29*", "29*:3,3"}}) {
    Scene scene{rules_with({3}, {tile, "28*"})};
    scene.tile("28*", "1a:2,3").tile(tile, "1a:0,2").hero("purple", "28*:1,0").hero("green", code);
    EXPECT_TRUE(scene.may(scene.walk("purple", "28*:2,0"))) << code;
  }
}

TEST(Code, M5_CODE_1_a_guard_on_a_code_space_opens_nothing) {
  Scene scene{rules_with({1}, {"9*", "28*"})};
  scene.tile("28*", "1a:2,3").tile("9*", "1a:0,2").hero("purple", "28*:1,0").guard("guard1", "9*:0,3");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "28*:2,0")), Reason::NoCode);
}

TEST(Code, M5_CODE_1_nor_a_hero_that_is_out_of_the_mall) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0").hero("green", "26*:1,3");
  scene.game.state.presence[index(Pawn::Green)] = Presence::Escaped;
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "28*:2,0")), Reason::NoCode);
}

TEST(Code, M5_CODE_2_along_a_white_arrow_any_hero_passes_freely) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:2,0");
  EXPECT_TRUE(scene.may(scene.walk("purple", "28*:1,0")));
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:1,0")), (Events{walked("purple", "28*:2,0", "28*:1,0")}));
}

TEST(Code, M5_CODE_2_without_an_arrow_nobody_passes_ever) {
  //   |Oxo |     12*: from the exit no arrow leads back
  //   +!!!!+
  //   | ..   ../
  Scene scene = with_doors();
  scene.hero("orange", "12*:0,0").hero("green", "26*:1,3");
  scene.game.state.security.code_spell = true;
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "12*:1,0")),
            (Refusal{.reason = Reason::SteelDoorIsShut, .place = at("12*:0,0")}));
  EXPECT_FALSE(scene.may(scene.walk("orange", "12*:1,0")));
}

TEST(Code, R_30_arrows_turn_with_their_tile) {
  // 28* lies north of 1a, its west side to the south: the control room lies east of 28*:1,0.
  Scene scene{rules_with({3}, {"26*", "28*"})};
  scene.tile("28*", "1a:0,2").tile("26*", "1a:2,3").hero("purple", "28*:1,0").hero("green", "26*:1,3");
  EXPECT_EQ(scene.walk("purple", "28*:2,0").by, Seat{2});
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:2,0")),
            (Events{WentOutOfOrder{at("26*:1,3")}, walked("purple", "28*:1,0", "28*:2,0")}));
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:1,0")), (Events{walked("purple", "28*:2,0", "28*:1,0")}));
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "28*:2,0")), Reason::NoCode);
}

TEST(Code, M6_1_the_orange_exit_lies_behind_a_door) {
  //   |#xo | ## |
  //   +!!!!+----+
  //   |O..   ../
  Scene scene = with_doors();
  scene.hero("orange", "12*:1,0").hero("yellow", "12*:3,0").stolen();
  EXPECT_EQ(scene.act(scene.walk("orange", "12*:0,0")),
            (Events{WentOutOfOrder{at("12*:3,0")}, walked("orange", "12*:1,0", "12*:0,0"),
                    HeroEscaped{Pawn::Orange, false}}));
}

TEST(Code, M6_1_needs_tile_12_star) {
  EXPECT_EQ(flaw_of(rules_with({6}, {})),
            (Flaw{.fault = Fault::ModuleNeedsATile, .module = Module::LockedExit}));
  EXPECT_EQ(flaw_of(rules_with({6}, {"12*"})), std::nullopt);
}

TEST(Code, M6_1_the_door_can_be_part_of_a_longer_move) {
  Scene scene{rules_with({6}, {"12*", "28*"})};
  scene.tile("28*", "1a:2,3").tile("12*", "1a:1,0").hero("green", "12*:3,0").hero("purple", "28*:0,1");
  EXPECT_TRUE(scene.may(scene.walk("purple", "28*:2,1"))) << "out by the white arrow and on";
  scene.hero("purple", "28*:2,1");
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:0,1"))[0], Event{WentOutOfOrder{at("12*:3,0")}});
}

TEST(Code, R_59_one_code_one_hero_one_passage) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0").hero("green", "26*:1,3");
  scene.act(scene.walk("purple", "28*:2,0"));
  scene.act(scene.walk("purple", "28*:1,0"));
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "28*:2,0")), Reason::NoCode) << "the second passage";
  scene.hero("purple", "28*:2,1").hero("yellow", "28*:1,0");
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "28*:2,0")), Reason::NoCode) << "the second hero";
  scene.hero("orange", "12*:3,0");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "28*:2,0"))) << "another code";
}

TEST(Code, R_60_doors_and_codes_work_without_any_module) {
  Scene scene{rules_with({}, {"26*", "28*"})};
  scene.tile("26*", "1a:0,2").tile("28*", "1a:2,3").hero("purple", "28*:1,0");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "28*:2,0")), Reason::NoCode);
  scene.hero("green", "26*:1,3");
  EXPECT_TRUE(scene.may(scene.walk("purple", "28*:2,0")));
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:2,0")),
            (Events{WentOutOfOrder{at("26*:1,3")}, walked("purple", "28*:1,0", "28*:2,0")}));
}

TEST(Code, R_60_so_do_escalators_small_openings_crystal_balls_and_timers) {
  Scene scene{rules_with({2}, {"10*", "26*"})};
  scene.tile("26*", "1a:0,2").tile("10*", "26*:0,2").hero("orange", "26*:3,1").hero("purple", "10*:3,3");
  EXPECT_TRUE(scene.may(scene.walk("orange", "26*:2,1"))) << "the dwarf's passage of 26*";
  EXPECT_TRUE(scene.may(scene.draw())) << "the ball of 10*";
  scene.hero("green", "10*:3,1");
  EXPECT_TRUE(scene.may(scene.escalator("green", "10*:1,0")));
}

TEST(Code, R_61_the_lowest_tile_number_is_taken) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0").hero("green", "26*:1,3").hero("orange", "12*:3,0");
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:2,0")),
            (Events{WentOutOfOrder{at("12*:3,0")}, walked("purple", "28*:1,0", "28*:2,0")}));
  Scene other = with_doors();
  other.hero("purple", "28*:1,0").hero("green", "12*:3,0").hero("orange", "26*:1,3");
  EXPECT_EQ(other.act(other.walk("purple", "28*:2,0"))[0], Event{WentOutOfOrder{at("12*:3,0")}});
}

TEST(Code, R_61_or_the_one_that_is_named) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0").hero("green", "26*:1,3").hero("orange", "12*:3,0");
  scene.game.state.security.code_spell = true;
  EXPECT_EQ(scene.act(walk_with(scene, "purple", "28*:2,0", at("26*:1,3"))),
            (Events{WentOutOfOrder{at("26*:1,3")}, walked("purple", "28*:1,0", "28*:2,0")}));
  EXPECT_TRUE(scene.game.state.security.code_spell);
}

TEST(Code, R_61_a_named_code_that_does_not_serve_is_refused) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0").hero("green", "26*:1,3");
  const Refusal shut{.reason = Reason::NoCode, .place = at("28*:1,0")};
  EXPECT_EQ(scene.objection_to(walk_with(scene, "purple", "28*:2,0", at("12*:3,0"))), shut);
  EXPECT_EQ(scene.objection_to(walk_with(scene, "purple", "28*:2,0", kByCodeSpell)), shut);
}

// The page asks which code is meant, and finds out that way whether there is a door at all.
TEST(Code, R_61_only_a_way_through_a_door_minds_which_code_is_named) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0").hero("green", "26*:1,3");
  EXPECT_EQ(scene.refusal_of(walk_with(scene, "purple", "28*:2,0", at("28*:1,0"))), Reason::NoCode)
      << "R-59: nobody opens a door for himself";
  EXPECT_EQ(scene.act(walk_with(scene, "purple", "28*:1,1", at("28*:1,0"))),
            (Events{walked("purple", "28*:1,0", "28*:1,1")}));
}

TEST(Code, R_61_a_cast_code_spell_is_taken_first_and_R_62_opens_one_door_once) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0").hero("green", "26*:1,3");
  EXPECT_EQ(scene.act(scene.cast(Spell::Code)), (Events{SpellCast{Spell::Code}}));
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:2,0")),
            (Events{CodeSpellUsed{}, walked("purple", "28*:1,0", "28*:2,0")}));
  EXPECT_FALSE(scene.game.state.security.code_spell);
  EXPECT_FALSE(scene.is_out_of_order("26*:1,3"));
}

TEST(Code, R_62_the_spell_stays_open_until_it_is_used_over_flips_too) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,0");
  scene.act(scene.cast(Spell::Code));
  scene.act(scene.ask(UseTimerToken{}));
  EXPECT_TRUE(scene.may(scene.walk("purple", "28*:2,0")));
  EXPECT_EQ(scene.act(walk_with(scene, "purple", "28*:2,0", kByCodeSpell)),
            (Events{TalkClosed{}, CodeSpellUsed{}, walked("purple", "28*:1,0", "28*:2,0")}));
  scene.act(scene.walk("purple", "28*:1,0"));
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "28*:2,0")), Reason::NoCode);
}

TEST(Code, R_65_a_covered_code_opens_nothing) {
  Scene scene{rules_with({3}, {"26*", "28*"})};
  scene.tile("26*", "1a:0,2").tile("28*", "1a:2,3").hero("purple", "28*:1,0").hero("green", "26*:1,3");
  scene.shaft(0, "26*:1,3", "26*:1,1");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "28*:2,0")), Reason::NoCode);
}

TEST(Code, R_37_the_fifth_timer_costs_a_code_to_enter_and_nothing_to_leave) {
  Scene scene = with_doors();
  scene.hero("purple", "28*:1,1").hero("green", "26*:1,3");
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:0,1")),
            (Events{WentOutOfOrder{at("26*:1,3")}, walked("purple", "28*:1,1", "28*:0,1"),
                    WentOutOfOrder{at("28*:0,1")}, SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Space},
                    ActionTilesPassed{}, TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.timer_spaces_used, 1);
  EXPECT_EQ(scene.act(scene.walk("purple", "28*:1,1")),
            (Events{TalkClosed{}, walked("purple", "28*:0,1", "28*:1,1")}));
}

TEST(Code, R_33_the_arrow_on_a_wall_gives_no_passage) {
  //   | ..   in   ..   cb |     8*
  //   +----+----+----+----+
  //             Oeo             1a
  Scene scene{rules_with({3}, {"8*"})};
  scene.tile("8*", "1a:0,2").hero("orange", "1a:0,2").hero("green", "8*:3,1");
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "8*:3,1")),
            (Refusal{.reason = Reason::DeadEnd, .place = at("1a:0,2")}));
  scene.hero("orange", "1a:2,2");
  EXPECT_EQ(scene.objection_to(scene.walk("green", "1a:0,2")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("8*:3,1")}));
  EXPECT_FALSE(scene.may(scene.walk("green", "1a:0,2")));
}

TEST(Code, R_33_the_door_of_the_guard_room_lets_out_by_code_and_never_in) {
  Scene scene{rules_with({3}, {"25*", "26*"})};
  scene.tile("25*", "1a:0,2").tile("26*", "1a:2,3").hero("green", "26*:1,3").hero("purple", "1a:0,2");
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "25*:3,1")),
            (Refusal{.reason = Reason::DeadEnd, .place = at("1a:0,2")}));
  EXPECT_FALSE(scene.may(scene.walk("purple", "25*:3,1")));
  scene.hero("purple", "25*:3,1");
  EXPECT_TRUE(scene.may(scene.walk("purple", "1a:0,2")));
  EXPECT_EQ(scene.act(scene.walk("purple", "1a:0,2")),
            (Events{WentOutOfOrder{at("26*:1,3")}, walked("purple", "25*:3,1", "1a:0,2")}));
}

TEST(Code, R_33_only_where_the_tile_beyond_is_open) {
  // 25* lies north of 4, which has a wall there.
  Scene scene{rules_with({3}, {"25*", "26*"})};
  scene.tile("4", "1a:2,3").tile("26*", "1a:0,2").hero("green", "26*:1,3");
  evolve(scene.game.state, TilePlaced{Card{Tile::T25s}, kNowhere, -3, 5, Turns{0}, 0, Right::Hero});
  scene.hero("purple", "25*:3,1");
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "4:0,2")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("25*:3,1")}));
  EXPECT_FALSE(scene.may(scene.walk("purple", "4:0,2")));
}

TEST(Code, R_33_nor_where_nothing_lies_beyond) {
  // 25* lies east of 1a, turned by nothing, its door to the south.
  Scene scene{rules_with({3}, {"25*", "26*"})};
  scene.tile("26*", "1a:0,2").hero("green", "26*:1,3");
  evolve(scene.game.state, TilePlaced{Card{Tile::T25s}, kNowhere, 1, 4, Turns{0}, 0, Right::Hero});
  scene.hero("purple", "25*:3,1");
  for (const Action& action : legal_actions(scene.game.rules, scene.game.state, Seat{1})) {
    const auto* move = std::get_if<Move>(&action);
    EXPECT_FALSE(move != nullptr && move->pawn == Pawn::Purple) << "no way south";
  }
}

}  // namespace
}  // namespace rules
