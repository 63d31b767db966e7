// A module that meets a scenario: what docs/interactions.md rules for them where no other test shows it.
#include "rules/evolve.h"
#include "rules/explore.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::custom_rules_of;
using scene::rules_with;
using scene::Scene;
using scene::walked;
using scene::whirled;

// The rules of a scenario with modules and what they need.
Ruleset rules_of_both(unsigned scenario, std::initializer_list<unsigned> modules,
                      std::initializer_list<std::string_view> starred) {
  const Ruleset with = rules_with(modules, starred);
  Ruleset rules = custom_rules_of(scenario);
  rules.deck = with.deck;
  rules.modules = with.modules;
  rules.start = Tile::T1a;
  return rules;
}

TEST(ModuleScenarios, I_7_the_crystal_ball_spell_works_where_crystal_ball_spaces_do_not_yet) {
  for (const unsigned scenario : {1U, 2U, 3U, 4U}) {
    Scene scene{rules_of_both(scenario, {10}, {"10*"})};
    scene.tile("10*", "1a:0,2").hero("purple", "10*:3,3").spells({Spell::CrystalBall});
    EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore) << "S" << scenario;
    scene.act(scene.cast(Spell::CrystalBall));
    EXPECT_TRUE(scene.may(scene.draw())) << "S" << scenario;
  }
}

TEST(ModuleScenarios, I_8_loudspeaker_tokens_work_where_loudspeakers_of_tiles_are_ignored) {
  for (const unsigned scenario : {1U, 2U, 3U}) {
    Scene scene{rules_of_both(scenario, {2}, {})};
    EXPECT_TRUE(scene::has<TalkOpened>(scene.act(scene.ask(UseLoudspeaker{StressToken::Loudspeaker1}))))
        << "S" << scenario;
  }
  Ruleset free_talk = rules_of_both(1, {2}, {});
  free_talk.talk = catalog::Talk::Free;
  const Scene scene{free_talk};
  EXPECT_EQ(scene.refusal_of(scene.ask(UseLoudspeaker{StressToken::Loudspeaker1})),
            Reason::NothingWouldChange);
}

TEST(ModuleScenarios, I_9_where_one_exit_serves_all_the_locked_one_takes_nobody) {
  Scene scene{rules_of_both(1, {6}, {"12*"})};
  scene.tile("12*", "1a:1,0").stolen().hero("green", "12*:3,0").hero("orange", "12*:1,0");
  EXPECT_EQ(scene.act(scene.walk("orange", "12*:0,0")),
            (Events{WentOutOfOrder{at("12*:3,0")}, walked("orange", "12*:1,0", "12*:0,0")}));
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "12*:1,0")), Reason::SteelDoorIsShut);
}

TEST(ModuleScenarios, R_8_telekinesis_ends_no_crystal_ball_and_another_action_of_the_tile_does) {
  Scene scene{rules_of_both(5, {1, 8, 9, 12}, {"7*", "9*", "10*", "27*", "28*"})};
  scene.tile("10*", "1a:0,2").tile("28*", "1a:2,3").tile("9*", "28*:2,3").tile("4", "1a:1,0");
  scene.hero("purple", "10*:3,3").hero("orange", "28*:2,0").guard("guard1", "9*:0,0");
  scene.out_of_order("10*:3,3").deck({"5", "3"});
  scene.game.state.ball_in_use = true;
  Scene lift = scene;
  lift.hero("green", "1a:3,1");
  EXPECT_FALSE(scene::has<BallEnded>(lift.act(scene::by_seat(1, lift.lift("4")))));
  Scene room = scene;
  room.deal({{"west"}, {"explore", "vortex"}, {"escalator", "east"}, {"north", "south"}});
  EXPECT_EQ(room.act(room.vortex("guard1", "9*:2,2")),
            (Events{BallEnded{}, whirled("guard1", "9*:0,0", "9*:2,2")}));
  Scene beholder = scene;
  beholder.tile("27*", "1a:3,1").tile("5", "4:3,1").beholder("5").hero("green", "27*:3,0");
  const Direction north_as_it_lies =
      catalog::on_table(Direction::North, placed_tile(beholder.game.state, Tile::T27s).turns);
  EXPECT_EQ(north_as_it_lies, Direction::South);
  EXPECT_EQ(beholder.act(beholder.move_beholder("south")), (Events{BallEnded{}, BeholderMoved{Tile::T4}}));
}

TEST(ModuleScenarios, R_26_a_leader_without_action_tile_uses_tokens_spells_and_sensor) {
  Scene scene{rules_of_both(9, {3, 4, 9, 10, 13}, {"6*", "29*"})};
  scene.tile("6*", "1a:1,0").tile("29*", "1a:3,1").tile("4", "1a:0,2").sensor("east");
  scene.deal({{}, {"explore", "south", "vortex"}, {"escalator", "east", "west"}, {"north"}});
  scene.hero("green", "29*:0,1").spells({Spell::GhostForm});
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "1a:3,2")));
  EXPECT_TRUE(scene.may(scene.cast(Spell::GhostForm)));
  EXPECT_TRUE(scene.may(scene.turn_sensor("north")));
  scene.hero("green", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.lift("4")));
  scene.hero("yellow", "1a:0,2");
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "1a:1,2")), Reason::NoWallToBreach);
  scene.hero("yellow", "1a:0,3");
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "1a:1,3")));
}

TEST(ModuleScenarios, R_49_the_leader_chooses_a_space_too) {
  Scene scene{rules_of_both(9, {11}, {"10*"})};
  scene.deal({{}, {"explore", "south", "vortex"}, {"escalator", "east", "west"}, {"north"}});
  scene.tile("10*", "1a:0,2").stolen().hero("green", "10*:0,2").hero("orange", "10*:0,1");
  scene.game.state.security.choosing = Pawn::Guard1;
  int choices = 0;
  for (const Action& action : legal_actions(scene.game.rules, scene.game.state, Seat{0}))
    choices += std::holds_alternative<ChooseSpace>(action) ? 1 : 0;
  EXPECT_GT(choices, 0);
}

TEST(ModuleScenarios, R_19_no_token_spell_or_control_before_both_tiles_are_gone) {
  Scene scene{rules_of_both(11, {1, 2, 3, 4, 8, 9, 10, 12, 13}, {"6*", "7*", "9*", "27*", "28*", "29*"})};
  scene.tile("6*", "1a:1,0").tile("27*", "1a:0,2").tile("28*", "1a:2,3").tile("29*", "1a:3,1");
  scene.sensor("east").beholder("1a").guard("guard1", "28*:1,1").spells({Spell::GhostForm});
  evolve(scene.game.state, DiscardsDue{2});
  for (const scene::Request& request :
       {scene.ask(UseTimerToken{}), scene.ask(UseLoudspeaker{StressToken::Loudspeaker1}),
        scene.lay_shaft(0, "1a:0,1"), scene.lay_breach(0, "1a:0,3"), scene.move_beholder("east"),
        scene.lift("27*"), scene.cast(Spell::GhostForm), scene.vortex("guard1", "28*:0,3"),
        scene.turn_sensor("north")})
    EXPECT_EQ(scene.refusal_of(request), Reason::RearrangeFirst);
}

TEST(ModuleScenarios, M10_1_spells_are_cast_where_nobody_ever_speaks) {
  for (const unsigned scenario : {12U, 14U, 15U}) {
    Scene scene{rules_of_both(scenario, {10}, {})};
    scene.spells({Spell::GhostForm});
    EXPECT_EQ(scene.act(scene.cast(Spell::GhostForm)), (Events{SpellCast{Spell::GhostForm}}))
        << "S" << scenario;
  }
}

TEST(ModuleScenarios, R_81_a_map_reaches_both_dimensions) {
  Scene scene{rules_of_both(13, {7}, {"26*"})};
  scene.tile("26*", "1a:0,2").hero("purple", "26*:3,0");
  EXPECT_TRUE(is_eligible(scene.game.rules, scene.game.state, at("1a:1,0")));
  EXPECT_TRUE(is_eligible(scene.game.rules, scene.game.state, at("3:2,3")));
  EXPECT_FALSE(is_eligible(scene.game.rules, scene.game.state, at("3:1,0"))) << "a yellow space";
}

// Yellow has escaped and stays on its exit in the west; a hero is in the control room in the east.
Scene with_one_on_its_exit(unsigned scenario) {
  Scene scene{rules_of_both(scenario, {1, 9, 10, 12}, {"9*", "28*"})};
  scene.tile("11", "1a:1,0").tile("28*", "1a:2,3").tile("9*", "28*:2,3").stolen();
  scene.guard("guard1", "9*:0,0").hero("yellow", "11:0,0");
  evolve(scene.game.state, HeroEscaped{Pawn::Yellow, true});
  return scene;
}

TEST(ModuleScenarios, R_79_the_control_room_puts_a_guard_beside_one_who_stays) {
  for (const unsigned scenario : {10U, 17U}) {
    Scene scene = with_one_on_its_exit(scenario);
    scene.tile("5", "1a:3,1").tile("2", "5:2,3").hero("purple", "28*:2,0");
    scene.game.state.places[index(Pawn::Yellow)] = at("2:0,0");
    EXPECT_TRUE(scene.may(scene.vortex("guard1", "2:1,3"))) << "S" << scenario;
  }
}

TEST(ModuleScenarios, R_79_a_tile_with_one_who_stays_is_not_lifted) {
  for (const unsigned scenario : {10U, 17U}) {
    Scene scene = with_one_on_its_exit(scenario);
    scene.hero("green", "1a:0,2");
    EXPECT_EQ(scene.refusal_of(scene.lift("11")), Reason::TileIsNotEmpty) << "S" << scenario;
  }
}

TEST(ModuleScenarios, R_79_a_swap_with_a_guard_leads_nobody_to_one_who_stays) {
  Scene scene = with_one_on_its_exit(17);
  scene.guard("guard1", "11:2,3").hero("green", "28*:1,1").spells({Spell::Swap});
  EXPECT_EQ(scene.objection_to(scene.swap("green", "guard1")),
            (Refusal{.reason = Reason::GroupsAreForbidden, .tile = Tile::T11}));
  EXPECT_FALSE(scene.may(scene.swap("green", "guard1")));
  Scene foreign = with_one_on_its_exit(10);
  foreign.guard("guard1", "11:2,3").hero("green", "28*:1,1").spells({Spell::Swap});
  EXPECT_TRUE(foreign.may(foreign.swap("green", "guard1")));
}

}  // namespace
}  // namespace rules
