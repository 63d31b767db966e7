// Arriving near guards: the watch applies to every way of arriving, and what an arrival triggers
//
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

constexpr Refusal kWatched{.reason = Reason::GuardIsWatching, .pawn = Pawn::Guard1, .tile = Tile::T9s};

PawnMoved jumped(std::string_view pawn, std::string_view from, std::string_view to) {
  return {scene::pawn(pawn), at(from), at(to), Way::Teleportation};
}
PawnMoved crawled(std::string_view pawn, std::string_view from, std::string_view to) {
  return {scene::pawn(pawn), at(from), at(to), Way::Shaft};
}
PawnPut aside(std::string_view pawn) { return {scene::pawn(pawn), kNowhere, Presence::Aside, Put::Caught}; }
PawnPut caught_at(std::string_view pawn, std::string_view where) {
  return {scene::pawn(pawn), at(where), Presence::InTheMall, Put::Caught};
}

// A guard on 9*, east of 1a; 4 lies east of 9*, 3 south of 1a. With the guard room in the deck or not.
Scene watched(bool guard_room) {
  Ruleset rules = rules_with({1, 2, 3, 4, 10}, {"9*", "25*", "8*"});
  if (guard_room) rules.modules.insert(Module::GuardRoom);
  Scene scene{rules};
  scene.tile("9*", "1a:2,3").tile("4", "9*:2,3").tile("3", "1a:3,1").guard("guard1", "9*:0,0");
  scene.spells({Spell::Swap, Spell::Teleportation});
  return scene;
}

TEST(Watch, R_27_teleportation_onto_a_watched_tile_is_refused) {
  Scene scene = watched(false);
  EXPECT_EQ(scene.objection_to(scene.teleport("green", "9*:3,3")), kWatched);
  EXPECT_FALSE(scene.may(scene.teleport("green", "9*:3,3")));
  EXPECT_EQ(scene.objection_to(scene.teleport("guard1", "1a:0,1")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Yellow, .tile = Tile::T1a}));
  EXPECT_FALSE(scene.may(scene.teleport("guard1", "1a:0,1")));
  EXPECT_EQ(scene.act(scene.teleport("guard1", "4:1,1")),
            (Events{SpellCast{Spell::Teleportation}, jumped("guard1", "9*:0,0", "4:1,1")}));
}

TEST(Watch, R_27_teleportation_with_the_guard_room_catches) {
  Scene scene = watched(true);
  EXPECT_TRUE(scene.may(scene.teleport("green", "9*:3,3")));
  EXPECT_EQ(scene.act(scene.teleport("green", "9*:3,3")),
            (Events{SpellCast{Spell::Teleportation}, jumped("green", "1a:2,1", "9*:3,3"),
                    HeroCaught{Pawn::Green, Catcher::Guard}, aside("green"), aside("guard1")}));
}

TEST(Watch, R_27_a_swap_is_judged_by_where_both_stand_afterwards) {
  Scene scene = watched(false);
  scene.hero("green", "4:1,1");
  EXPECT_TRUE(scene.may(scene.swap("green", "guard1"))) << "each comes where the other has left";
  scene.hero("purple", "4:2,1");
  EXPECT_EQ(scene.objection_to(scene.swap("green", "guard1")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Purple, .tile = Tile::T4}));
  EXPECT_FALSE(scene.may(scene.swap("green", "guard1")));
}

TEST(Watch, R_27_a_swap_with_the_guard_room_catches) {
  Scene scene = watched(true);
  scene.hero("green", "4:1,1").hero("purple", "4:2,1");
  EXPECT_TRUE(scene.may(scene.swap("green", "guard1")));
  EXPECT_EQ(scene.act(scene.swap("green", "guard1")),
            (Events{SpellCast{Spell::Swap}, PawnsSwapped{Pawn::Green, Pawn::Guard1},
                    HeroCaught{Pawn::Purple, Catcher::Guard}, aside("purple"), aside("guard1")}));
  EXPECT_EQ(scene.place_of("green"), at("9*:0,0"));
}

TEST(Watch, R_27_a_shaft_to_a_watched_tile_is_refused) {
  Scene scene = watched(false);
  scene.shaft(0, "1a:0,1", "9*:3,3").hero("green", "1a:0,1");
  EXPECT_EQ(scene.objection_to(scene.take_shaft("green", "9*:3,3")), kWatched);
  EXPECT_FALSE(scene.may(scene.take_shaft("green", "9*:3,3")));
  scene.guard("guard1", "9*:3,3").hero("green", "1a:2,1");
  EXPECT_EQ(scene.objection_to(scene.take_shaft("guard1", "1a:0,1")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Yellow, .tile = Tile::T1a}));
  EXPECT_FALSE(scene.may(scene.take_shaft("guard1", "1a:0,1")));
}

TEST(Watch, R_27_a_shaft_with_the_guard_room_catches) {
  Scene scene = watched(true);
  scene.shaft(0, "1a:0,1", "9*:3,3").hero("green", "1a:0,1");
  EXPECT_TRUE(scene.may(scene.take_shaft("green", "9*:3,3")));
  EXPECT_EQ(scene.act(scene.take_shaft("green", "9*:3,3")),
            (Events{crawled("green", "1a:0,1", "9*:3,3"), HeroCaught{Pawn::Green, Catcher::Guard},
                    aside("green"), aside("guard1")}));
}

TEST(Watch, R_27_and_R_67_a_guard_that_catches_through_a_shaft_uses_it_up) {
  Scene scene = watched(true);
  scene.shaft(0, "4:1,1", "9*:0,0").hero("green", "4:2,2");
  EXPECT_EQ(scene.act(scene.take_shaft("guard1", "4:1,1")),
            (Events{crawled("guard1", "9*:0,0", "4:1,1"), HeroCaught{Pawn::Green, Catcher::Guard},
                    aside("green"), aside("guard1"), ShaftDiscarded{0}}));
}

TEST(Watch, R_27_the_vortex_with_the_guard_room_catches) {
  Scene scene = watched(true);
  EXPECT_TRUE(scene.may(scene.vortex("orange", "9*:2,2")));
  EXPECT_EQ(scene.act(scene.vortex("orange", "9*:2,2")),
            (Events{scene::whirled("orange", "1a:2,2", "9*:2,2"), HeroCaught{Pawn::Orange, Catcher::Guard},
                    aside("orange"), aside("guard1")}));
}

TEST(Watch, R_27_the_beholder_watches_shafts_too) {
  Scene scene{rules_with({3, 8}, {"7*", "27*"})};
  scene.tile("7*", "1a:0,2").beholder("7*").shaft(0, "1a:0,1", "7*:3,2").hero("green", "1a:0,1");
  EXPECT_EQ(scene.objection_to(scene.take_shaft("green", "7*:3,2")),
            (Refusal{.reason = Reason::BeholderIsWatching, .tile = Tile::T7s}));
  scene.game.rules.modules.insert(Module::GuardRoom);
  EXPECT_EQ(scene.act(scene.take_shaft("green", "7*:3,2")),
            (Events{crawled("green", "1a:0,1", "7*:3,2"), HeroCaught{Pawn::Green, Catcher::Beholder},
                    aside("green")}));
}

TEST(Watch, R_27_the_control_room_puts_no_guard_upon_a_hero) {
  Scene scene{rules_with({1, 12}, {"9*", "28*", "25*"})};
  scene.tile("28*", "1a:2,3").tile("9*", "28*:2,3").guard("guard1", "9*:0,0").hero("yellow", "28*:2,0");
  scene.hero("green", "28*:1,1").hero("orange", "28*:1,2");
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "1a:1,3")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Purple, .tile = Tile::T1a}));
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "1a:1,3")));
  scene.game.rules.modules.insert(Module::GuardRoom);
  EXPECT_TRUE(scene.may(scene.vortex("guard1", "1a:1,3")));
  EXPECT_EQ(scene.act(scene.vortex("guard1", "1a:1,3")),
            (Events{scene::whirled("guard1", "9*:0,0", "1a:1,3"), HeroCaught{Pawn::Purple, Catcher::Guard},
                    aside("purple"), aside("guard1")}));
}

TEST(Watch, R_28_a_hero_who_walks_onto_a_guards_tile_is_caught) {
  Scene scene = watched(true);
  scene.tile("25*", "1a:0,2").hero("green", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.walk("green", "9*:1,0")));
  EXPECT_EQ(scene.act(scene.walk("green", "9*:1,0")),
            (Events{walked("green", "1a:2,3", "9*:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    caught_at("guard1", "25*:2,0"), caught_at("green", "25*:2,1")}));
}

TEST(Watch, R_28_and_so_is_a_hero_to_whom_a_guard_walks) {
  Scene scene = watched(true);
  scene.tile("25*", "1a:0,2").hero("green", "4:2,2").guard("guard1", "9*:2,3");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "4:1,0")));
  EXPECT_EQ(scene.act(scene.walk("guard1", "4:1,0")),
            (Events{walked("guard1", "9*:2,3", "4:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    caught_at("guard1", "25*:2,0"), caught_at("green", "25*:2,1")}));
}

TEST(Arrival, R_46_swap_and_teleportation_set_a_timer_off) {
  const Events flip{WentOutOfOrder{at("3:1,3")}, SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Space},
                    ActionTilesPassed{}, TalkOpened{Speech::Window}};
  Scene scene = watched(false);
  Events expected{SpellCast{Spell::Teleportation}, jumped("green", "1a:2,1", "3:1,3")};
  for (const Event& event : flip) expected.push_back(event);
  EXPECT_EQ(scene.act(scene.teleport("green", "3:1,3")), expected);

  Scene other = watched(false);
  other.hero("yellow", "3:1,3");
  expected = {SpellCast{Spell::Swap}, PawnsSwapped{Pawn::Yellow, Pawn::Green}};
  for (const Event& event : flip) expected.push_back(event);
  EXPECT_EQ(other.act(other.swap("yellow", "green")), expected);
}

TEST(Arrival, R_46_exits_take_who_comes_by_a_spell) {
  Scene scene = watched(false);
  scene.tile("11", "1a:1,0").stolen();
  EXPECT_EQ(scene.act(scene.teleport("yellow", "11:0,0")),
            (Events{SpellCast{Spell::Teleportation}, jumped("yellow", "1a:1,1", "11:0,0"),
                    HeroEscaped{Pawn::Yellow, false}}));
}

TEST(Arrival, R_46_the_barbarian_switches_a_camera_off_however_he_comes) {
  Ruleset rules = rules_with({10}, {});
  rules.deck = rules.deck | scene::numbered(16, 17);
  Scene scene{rules};
  scene.tile("16", "1a:1,0").tile("17", "1a:3,1").spells({Spell::Teleportation, Spell::Swap});
  EXPECT_EQ(scene.objection_to(scene.teleport("yellow", "1a:0,0")),
            (Refusal{.reason = Reason::CamerasAreWatching, .place = at("1a:0,0")}))
      << "the ban of R-2 holds";
  EXPECT_FALSE(scene.may(scene.teleport("yellow", "1a:0,0")));
  EXPECT_EQ(scene.act(scene.teleport("yellow", "16:1,0")),
            (Events{SpellCast{Spell::Teleportation}, jumped("yellow", "1a:1,1", "16:1,0"),
                    WentOutOfOrder{at("16:1,0")}}));
}

TEST(Arrival, R_46_the_bans_of_dimensions_and_groups_hold) {
  Ruleset apart = scene::custom_rules_of(13);
  apart.modules.insert(Module::Spells);
  Scene dimensions{apart};
  dimensions.spells({Spell::Teleportation});
  EXPECT_EQ(dimensions.refusal_of(dimensions.teleport("orange", "3:2,0")), Reason::OtherDimension);
  Ruleset alone = rules_with({3}, {});
  alone.groups = catalog::Groups::Forbidden;
  Scene groups{alone};
  groups.tile("3", "1a:3,1").shaft(0, "1a:0,1", "3:1,1").hero("green", "1a:0,1").hero("yellow", "3:3,3");
  EXPECT_EQ(groups.refusal_of(groups.take_shaft("green", "3:1,1")), Reason::GroupsAreForbidden);
  EXPECT_FALSE(groups.may(groups.take_shaft("green", "3:1,1")));
}

TEST(Arrival, R_47_the_way_ends_on_the_first_space_of_the_watched_tile) {
  Scene scene = watched(true);
  scene.hero("green", "1a:2,3");
  EXPECT_EQ(scene.objection_to(scene.walk("green", "9*:1,1")),
            (Refusal{.reason = Reason::GuardIsWatching, .place = at("9*:1,0"), .tile = Tile::T9s}));
  EXPECT_FALSE(scene.may(scene.walk("green", "9*:1,1")));
}

TEST(Arrival, R_47_no_space_of_that_tile_acts_not_even_its_exit) {
  Scene scene = watched(true);
  scene.tile("11", "1a:1,0").stolen().guard("guard1", "11:2,3");
  EXPECT_EQ(scene.act(scene.teleport("yellow", "11:0,0")),
            (Events{SpellCast{Spell::Teleportation}, jumped("yellow", "1a:1,1", "11:0,0"),
                    HeroCaught{Pawn::Yellow, Catcher::Guard}, aside("yellow"), aside("guard1")}));
}

TEST(Arrival, R_47_and_cameras_do_not_keep_a_hero_from_being_caught) {
  Scene scene = watched(true);
  scene.game.rules.deck = scene.game.rules.deck | scene::numbered(16, 17);
  scene.tile("16", "1a:1,0").tile("17", "1a:0,2").guard("guard1", "3:1,1");
  EXPECT_TRUE(scene.may(scene.teleport("yellow", "3:1,3")));
}

}  // namespace
}  // namespace rules
