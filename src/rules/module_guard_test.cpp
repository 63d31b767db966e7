// M1, the guard: it watches its tile, and is moved like a hero.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::kBaseBack;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// 9* east of 1a, and 4 east of 9*: both lie as they are drawn.
Scene beside_the_guard(std::string_view guard = "9*:0,0") {
  Scene scene{rules_with({1}, {"9*"})};
  scene.tile("9*", "1a:2,3").tile("4", "9*:2,3").guard("guard1", guard);
  return scene;
}

TEST(Guard, M1_1_waits_on_the_theft_tile_and_comes_with_9_star) {
  //   +----+----+-^--+----+
  //   |Kgs   ..   eg/| co |
  //   +----+    +----+    +
  //  G> in   .. | ## | ../|
  Scene scene{rules_with({1}, {"9*"})};
  scene.hero("green", "1a:2,3").deck({"9*", "3"});
  EXPECT_EQ(scene.game.state.presence[index(Pawn::Guard1)], Presence::Waiting);
  EXPECT_EQ(scene.place_of("guard1"), kNowhere);
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T9s}, kBaseBack},
                    TilePlaced{Card{Tile::T9s}, at("1a:2,3"), 1, 4, Turns{0}, 0, Right::Hero},
                    PawnPut{Pawn::Guard1, at("9*:0,0"), Presence::InTheMall, Put::Appears},
                    TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.place_of("guard1"), at("9*:0,0"));
}

TEST(Guard, M1_1_comes_with_no_other_tile) {
  Scene scene{rules_with({1}, {"9*"})};
  scene.hero("green", "1a:2,3").deck({"4", "9*"});
  EXPECT_FALSE(scene::has<PawnPut>(scene.act(scene.draw())));
  EXPECT_EQ(scene.game.state.presence[index(Pawn::Guard1)], Presence::Waiting);
}

TEST(Guard, M1_1_is_one_guard_and_not_there_without_the_module) {
  const Scene with{rules_with({1}, {"9*"})};
  for (const Pawn other : {Pawn::Guard2, Pawn::Guard3, Pawn::Guard4}) {
    EXPECT_EQ(with.game.state.presence[index(other)], Presence::NotInPlay);
  }
  Scene without{rules_with({2}, {"9*"})};
  EXPECT_EQ(without.game.state.presence[index(Pawn::Guard1)], Presence::NotInPlay);
  without.hero("green", "1a:2,3").deck({"9*"});
  EXPECT_FALSE(scene::has<PawnPut>(without.act(without.draw())));
}

TEST(Guard, M1_1_is_not_moved_while_it_waits) {
  Scene scene{rules_with({1}, {"9*"})};
  scene.tile("9*", "1a:2,3");
  EXPECT_EQ(scene.objection_to(scene.ask(Move{Pawn::Guard1, at("9*:0,0"), at("9*:0,1")}, 2)),
            (Refusal{.reason = Reason::NotInPlay, .pawn = Pawn::Guard1}));
}

TEST(Guard, M1_2_no_hero_walks_onto_its_tile) {
  //   +----+----+-^--+----+
  //   |Kgs   ..   eg/| co |
  //   +----+    +----+    +
  //  G> in   .. | ## | ../|
  Scene scene = beside_the_guard();
  scene.hero("green", "1a:2,3");
  const Refusal watched{.reason = Reason::GuardIsWatching, .pawn = Pawn::Guard1, .tile = Tile::T9s};
  EXPECT_EQ(scene.objection_to(scene.walk("green", "9*:1,0")), watched);
  EXPECT_EQ(scene.objection_to(scene.walk("green", "9*:1,1")), watched) << "nor over it";
  EXPECT_FALSE(scene.may(scene.walk("green", "9*:1,0")));
  EXPECT_FALSE(scene.may(scene.walk("green", "9*:1,1")));
}

TEST(Guard, M1_2_nor_by_vortex) {
  const Scene scene = beside_the_guard();
  EXPECT_EQ(scene.objection_to(scene.vortex("orange", "9*:2,2")),
            (Refusal{.reason = Reason::GuardIsWatching, .pawn = Pawn::Guard1, .tile = Tile::T9s}));
  EXPECT_FALSE(scene.may(scene.vortex("orange", "9*:2,2")));
}

TEST(Guard, M1_2_other_tiles_are_free) {
  Scene scene = beside_the_guard("4:1,1");
  scene.hero("green", "1a:2,3");
  EXPECT_TRUE(scene.may(scene.walk("green", "9*:1,1")));
  EXPECT_TRUE(scene.may(scene.vortex("orange", "9*:2,2")));
}

TEST(Guard, M1_2_it_is_not_moved_onto_a_tile_with_a_hero) {
  //     1a    9*
  //   +----+ +----+----+
  //   |Peg/> >K..   .. |
  //   +----+ +----+----+
  Scene scene = beside_the_guard("9*:1,0");
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "1a:2,3")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Yellow, .tile = Tile::T1a}));
  EXPECT_FALSE(scene.may(scene.walk("guard1", "1a:2,3")));
  scene.hero("green", "4:1,1");
  EXPECT_FALSE(scene.may(scene.walk("guard1", "1a:2,3"))) << "three heroes are left on it";
}

TEST(Guard, M1_2_nor_over_one) {
  //     9*    4
  //   +    + +----+    +
  //   |Kep > > in  G..   tm |
  Scene scene = beside_the_guard("9*:2,3");
  scene.hero("green", "4:3,3");
  const Refusal there{.reason = Reason::HeroIsThere, .pawn = Pawn::Green, .tile = Tile::T4};
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "4:1,0")), there);
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "4:1,2")), there);
  EXPECT_FALSE(scene.may(scene.walk("guard1", "4:1,2")));
  scene.hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.walk("guard1", "4:1,1")), (Events{walked("guard1", "9*:2,3", "4:1,1")}));
}

TEST(Guard, M1_3_is_moved_by_the_seat_that_has_the_move) {
  Scene scene = beside_the_guard();
  scene.talking();
  const auto east = scene.walk("guard1", "9*:0,2");
  EXPECT_EQ(east.by, Seat{2});
  for (const unsigned seat : {0U, 1U, 3U})
    EXPECT_EQ(scene.refusal_of(by_seat(seat, east)), Reason::NotOnYourActionTile);
  EXPECT_TRUE(scene.may(east));
  EXPECT_EQ(scene.act(east), (Events{TalkClosed{}, walked("guard1", "9*:0,0", "9*:0,2")}));
  EXPECT_EQ(scene.refusal_of(east), Reason::Overtaken) << "the guard is no longer there";
}

TEST(Guard, M1_3_rides_the_escalator) {
  Scene scene = beside_the_guard("9*:0,2");
  const auto ride = scene.escalator("guard1", "9*:1,3");
  EXPECT_TRUE(scene.may(ride));
  EXPECT_EQ(scene.refusal_of(by_seat(0, ride)), Reason::NotOnYourActionTile);
  EXPECT_EQ(scene.act(ride), (Events{scene::rode("guard1", "9*:0,2", "9*:1,3")}));
}

TEST(Guard, T_8_and_T_12_in_these_tutorials_no_seat_moves_it) {
  for (const auto& [game, reason] :
       {std::pair{"T8", Reason::GuardStandsStill}, std::pair{"T12", Reason::OnlyByTheControlRoom}}) {
    Scene scene{scene::rules_of_game(game)};
    scene.tile("9*", "1a:2,3").guard("guard1", "9*:0,2");
    EXPECT_EQ(scene.objection_to(scene.walk("guard1", "9*:0,1")),
              (Refusal{.reason = reason, .pawn = Pawn::Guard1}));
    EXPECT_FALSE(scene.may(scene.walk("guard1", "9*:0,1")));
    EXPECT_EQ(scene.refusal_of(scene.escalator("guard1", "9*:1,3")), reason);
    EXPECT_FALSE(scene.may(scene.escalator("guard1", "9*:1,3")));
  }
}

TEST(Guard, M1_3_never_takes_a_vortex) {
  const Scene scene = beside_the_guard();
  EXPECT_EQ(scene.objection_to(scene.vortex("guard1", "9*:2,2")),
            (Refusal{.reason = Reason::NobodyAtTheControls, .pawn = Pawn::Guard1}));
  EXPECT_FALSE(scene.may(scene.vortex("guard1", "9*:2,2")));
}

TEST(Guard, M1_4_sets_off_no_sand_timer) {
  Scene scene = beside_the_guard("4:1,0");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "4:1,2")));
  EXPECT_EQ(scene.act(scene.walk("guard1", "4:1,2")), (Events{walked("guard1", "4:1,0", "4:1,2")}));
  EXPECT_FALSE(scene.is_out_of_order("4:1,2"));
}

TEST(Guard, M1_4_goes_onto_a_timer_space_under_cameras_too) {
  Ruleset rules = rules_with({1}, {"9*"});
  rules.deck = rules.deck | scene::numbered(16, 17);
  Scene scene{rules};
  scene.tile("9*", "1a:2,3").tile("4", "9*:2,3").tile("16", "1a:1,0").tile("17", "1a:3,1");
  scene.guard("guard1", "4:1,1");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "4:1,2")));
}

TEST(Guard, M1_4_leaves_by_no_exit) {
  Scene scene{rules_with({1}, {"9*"})};
  scene.tile("2", "1a:1,0").stolen().guard("guard1", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("guard1", "2:0,0")), (Events{walked("guard1", "2:1,0", "2:0,0")}));
  EXPECT_EQ(scene.game.state.presence[index(Pawn::Guard1)], Presence::InTheMall);
}

TEST(Guard, M1_4_switches_no_camera_off) {
  Ruleset rules = rules_with({1}, {"9*"});
  rules.deck = rules.deck | scene::numbered(16, 16);
  Scene scene{rules};
  scene.tile("16", "1a:1,0").guard("guard1", "16:2,0");
  EXPECT_EQ(scene.act(scene.walk("guard1", "16:1,0")), (Events{walked("guard1", "16:2,0", "16:1,0")}));
}

TEST(Guard, M1_4_explores_nothing) {
  Scene scene = beside_the_guard("9*:3,2");
  scene.act(scene.walk("guard1", "9*:3,1"));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
  EXPECT_FALSE(scene.may(scene.draw()));
  scene.game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene.objection_to(scene.place_tile("9*:3,1")),
            (Refusal{.reason = Reason::NowhereToExplore, .place = at("9*:3,1")}));
}

TEST(Guard, M1_4_is_in_the_way_like_any_pawn) {
  //   +----+----+----+
  //  P> in  K.. | ## |     the mage is invisible: nothing but the guard itself stops her
  Scene scene{rules_with({1, 10}, {"9*"})};
  scene.tile("9*", "1a:2,3").guard("guard1", "9*:1,1").hero("purple", "1a:2,3");
  scene.holding(Spell::Invisibility);
  EXPECT_TRUE(scene.may(scene.walk("purple", "9*:1,0")));
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "9*:1,1")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("9*:1,1"), .pawn = Pawn::Guard1}));
  EXPECT_FALSE(scene.may(scene.walk("purple", "9*:1,1")));
}

TEST(Guard, M1_4_keeps_a_vortex_space_occupied) {
  const Scene scene = beside_the_guard("9*:2,2");
  EXPECT_EQ(scene.objection_to(scene.vortex("orange", "9*:2,2")),
            (Refusal{.reason = Reason::VortexIsOccupied, .place = at("9*:2,2")}));
}

TEST(Guard, R_32_uses_no_small_opening) {
  //   < ea   ..   ..   co |
  //   +----+    +----+----+
  //   | vg   ..   ..   ea >
  //   +----+::::+----+    +
  //   | mp  Kin   ..   .. |
  Scene scene{rules_with({1}, {"9*", "26*"})};
  scene.tile("26*", "1a:0,2").guard("guard1", "26*:3,1");
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "26*:2,1")),
            (Refusal{.reason = Reason::OnlyTheDwarfPasses, .place = at("26*:3,1")}));
  EXPECT_FALSE(scene.may(scene.walk("guard1", "26*:2,1")));
}

TEST(Guard, R_32_passes_a_steel_door_along_the_white_arrow) {
  //   | ## |Ktm | ea   vy |
  //   +----+!!!!+    +----+
  //   > in   ..   .. : .. |
  Scene scene{rules_with({1}, {"9*", "28*"})};
  scene.tile("28*", "1a:2,3").guard("guard1", "28*:0,1");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "28*:1,1")));
  EXPECT_EQ(scene.act(scene.walk("guard1", "28*:1,1")), (Events{walked("guard1", "28*:0,1", "28*:1,1")}));
}

TEST(Guard, M5_CODE_3_and_R_32_uses_no_code) {
  Scene scene{rules_with({1}, {"9*", "26*", "28*"})};
  scene.tile("28*", "1a:2,3").tile("26*", "1a:0,2").guard("guard1", "28*:1,1").hero("green", "26*:1,3");
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "28*:0,1")),
            (Refusal{.reason = Reason::SteelDoorIsShut, .place = at("28*:1,1")}));
  EXPECT_FALSE(scene.may(scene.walk("guard1", "28*:0,1")));
  scene.game.state.security.code_spell = true;
  EXPECT_FALSE(scene.may(scene.walk("guard1", "28*:0,1"))) << "nor the code spell";
}

TEST(Guard, X_GEN_3_a_hero_that_escapes_blocks_no_guard_any_more) {
  //   | xp | ## |     2 lies west of 1a
  //   |P../| ## |
  Scene scene{rules_with({1}, {"9*"})};
  scene.tile("2", "1a:1,0").tile("9*", "1a:2,3").stolen();
  scene.hero("purple", "2:1,0").hero("yellow", "9*:3,0").hero("green", "9*:3,1").hero("orange", "9*:3,2");
  scene.guard("guard1", "1a:1,1");
  EXPECT_FALSE(scene.may(scene.walk("guard1", "2:2,3")));
  EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")),
            (Events{walked("purple", "2:1,0", "2:0,0"), HeroEscaped{Pawn::Purple, false}}));
  EXPECT_EQ(scene.place_of("purple"), kNowhere);
  EXPECT_TRUE(scene.may(scene.walk("guard1", "2:2,3")));
}

TEST(Guard, X_GEN_3_nor_a_beholder) {
  Scene scene{rules_with({8}, {"7*", "27*"})};
  scene.tile("2", "1a:1,0").tile("27*", "1a:0,2").tile("7*", "2:3,1").stolen();
  scene.hero("purple", "2:1,0").hero("green", "27*:3,0").beholder("7*");
  EXPECT_EQ(scene.objection_to(scene.move_beholder("north")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Purple, .tile = Tile::T2}));
  scene.act(scene.walk("purple", "2:0,0"));
  EXPECT_TRUE(scene.may(scene.move_beholder("north")));
}

}  // namespace
}  // namespace rules
