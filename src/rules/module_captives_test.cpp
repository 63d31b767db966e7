// Captives: what reaches them and what doesn't, and when they lose the game.
#include "rules/evolve.h"
#include "support/scene.h"

namespace rules {
namespace {

using catalog::Groups;
using scene::at;
using scene::kNothing;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// 25* in the north of 1a with its door on 1a:0,2; 9* in the east of 1a.
Scene with_captives() {
  Scene scene{rules_with({1, 2, 3, 4, 5, 10, 12}, {"9*", "25*", "28*"})};
  scene.tile("25*", "1a:0,2").tile("9*", "1a:2,3");
  return scene;
}

PawnPut captured(Pawn pawn, std::string_view place) {
  return {pawn, at(place), Presence::InTheMall, Put::Caught};
}

PawnMoved crawled_in(std::string_view pawn, std::string_view from, std::string_view to) {
  return {scene::pawn(pawn), at(from), at(to), Way::Shaft};
}

TEST(Captives, R_51_a_hero_who_comes_into_the_empty_room_is_a_captive) {
  Scene scene = with_captives();
  scene.shaft(0, "1a:2,1", "25*:0,3");
  EXPECT_EQ(scene.act(scene.take_shaft("green", "25*:0,3")),
            (Events{crawled_in("green", "1a:2,1", "25*:0,3")}));
  EXPECT_EQ(scene.refusal_of(scene.vortex("green", "1a:3,0")), Reason::IsACaptive);
}

TEST(Captives, R_51_a_second_hero_who_comes_into_the_room_loses_the_game) {
  Scene scene = with_captives();
  scene.shaft(0, "1a:2,1", "25*:0,3").hero("yellow", "25*:2,1");
  EXPECT_EQ(
      scene.act(scene.take_shaft("green", "25*:0,3")),
      (Events{crawled_in("green", "1a:2,1", "25*:0,3"), GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(Captives, R_51_the_same_where_a_guard_is_in_the_room) {
  Scene scene = with_captives();
  scene.shaft(0, "1a:2,1", "25*:0,3").hero("yellow", "25*:2,1").guard("guard1", "25*:2,0");
  EXPECT_EQ(scene.act(scene.take_shaft("green", "25*:0,3")),
            (Events{crawled_in("green", "1a:2,1", "25*:0,3"), HeroCaught{Pawn::Green, Catcher::Guard},
                    GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(Captives, R_51_one_guard_who_catches_two_at_once_loses_the_game) {
  Scene scene = with_captives();
  scene.tile("4", "9*:2,3").guard("guard1", "9*:2,3").hero("yellow", "4:2,1").hero("orange", "4:2,2");
  EXPECT_EQ(
      scene.act(scene.walk("guard1", "4:1,0")),
      (Events{walked("guard1", "9*:2,3", "4:1,0"), HeroCaught{Pawn::Yellow, Catcher::Guard},
              captured(Pawn::Guard1, "25*:2,0"), captured(Pawn::Yellow, "25*:2,1"),
              HeroCaught{Pawn::Orange, Catcher::Guard}, GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(Captives, R_51_without_the_module_nobody_on_the_tile_is_a_captive) {
  Scene scene{rules_with({3}, {"25*"})};
  scene.tile("25*", "1a:0,2").hero("green", "25*:2,1").hero("yellow", "25*:2,0");
  EXPECT_TRUE(scene.may(scene.vortex("green", "1a:3,0")));
  scene.shaft(0, "1a:2,2", "25*:0,3");
  EXPECT_EQ(scene.act(scene.take_shaft("orange", "25*:0,3")),
            (Events{crawled_in("orange", "1a:2,2", "25*:0,3")}));
}

TEST(Captives, R_52_a_free_hero_who_comes_to_the_guard_in_the_room_is_caught) {
  Scene scene = with_captives();
  scene.shaft(0, "1a:2,1", "25*:0,3").guard("guard1", "25*:2,2");
  EXPECT_EQ(scene.act(scene.take_shaft("green", "25*:0,3")),
            (Events{crawled_in("green", "1a:2,1", "25*:0,3"), HeroCaught{Pawn::Green, Catcher::Guard},
                    captured(Pawn::Green, "25*:2,1"),
                    PawnPut{Pawn::Guard1, at("25*:2,0"), Presence::InTheMall, Put::SentBack}}));
}

TEST(Captives, R_52_neither_swap_nor_teleportation_takes_a_captive) {
  Scene scene = with_captives();
  scene.hero("green", "25*:2,1").spells({Spell::Swap, Spell::Teleportation});
  const Refusal is_captive{.reason = Reason::IsACaptive, .pawn = Pawn::Green};
  EXPECT_FALSE(scene.may(scene.swap("yellow", "green")));
  EXPECT_EQ(scene.objection_to(scene.swap("yellow", "green")), is_captive);
  EXPECT_FALSE(scene.may(scene.teleport("green", "9*:1,1")));
  EXPECT_EQ(scene.objection_to(scene.teleport("green", "9*:1,1")), is_captive);
}

TEST(Captives, R_52_ghost_form_passes_no_wall_of_the_room_from_inside_or_outside) {
  Scene scene = with_captives();
  scene.holding(Spell::GhostForm).hero("purple", "25*:2,1");
  EXPECT_FALSE(scene.may(scene.walk("purple", "25*:2,2")));
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "25*:2,2")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("25*:2,1")}));
  scene.hero("purple", "1a:0,3");
  EXPECT_FALSE(scene.may(scene.walk("purple", "25*:3,2")));
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "25*:3,2")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("1a:0,3")}));
}

TEST(Captives, R_52_invisibility_hides_nobody_in_the_room) {
  Scene scene = with_captives();
  scene.holding(Spell::Invisibility).shaft(0, "1a:1,2", "25*:0,3").guard("guard1", "25*:2,0");
  EXPECT_EQ(scene.act(scene.take_shaft("purple", "25*:0,3")),
            (Events{crawled_in("purple", "1a:1,2", "25*:0,3"), HeroCaught{Pawn::Purple, Catcher::Guard},
                    captured(Pawn::Purple, "25*:2,1")}));
}

TEST(Captives, R_52_orange_and_yellow_deploy_nothing_from_inside) {
  Scene scene = with_captives();
  scene.hero("orange", "25*:3,2");
  EXPECT_FALSE(scene.may(scene.lay_shaft(0, "9*:1,1")));
  EXPECT_EQ(scene.objection_to(scene.lay_shaft(0, "9*:1,1")),
            (Refusal{.reason = Reason::IsACaptive, .pawn = Pawn::Orange}));
  scene.hero("orange", "1a:2,2").hero("yellow", "25*:3,2");
  EXPECT_FALSE(scene.may(scene.lay_breach(0, "1a:0,3")));
  EXPECT_EQ(scene.objection_to(scene.lay_breach(0, "1a:0,3")),
            (Refusal{.reason = Reason::IsACaptive, .pawn = Pawn::Yellow}));
}

TEST(Captives, R_52_abilities_of_the_others_go_on) {
  Scene scene = with_captives();
  scene.hero("green", "25*:2,1").spells({Spell::Teleportation});
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "9*:1,1")));
  EXPECT_TRUE(scene.may(scene.teleport("yellow", "9*:1,1")));
  EXPECT_TRUE(scene.may(scene.vortex("purple", "1a:0,3")));
}

TEST(Captives, R_53_a_captives_guard_is_kept_in_against_shaft_swap_teleportation_and_voucher) {
  Scene scene = with_captives();
  scene.hero("green", "25*:2,1").guard("guard1", "25*:0,3").tile("6", "1a:1,0");
  scene.shaft(0, "25*:0,3", "9*:1,1").spells({Spell::Swap, Spell::Teleportation, Spell::Voucher});
  const Refusal keeps{.reason = Reason::GuardKeepsACaptive, .pawn = Pawn::Guard1};
  const auto voucher = scene.ask(CastVoucher{Pawn::Guard1, at("25*:0,3"), Tile::T6});
  for (const auto& request : {scene.take_shaft("guard1", "9*:1,1"), scene.swap("yellow", "guard1"),
                              scene.teleport("guard1", "9*:0,1"), voucher}) {
    EXPECT_FALSE(scene.may(request));
    EXPECT_EQ(scene.objection_to(request), keeps);
  }
}

TEST(Captives, R_53_and_against_the_control_room) {
  Scene scene = with_captives();
  scene.tile("28*", "9*:2,3").hero("orange", "28*:2,0").hero("green", "25*:2,1").guard("guard1", "25*:0,3");
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "9*:2,2")));
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "9*:2,2")),
            (Refusal{.reason = Reason::GuardKeepsACaptive, .pawn = Pawn::Guard1}));
  scene.hero("green", "1a:2,1");
  EXPECT_TRUE(scene.may(scene.vortex("guard1", "9*:2,2")));
}

TEST(Captives, R_53_he_may_be_turned_into_a_frog) {
  Scene scene = with_captives();
  scene.hero("green", "25*:2,1").guard("guard1", "25*:2,0").spells({Spell::Frog});
  const auto frog = scene.ask(CastFrog{Pawn::Guard1, at("25*:2,0")});
  EXPECT_TRUE(scene.may(frog));
  EXPECT_EQ(scene.act(frog), (Events{SpellCast{Spell::Frog},
                                     PawnPut{Pawn::Guard1, at("25*:2,0"), Presence::Frog, Put::Enchanted}}));
}

TEST(Captives, R_56_who_is_set_aside_is_touched_by_nothing) {
  Scene scene{rules_with({1, 2, 5, 10, 12}, {"9*", "25*", "28*"})};
  scene.tile("28*", "1a:2,3").hero("orange", "28*:2,0");
  scene.aside("green").aside("guard1").spells({Spell::Swap, Spell::Teleportation, Spell::Frog});
  const Refusal green_is_away{.reason = Reason::NotInPlay, .pawn = Pawn::Green};
  for (const auto& request : {scene.walk("green", "1a:2,1"), scene.vortex("green", "1a:3,0"),
                              scene.teleport("green", "1a:3,0"), scene.swap("yellow", "green")}) {
    EXPECT_FALSE(scene.may(request));
    EXPECT_EQ(scene.objection_to(request), green_is_away);
  }
  EXPECT_EQ(scene.refusal_of(scene.vortex("guard1", "1a:2,0")), Reason::NotInPlay);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastFrog{Pawn::Guard1, kNowhere})), Reason::NotAGuard);
  scene.act(scene.ask(UseTimerToken{}));
  EXPECT_EQ(scene.game.state.presence[index(Pawn::Green)], Presence::Aside);
  EXPECT_EQ(scene.game.state.presence[index(Pawn::Guard1)], Presence::Aside);
}

TEST(Captives, R_57_the_theft_waits_for_a_captive) {
  Scene scene = with_captives();
  scene.tile("6", "1a:1,0").tile("7", "1a:3,1").tile("8", "9*:2,3");
  scene.hero("yellow", "6:0,2").hero("orange", "7:2,0").hero("purple", "9*:3,0").hero("green", "25*:2,1");
  EXPECT_FALSE(scene.may(scene.theft()));
  EXPECT_EQ(scene.objection_to(scene.theft()),
            (Refusal{.reason = Reason::NotOnTheirItems, .pawn = Pawn::Green}));
  scene.aside("green");
  EXPECT_FALSE(scene.may(scene.theft()));
  EXPECT_EQ(scene.objection_to(scene.theft()),
            (Refusal{.reason = Reason::NotOnTheirItems, .pawn = Pawn::Green}));
}

// Yellow and purple start in the dimension of tile 3, green and orange on 1a; 9* lies in the east of 3.
Scene in_two_dimensions() {
  Ruleset rules = rules_with({1, 5}, {"9*", "25*"});
  rules.two_dimensions = true;
  rules.vortex = catalog::Vortex::BetweenDimensions;
  Scene scene{rules};
  scene.tile("9*", "3:2,3").guard("guard1", "9*:0,0").hero("purple", "3:2,3");
  return scene;
}

TEST(Captives, R_81_a_captive_goes_to_the_room_in_the_other_dimension) {
  Scene scene = in_two_dimensions();
  scene.tile("25*", "1a:0,2");
  EXPECT_EQ(scene.act(scene.walk("purple", "9*:1,0")),
            (Events{walked("purple", "3:2,3", "9*:1,0"), HeroCaught{Pawn::Purple, Catcher::Guard},
                    captured(Pawn::Guard1, "25*:2,0"), captured(Pawn::Purple, "25*:2,1")}));
}

TEST(Captives, R_50_a_capture_that_brings_all_four_into_one_dimension_loses_the_game) {
  Scene scene = in_two_dimensions();
  scene.tile("25*", "1a:0,2").hero("yellow", "1a:1,1");
  EXPECT_EQ(scene.act(scene.walk("purple", "9*:1,0")),
            (Events{walked("purple", "3:2,3", "9*:1,0"), HeroCaught{Pawn::Purple, Catcher::Guard},
                    captured(Pawn::Guard1, "25*:2,0"), captured(Pawn::Purple, "25*:2,1"),
                    GameLost{GameTime{1000}, Defeat::AllInOneDimension}}));
}

TEST(Captives, R_50_and_so_does_the_room_that_is_found_in_the_wrong_dimension) {
  Scene scene = in_two_dimensions();
  scene.hero("yellow", "1a:1,1").aside("purple").hero("orange", "1a:0,2").deck({"25*"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T25s}, kNothing},
                    TilePlaced{Card{Tile::T25s}, at("1a:0,2"), -4, 1, Turns{0}, 0, Right::Hero},
                    PawnPut{Pawn::Purple, at("25*:2,1"), Presence::InTheMall, Put::Appears},
                    GameLost{GameTime{1000}, Defeat::AllInOneDimension}}));
}

TEST(Captives, R_50_counts_only_while_all_four_are_in_the_mall) {
  Scene scene = in_two_dimensions();
  scene.tile("25*", "1a:0,2").escaped("yellow");
  scene.act(scene.walk("purple", "9*:1,0"));
  EXPECT_EQ(scene.game.state.outcome, Outcome::Running);
}

TEST(Captives, R_81_a_code_in_the_other_dimension_opens_the_door) {
  Scene scene = in_two_dimensions();
  scene.tile("25*", "1a:0,2").hero("green", "25*:3,1").aside("guard1").hero("yellow", "9*:0,3");
  EXPECT_TRUE(scene.may(scene.walk("green", "1a:0,2")));
  EXPECT_EQ(scene.act(scene.walk("green", "1a:0,2")),
            (Events{WentOutOfOrder{at("9*:0,3")}, walked("green", "25*:3,1", "1a:0,2")}));
}

Scene without_groups() {
  Ruleset rules = rules_with({1, 3, 5}, {"9*", "25*"});
  rules.groups = Groups::Forbidden;
  Scene scene{rules};
  scene.tile("9*", "1a:2,3").tile("25*", "9*:2,3");
  return scene;
}

TEST(Captives, R_88_groups_do_not_count_in_the_guard_room_where_the_second_loses) {
  Scene scene = without_groups();
  scene.hero("green", "25*:2,1").shaft(0, "1a:1,1", "25*:0,3");
  EXPECT_TRUE(scene.may(scene.take_shaft("yellow", "25*:0,3")));
  EXPECT_EQ(
      scene.act(scene.take_shaft("yellow", "25*:0,3")),
      (Events{crawled_in("yellow", "1a:1,1", "25*:0,3"), GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(Captives, R_88_a_captive_set_free_obeys_the_ban_on_the_tile_outside) {
  Scene scene = without_groups();
  scene.hero("green", "25*:3,1").hero("yellow", "9*:0,3");
  EXPECT_FALSE(scene.may(scene.walk("green", "9*:2,3")));
  EXPECT_EQ(scene.objection_to(scene.walk("green", "9*:2,3")),
            (Refusal{.reason = Reason::GroupsAreForbidden, .tile = Tile::T9s}));
}

TEST(Captives, R_47_the_watch_comes_before_the_ban_on_groups) {
  // An escaped hero stays on its exit, and a guard is on that tile.
  Scene scene = without_groups();
  scene.tile("11", "1a:1,0").hero("yellow", "11:0,0").guard("guard1", "11:2,3").stolen();
  evolve(scene.game.state, HeroEscaped{Pawn::Yellow, true});
  scene.shaft(0, "1a:2,1", "11:1,0");
  EXPECT_TRUE(scene.may(scene.take_shaft("green", "11:1,0")));
  EXPECT_EQ(scene.act(scene.take_shaft("green", "11:1,0")),
            (Events{crawled_in("green", "1a:2,1", "11:1,0"), HeroCaught{Pawn::Green, Catcher::Guard},
                    captured(Pawn::Guard1, "25*:2,0"), captured(Pawn::Green, "25*:2,1")}));
}

}  // namespace
}  // namespace rules
