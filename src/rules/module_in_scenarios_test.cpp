// Modules together with scenarios: escaped heroes who stay, rearrangement, two dimensions.
#include "rules/evolve.h"
#include "support/scene.h"

namespace rules {
namespace {

using catalog::Groups;
using scene::at;
using scene::kBaseBack;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// Yellow has escaped and stays on its exit 11:0,0; 11 in the west of 1a, 9* in the east.
Scene with_one_who_stays(Groups groups) {
  Ruleset rules = rules_with({1, 5, 8, 10}, {"7*", "9*", "25*", "27*"});
  rules.groups = groups;
  if (groups == Groups::Allowed) rules.exits = catalog::Exits::Foreign;
  Scene scene{rules};
  scene.tile("11", "1a:1,0").tile("9*", "1a:2,3").hero("yellow", "11:0,0").stolen();
  evolve(scene.game.state, HeroEscaped{Pawn::Yellow, true});
  return scene;
}

TEST(ModulesInScenarios, R_79_an_escaped_hero_who_stays_blocks_its_space_for_every_pawn) {
  Scene scene = with_one_who_stays(Groups::Allowed);
  scene.guard("guard1", "11:1,0");
  EXPECT_FALSE(scene.may(scene.walk("guard1", "11:0,0")));
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "11:0,0")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("11:0,0"), .pawn = Pawn::Yellow}));
  scene.guard("guard1", "9*:0,0").hero("green", "11:1,0");
  EXPECT_EQ(scene.refusal_of(scene.walk("green", "11:0,0")), Reason::WayIsBlocked);
}

TEST(ModulesInScenarios, R_79_guards_may_enter_its_tile_and_catch_nobody) {
  Scene scene = with_one_who_stays(Groups::Forbidden);
  scene.hero("purple", "9*:1,1").hero("green", "9*:0,2").hero("orange", "9*:3,2").guard("guard1", "1a:1,0");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "11:2,3")));
  EXPECT_EQ(scene.act(scene.walk("guard1", "11:2,3")), (Events{walked("guard1", "1a:1,0", "11:2,3")}));
}

TEST(ModulesInScenarios, R_79_in_scenario_17_it_bars_its_tile_for_heroes) {
  Scene scene = with_one_who_stays(Groups::Forbidden);
  scene.hero("purple", "1a:1,0");
  EXPECT_FALSE(scene.may(scene.walk("purple", "11:2,3")));
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "11:2,3")),
            (Refusal{.reason = Reason::GroupsAreForbidden, .tile = Tile::T11}));
  Scene foreign = with_one_who_stays(Groups::Allowed);
  foreign.hero("purple", "1a:1,0");
  EXPECT_TRUE(foreign.may(foreign.walk("purple", "11:2,3")));
}

TEST(ModulesInScenarios, R_79_the_beholder_may_come_to_it_and_catches_nobody) {
  Scene scene = with_one_who_stays(Groups::Allowed);
  scene.tile("27*", "1a:0,2").beholder("1a").hero("purple", "27*:1,2");
  scene.hero("green", "9*:0,1").hero("orange", "9*:1,1");
  EXPECT_EQ(scene.act(scene.move_beholder("west")), (Events{BeholderMoved{Tile::T11}}));
}

TEST(ModulesInScenarios, R_79_nothing_swaps_or_moves_it) {
  Scene scene = with_one_who_stays(Groups::Allowed);
  scene.spells({Spell::Swap, Spell::Teleportation});
  const Refusal escaped{.reason = Reason::HasEscaped, .pawn = Pawn::Yellow};
  EXPECT_FALSE(scene.may(scene.swap("yellow", "green")));
  EXPECT_EQ(scene.objection_to(scene.swap("yellow", "green")), escaped);
  EXPECT_FALSE(scene.may(scene.teleport("yellow", "9*:1,1")));
  EXPECT_EQ(scene.objection_to(scene.teleport("yellow", "9*:1,1")), escaped);
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "11:1,0")), escaped);
}

// Two tiles have to be given up: 25* in the north of 1a, 9* in the east, 6* in the west, 11 in the south.
Scene at_the_rearrangement() {
  Ruleset rules = rules_with({1, 3, 4, 5, 8, 10, 13}, {"6*", "7*", "9*", "25*", "27*", "29*"});
  rules.rearrangement = true;
  Scene scene{rules};
  scene.tile("25*", "1a:0,2").tile("9*", "1a:2,3").tile("6*", "1a:1,0").tile("11", "1a:3,1");
  scene.deck({"5", "3"});
  evolve(scene.game.state, DiscardsDue{2});
  return scene;
}

TEST(ModulesInScenarios, R_80_the_guard_room_is_a_tile_like_any_other) {
  Scene scene = at_the_rearrangement();
  EXPECT_TRUE(scene.may(scene.discard("25*")));
  EXPECT_EQ(scene.act(scene.discard("25*")), (Events{TileDiscarded{Tile::T25s, kBaseBack}}));
}

TEST(ModulesInScenarios, R_80_not_with_a_captive_on_it) {
  Scene scene = at_the_rearrangement();
  scene.hero("green", "25*:2,1");
  EXPECT_FALSE(scene.may(scene.discard("25*")));
  EXPECT_EQ(scene.objection_to(scene.discard("25*")),
            (Refusal{.reason = Reason::HeroIsOnTile, .tile = Tile::T25s}));
}

TEST(ModulesInScenarios, R_80_a_tile_with_guard_frog_beholder_sensor_shaft_or_breach_is_not_empty) {
  const auto is_kept = [](const Scene& scene, std::string_view tile) {
    EXPECT_FALSE(scene.may(scene.discard(tile)));
    EXPECT_EQ(scene.objection_to(scene.discard(tile)),
              (Refusal{.reason = Reason::TileIsNotEmpty, .tile = scene::tile(tile)}));
  };
  Scene guard = at_the_rearrangement();
  is_kept(guard.guard("guard1", "9*:0,0"), "9*");
  Scene frog = at_the_rearrangement();
  evolve(frog.game.state, PawnPut{Pawn::Guard1, at("9*:0,0"), Presence::Frog, Put::Enchanted});
  is_kept(frog, "9*");
  Scene beholder = at_the_rearrangement();
  is_kept(beholder.beholder("9*"), "9*");
  Scene sensor = at_the_rearrangement();
  EXPECT_TRUE(sensor.may(sensor.discard("6*"))) << "the sensor still waits";
  is_kept(sensor.sensor("east"), "6*");
  Scene shaft = at_the_rearrangement();
  is_kept(shaft.shaft(0, "1a:3,2", "25*:0,0"), "25*");
  Scene breach = at_the_rearrangement();
  is_kept(breach.breach(0, "1a:0,3", "25*:3,2"), "25*");
}

TEST(ModulesInScenarios, R_44_a_guard_room_that_comes_back_brings_nobody_but_those_set_aside_since) {
  Scene scene = at_the_rearrangement();
  scene.act(scene.discard("25*"));
  scene.act(scene.discard("11"));
  scene.deck({"25*"}).hero("orange", "1a:0,2");
  EXPECT_FALSE(scene::has<PawnPut>(scene.act(scene.draw())));
}

// Yellow and purple on tile 3, green and orange on 1a.
Scene in_both_dimensions(Groups groups = Groups::Allowed) {
  Ruleset rules = rules_with({3, 4, 8, 9, 10}, {"7*", "27*"});
  rules.two_dimensions = true;
  rules.vortex = catalog::Vortex::BetweenDimensions;
  rules.groups = groups;
  return Scene{rules};
}

TEST(ModulesInScenarios, R_81_shafts_and_breaches_do_not_cross_dimensions) {
  Scene scene = in_both_dimensions();
  EXPECT_FALSE(scene.may(scene.lay_shaft(0, "3:0,1")));
  EXPECT_EQ(scene.objection_to(scene.lay_shaft(0, "3:0,1")),
            (Refusal{.reason = Reason::OtherDimension, .place = at("3:0,1")}));
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "1a:0,3")));
  scene.hero("yellow", "3:1,0");
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "1a:0,0")));
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "1a:0,0")),
            (Refusal{.reason = Reason::NoWallToBreach, .place = at("1a:0,0")}));
}

TEST(ModulesInScenarios, R_81_swap_and_teleportation_do_not_cross_dimensions) {
  Scene scene = in_both_dimensions();
  scene.spells({Spell::Swap, Spell::Teleportation});
  EXPECT_FALSE(scene.may(scene.swap("yellow", "green")));
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "green")), Reason::OtherDimension);
  EXPECT_TRUE(scene.may(scene.swap("yellow", "purple")));
  EXPECT_FALSE(scene.may(scene.teleport("yellow", "1a:0,1")));
  EXPECT_EQ(scene.objection_to(scene.teleport("yellow", "1a:0,1")),
            (Refusal{.reason = Reason::OtherDimension, .place = at("1a:0,1")}));
}

TEST(ModulesInScenarios, R_81_guards_cross_by_spell) {
  Scene scene = in_both_dimensions();
  scene.spells({Spell::Teleportation}).tile("4", "1a:2,3").tile("5", "3:2,3").guard("guard1", "4:1,1");
  EXPECT_TRUE(scene.may(scene.teleport("guard1", "5:1,1")));
  EXPECT_EQ(scene.act(scene.teleport("guard1", "5:1,1")),
            (Events{SpellCast{Spell::Teleportation},
                    PawnMoved{Pawn::Guard1, at("4:1,1"), at("5:1,1"), Way::Teleportation}}));
}

TEST(ModulesInScenarios, R_81_telekinesis_does_not_cross_and_leaves_tile_3_where_it_is) {
  Scene scene = in_both_dimensions();
  scene.tile("4", "3:2,3").tile("5", "1a:0,2").hero("green", "1a:2,3");
  scene.hero("yellow", "4:1,0").hero("purple", "4:1,1");
  EXPECT_FALSE(scene.may(scene.lift("3")));
  EXPECT_EQ(scene.objection_to(scene.lift("3")),
            (Refusal{.reason = Reason::StartingTileStays, .tile = Tile::T3}));
  scene.hero("yellow", "3:1,1").hero("purple", "3:1,2");
  EXPECT_FALSE(scene.may(scene.lift("4")));
  EXPECT_EQ(scene.objection_to(scene.lift("4")),
            (Refusal{.reason = Reason::OtherDimension, .tile = Tile::T4}));
  EXPECT_TRUE(scene.may(scene.lift("5")));
}

TEST(ModulesInScenarios, R_81_the_rearrangement_leaves_tile_3_where_it_is) {
  Ruleset rules = in_both_dimensions().game.rules;
  rules.rearrangement = true;
  Scene scene{rules};
  scene.tile("4", "3:2,3").tile("5", "1a:0,2").hero("yellow", "4:1,0").hero("purple", "4:1,1");
  evolve(scene.game.state, DiscardsDue{1});
  EXPECT_EQ(scene.objection_to(scene.discard("3")),
            (Refusal{.reason = Reason::StartingTileStays, .tile = Tile::T3}));
  EXPECT_TRUE(scene.may(scene.discard("5")));
}

TEST(ModulesInScenarios, R_81_the_beholder_is_commanded_from_the_other_dimension) {
  Scene scene = in_both_dimensions();
  scene.tile("27*", "1a:0,2").tile("5", "3:2,3").tile("4", "5:2,3").beholder("5").hero("green", "27*:1,0");
  EXPECT_EQ(scene.act(scene.move_beholder("east")), (Events{BeholderMoved{Tile::T4}}));
}

TEST(ModulesInScenarios, R_81_tile_3_is_open_to_groups_like_tile_1) {
  Scene scene = in_both_dimensions(Groups::Forbidden);
  scene.tile("4", "3:2,3").hero("yellow", "4:1,0");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "3:2,3")));
  Ruleset plain = rules_with({3}, {});
  plain.groups = Groups::Forbidden;
  Scene other{plain};
  other.tile("3", "1a:3,1").tile("4", "3:2,3").hero("yellow", "4:1,0").hero("purple", "3:1,1");
  EXPECT_EQ(other.refusal_of(other.walk("yellow", "3:2,3")), Reason::GroupsAreForbidden);
}

}  // namespace
}  // namespace rules
