// Two modules that meet: what docs/interactions.md rules for its pairs where no other test shows it.
#include "rules/explore.h"
#include "support/sand_flip.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;
using scene::whirled;

TEST(ModulePairs, I_1_a_symbol_is_back_when_the_last_token_on_it_is_gone) {
  // Yellow waits on its exit, under it a shaft and a breach; the flip takes the breach, which lies in the
  // guard room.
  Scene scene{rules_with({1, 2, 3, 4, 5}, {"9*", "25*", "26*"})};
  scene.tile("11", "1a:1,0").tile("25*", "1a:0,2").stolen().hero("yellow", "11:0,0");
  scene.shaft(0, "11:0,0", "1a:0,1").breach(2, "11:0,0", "25*:0,0");
  const Events events = scene.act(scene.ask(UseTimerToken{}));
  EXPECT_TRUE(scene::has<BreachDiscarded>(events));
  EXPECT_FALSE(scene::has<HeroEscaped>(events)) << "the shaft still covers the exit";
  scene.hero("yellow", "1a:1,1").guard("guard1", "1a:0,1");
  EXPECT_TRUE(scene::has<ShaftDiscarded>(scene.act(scene.take_shaft("guard1", "11:0,0"))));
  scene.guard("guard1", "25*:2,0").hero("yellow", "11:1,0");
  EXPECT_TRUE(scene::has<HeroEscaped>(scene.act(scene.walk("yellow", "11:0,0"))));
}

TEST(ModulePairs, I_1_each_token_on_a_space_works_by_itself) {
  Scene scene{rules_with({3, 4}, {})};
  scene.tile("5", "1a:2,3").shaft(1, "5:0,2", "1a:0,1").breach(0, "5:0,2", "5:0,1").hero("green", "5:0,2");
  EXPECT_TRUE(scene.may(scene.take_shaft("green", "1a:0,1")));
  scene.hero("green", "1a:0,1");
  EXPECT_EQ(scene.act(scene.take_shaft("green", "5:0,2")),
            (Events{PawnMoved{Pawn::Green, at("1a:0,1"), at("5:0,2"), Way::Shaft}}));
  EXPECT_TRUE(scene.may(scene.walk("green", "5:0,1")));
}

// Guard 1 on the orange vortex of 9*, next to the end of a shaft; he can become a frog.
Scene before_a_frog() {
  Scene scene{rules_with({1, 3, 10, 11, 12}, {"2*", "9*", "28*"})};
  scene.tile("28*", "1a:2,3").tile("9*", "28*:2,3").guard("guard1", "9*:2,2");
  scene.shaft(0, "1a:0,1", "9*:3,2").spells({Spell::Frog});
  return scene;
}

TEST(ModulePairs, I_2_a_frog_closes_neither_shaft_nor_vortex) {
  Scene shaft = before_a_frog();
  shaft.guard("guard1", "9*:3,2").hero("green", "1a:0,1");
  EXPECT_EQ(shaft.refusal_of(shaft.take_shaft("green", "9*:3,2")), Reason::EndIsOccupied);
  shaft.act(shaft.ask(CastFrog{Pawn::Guard1, at("9*:3,2")}));
  EXPECT_TRUE(shaft.may(shaft.take_shaft("green", "9*:3,2")));

  Scene vortex = before_a_frog();
  vortex.guard("guard2", "28*:3,2").hero("orange", "28*:2,0");
  vortex.act(vortex.ask(CastFrog{Pawn::Guard1, at("9*:2,2")}));
  EXPECT_EQ(vortex.act(vortex.vortex("guard2", "9*:2,2")), (Events{whirled("guard2", "28*:3,2", "9*:2,2")}));
}

TEST(ModulePairs, I_2_nor_a_breach) {
  Scene scene{rules_with({1, 4, 10}, {"9*"})};
  scene.tile("9*", "1a:2,3").breach(1, "9*:0,2", "9*:0,3");
  scene.guard("guard1", "9*:0,3").spells({Spell::Frog});
  scene.act(scene.ask(CastFrog{Pawn::Guard1, at("9*:0,3")}));
  scene.hero("green", "9*:0,2");
  EXPECT_TRUE(scene.may(scene.walk("green", "9*:0,3")));
}

TEST(ModulePairs, M10_FROG_the_control_room_moves_neither_frog_nor_diner) {
  Scene scene = before_a_frog();
  scene.hero("orange", "28*:2,0").act(scene.ask(CastFrog{Pawn::Guard1, at("9*:2,2")}));
  const scene::Request frog = scene.ask(TakeVortex{Pawn::Guard1, at("9*:2,2"), at("1a:2,0")});
  EXPECT_EQ(scene.refusal_of(frog), Reason::NotInPlay);
  EXPECT_FALSE(scene.may(frog));
  Scene diner = before_a_frog();
  diner.tile("6", "1a:1,0").hero("orange", "28*:2,0").spells({Spell::Voucher});
  diner.act(diner.ask(CastVoucher{Pawn::Guard1, at("9*:2,2"), Tile::T6}));
  EXPECT_EQ(diner.refusal_of(diner.ask(TakeVortex{Pawn::Guard1, at("6:2,1"), at("9*:2,2")})),
            Reason::NotInPlay);
}

TEST(ModulePairs, I_3_the_broom_sweeps_beneath_a_token_which_stays) {
  for (const bool by_shaft : {true, false}) {
    Scene scene{rules_with({3, 4, 10}, {})};
    scene.tile("4", "1a:2,3").out_of_order("4:1,2").spells({Spell::Broom}).hero("green", "4:1,1");
    if (by_shaft) scene.shaft(0, "1a:0,1", "4:1,2");
    if (!by_shaft) scene.breach(0, "4:2,2", "4:1,2");
    EXPECT_EQ(scene.act(scene.ask(CastBroom{at("4:1,2")})),
              (Events{SpellCast{Spell::Broom}, BackInOrder{at("4:1,2")}}));
    EXPECT_EQ(scene.act(scene.walk("green", "4:1,2")), (Events{walked("green", "4:1,1", "4:1,2")}))
        << "a covered timer is none";
  }
}

TEST(ModulePairs, I_4_a_watched_tile_can_be_explored_from) {
  for (const bool by_guard : {true, false}) {
    Scene scene{rules_with({1, 7, 8}, {"7*", "9*", "26*", "27*"})};
    scene.tile("26*", "1a:0,2").deck({"4", "5"});
    if (by_guard) scene.guard("guard1", "26*:1,1");
    if (!by_guard) scene.beholder("26*");
    scene.act(scene.draw());
    EXPECT_TRUE(scene.may(scene.place_tile("26*:2,3"))) << "an auto-explore space";
  }
}

TEST(ModulePairs, I_4_by_a_map_too_and_with_a_guard_of_the_reinforcements) {
  Scene scene{rules_with({7, 11}, {"2*", "26*"})};
  scene.tile("26*", "1a:0,2").tile("4", "1a:2,3").hero("purple", "26*:3,0").guard("guard1", "4:1,1");
  scene.deck({"5", "3"});
  scene.act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.place_tile("4:3,1")), Reason::NowhereToExplore) << "a green space";
  EXPECT_TRUE(scene.may(scene.place_tile("4:2,3")));
}

TEST(ModulePairs, I_5_the_beholder_comes_onto_the_tile_of_the_sensor) {
  Scene scene{rules_with({8, 13}, {"6*", "7*", "27*", "29*"})};
  scene.tile("6*", "1a:1,0").tile("27*", "1a:0,2").tile("29*", "1a:3,1").sensor("east").beholder("1a");
  scene.hero("purple", "27*:1,2")
      .hero("green", "29*:0,1")
      .hero("yellow", "29*:0,2")
      .hero("orange", "29*:0,3");
  EXPECT_EQ(scene.act(scene.move_beholder("west")), (Events{BeholderMoved{Tile::T6s}}));
  EXPECT_TRUE(scene.may(scene.turn_sensor("north"))) << "and is no pawn in its way";
  scene.hero("yellow", "1a:1,0").sensor("north");
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "6*:2,3")), Reason::BeholderIsWatching);
}

TEST(ModulePairs, I_6_a_frog_does_not_stop_the_sensor_and_the_guard_comes_back_beneath_it) {
  Scene scene{rules_with({1, 10, 13}, {"6*", "9*", "29*"})};
  scene.tile("6*", "1a:1,0").tile("29*", "1a:3,1").sensor("east").hero("green", "29*:0,1");
  scene.guard("guard1", "6*:3,0").spells({Spell::Frog});
  EXPECT_EQ(scene.refusal_of(scene.turn_sensor("south")), Reason::PawnIsInTheWay);
  scene.act(scene.ask(CastFrog{Pawn::Guard1, at("6*:3,0")}));
  EXPECT_TRUE(scene.may(scene.turn_sensor("south")));
  scene.act(scene.turn_sensor("south"));
  scene::flip(scene);
  EXPECT_EQ(scene.place_of("guard1"), at("6*:3,0"));
}

// Purple explores by the map of 26*, one tile so far.
Scene with_a_map_begun(std::initializer_list<unsigned> modules,
                       std::initializer_list<std::string_view> starred) {
  Scene scene{rules_with(modules, starred)};
  scene.tile("26*", "1a:0,2").hero("purple", "26*:3,0").deck({"4", "5", "3"});
  scene.act(scene.draw());
  scene.act(scene.place_tile("1a:1,0"));
  EXPECT_EQ(scene.game.state.security.map_in_use, at("26*:3,0"));
  return scene;
}

TEST(ModulePairs, R_41_the_beholder_moved_by_the_explore_seat_ends_the_map) {
  Scene scene = with_a_map_begun({7, 8}, {"7*", "26*", "27*"});
  scene.tile("5", "4:3,1").beholder("5").tile("27*", "1a:2,3").hero("green", "27*:1,0");
  EXPECT_EQ(scene.act(scene.move_beholder("south")),
            (Events{WentOutOfOrder{at("26*:3,0")}, MapEnded{}, BeholderMoved{Tile::T4}}));
}

TEST(ModulePairs, R_41_a_guard_moved_by_the_control_room_and_the_explore_seat_ends_the_map) {
  Scene scene = with_a_map_begun({1, 7, 12}, {"9*", "26*", "28*"});
  scene.tile("28*", "1a:2,3").tile("9*", "28*:2,3").guard("guard1", "9*:0,0").hero("orange", "28*:2,0");
  scene.deal({{"west"}, {"explore", "vortex"}, {"escalator", "east"}, {"north", "south"}});
  EXPECT_TRUE(scene::has<MapEnded>(scene.act(scene.vortex("guard1", "9*:2,2"))));
}

TEST(ModulePairs, R_41_telekinesis_by_the_explore_seat_ends_no_map) {
  Scene scene = with_a_map_begun({7, 9}, {"26*"});
  scene.hero("green", "1a:2,3");
  EXPECT_FALSE(scene::has<MapEnded>(scene.act(scene::by_seat(1, scene.lift("4")))));
  EXPECT_EQ(scene.game.state.security.map_in_use, at("26*:3,0"));
}

TEST(ModulePairs, R_35_the_timer_token_ends_spells) {
  Scene scene{rules_with({2, 10}, {})};
  scene.holding(Spell::GhostForm);
  EXPECT_TRUE(scene::has<SpellEnded>(scene.act(scene.ask(UseTimerToken{}))));
}

TEST(ModulePairs, R_49_tokens_and_spells_wait_for_the_choice_of_a_space) {
  Scene scene{rules_with({2, 4, 9, 10, 11}, {"10*"})};
  scene.spells({Spell::Broom, Spell::GhostForm});
  scene.game.state.security.choosing = Pawn::Guard1;
  for (const scene::Request& request :
       {scene.ask(UseTimerToken{}), scene.ask(UseSwapToken{StressToken::Swap1, Seat{2}}),
        scene.ask(UseLoudspeaker{StressToken::Loudspeaker1}), scene.cast(Spell::GhostForm),
        scene.lay_breach(0, "1a:0,3"), scene.lift("4")})
    EXPECT_EQ(scene.refusal_of(request), Reason::ChooseASpaceFirst);
}

TEST(ModulePairs, R_65_a_breach_covers_ball_map_and_controls) {
  Scene ball{rules_with({4}, {"10*"})};
  ball.tile("10*", "1a:0,2").hero("purple", "10*:3,3");
  EXPECT_TRUE(ball.may(ball.draw()));
  ball.breach(0, "10*:2,3", "10*:3,3");
  EXPECT_FALSE(ball.may(ball.draw()));

  Scene map{rules_with({4, 7}, {"26*"})};
  map.tile("26*", "1a:0,2").hero("purple", "26*:3,0").breach(0, "26*:2,0", "26*:3,0");
  EXPECT_FALSE(is_eligible(map.game.rules, map.game.state, at("1a:1,0")));

  Scene room{rules_with({1, 4, 12}, {"9*", "28*"})};
  room.tile("28*", "1a:2,3").tile("9*", "28*:2,3").guard("guard1", "9*:0,0").hero("orange", "28*:2,0");
  room.breach(0, "28*:2,1", "28*:2,0");
  EXPECT_EQ(room.refusal_of(room.vortex("guard1", "9*:2,2")), Reason::NobodyAtTheControls);

  Scene beholder{rules_with({4, 8}, {"7*", "27*"})};
  beholder.tile("27*", "1a:2,3").tile("7*", "1a:0,2").tile("4", "7*:0,2").beholder("7*");
  beholder.hero("green", "27*:1,2").breach(0, "27*:1,3", "27*:1,2");
  EXPECT_EQ(beholder.refusal_of(beholder.move_beholder("north")), Reason::NobodyAtTheControls);
}

TEST(ModulePairs, M8_2_neither_breach_nor_ghost_form_leads_to_the_beholder) {
  Scene scene{rules_with({4, 8, 10}, {"7*", "26*", "27*"})};
  scene.tile("26*", "1a:0,2").hero("purple", "1a:0,3");
  Scene ghost = scene;
  scene.breach(0, "1a:0,3", "26*:3,2");
  ghost.holding(Spell::GhostForm);
  for (Scene* way : {&scene, &ghost}) {
    EXPECT_TRUE(way->may(way->walk("purple", "26*:3,2")));
    way->beholder("26*");
    EXPECT_EQ(way->refusal_of(way->walk("purple", "26*:3,2")), Reason::BeholderIsWatching);
  }
}

TEST(ModulePairs, M8_4_the_control_room_puts_no_guard_on_the_beholders_tile) {
  Scene scene{rules_with({1, 8, 12}, {"7*", "9*", "27*", "28*"})};
  scene.tile("28*", "1a:2,3").tile("9*", "28*:2,3").tile("3", "1a:3,1").guard("guard1", "9*:0,0");
  scene.hero("orange", "28*:2,0").beholder("3");
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "3:3,1")),
            (Refusal{.reason = Reason::BeholderIsWatching, .tile = Tile::T3}));
}

TEST(ModulePairs, X_GEN_2_neither_shaft_nor_breach_is_laid_under_the_sensor) {
  Scene scene{rules_with({3, 4, 13}, {"6*", "29*"})};
  scene.tile("6*", "1a:1,0").tile("29*", "1a:3,1").sensor("west");
  EXPECT_EQ(scene.refusal_of(scene.lay_shaft(0, "6*:3,0")), Reason::SpaceIsNotEmpty);
  scene.hero("yellow", "6*:0,1");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "6*:1,1")), Reason::NoWallToBreach);
  scene.hero("yellow", "6*:1,1");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "6*:1,0")), Reason::SpaceIsNotEmpty);
  scene.sensor("south");
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "6*:1,0")));
}

}  // namespace
}  // namespace rules
