// Module 9: the elf's telekinesis.
#include "support/sand_flip.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::rules_with;
using scene::Scene;

// Tile 4 lies north of tile 1, and the elf stands on the green exploration space in the east:
//   +----+----+-4--+----+
//   | tm   ..   eo   vp |
//   +----+    +    +----+
//   < ep  Y..  P..   vy |
//   +----+    +    +----+
//   | vo   ..  O.. |Geg/>
//   +----+    +    +----+
//   | vg   ey   ../| ## |
//   +----+-v--+----+----+
Scene before_a_lift(std::initializer_list<unsigned> modules = {9},
                    std::initializer_list<std::string_view> starred = {}) {
  Scene scene{rules_with(modules, starred)};
  scene.tile("4", "1a:0,2").hero("green", "1a:2,3");
  return scene;
}

TEST(ModuleTelekinesis, M9_1_the_tile_is_moved_to_where_the_space_of_the_elf_leads) {
  Scene scene = before_a_lift();
  EXPECT_TRUE(scene.may(scene.lift("4")));
  EXPECT_EQ(scene.act(scene.lift("4")), (Events{TileLifted{0, Tile::T4, at("1a:2,3"), 1, 4, Turns{0}, 0}}));
  EXPECT_TRUE(scene.may(scene.walk("green", "4:1,2"))) << "placed as by exploring";
}

TEST(ModuleTelekinesis, M9_1_from_a_space_of_any_colour_and_by_any_seat) {
  for (const auto* space : {"1a:1,0", "1a:2,3", "1a:3,1"}) {
    Scene scene = before_a_lift();
    scene.hero("green", "1a:3,2");
    scene.hero("green", space);
    for (unsigned seat = 0; seat < 4; ++seat) EXPECT_TRUE(scene.may(by_seat(seat, scene.lift("4"))));
  }
}

TEST(ModuleTelekinesis, M9_1_each_of_the_two_tokens_serves_once) {
  Scene scene = before_a_lift();
  scene.act(scene.lift("4", 1));
  scene.hero("green", "1a:1,0");
  EXPECT_EQ(scene.refusal_of(scene.lift("4", 1)), Reason::TokenIsSpent);
  EXPECT_FALSE(scene.may(scene.lift("4", 1)));
  EXPECT_EQ(scene.act(scene.lift("4", 0)),
            (Events{TileLifted{0, Tile::T4, at("1a:1,0"), -1, -4, Turns{2}, 0}}));
  scene.hero("green", "1a:2,3");
  EXPECT_EQ(scene.refusal_of(scene.lift("4", 0)), Reason::TokenIsSpent);
  EXPECT_EQ(scene.refusal_of(scene.lift("4", 2)), Reason::TokenIsSpent) << "there is no third";
}

TEST(ModuleTelekinesis, M9_1_not_from_another_space_and_not_without_the_elf) {
  Scene scene = before_a_lift();
  EXPECT_EQ(scene.refusal_of(scene.hero("green", "1a:0,2").lift("4")), Reason::ElfMustExplore)
      << "explored already";
  EXPECT_EQ(scene.refusal_of(scene.hero("green", "1a:2,1").lift("4")), Reason::ElfMustExplore);
  EXPECT_FALSE(scene.may(scene.lift("4")));
  EXPECT_EQ(scene.refusal_of(scene.escaped("green").lift("4")), Reason::ElfMustExplore);
  EXPECT_FALSE(scene.may(scene.lift("4")));
}

TEST(ModuleTelekinesis, M9_1_not_from_a_covered_space) {
  Scene scene = before_a_lift({3, 9});
  scene.shaft(0, "1a:2,3", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.lift("4")), Reason::ElfMustExplore) << "R-65";
}

TEST(ModuleTelekinesis, M9_1_only_where_the_module_is_in_play) {
  const Scene scene = before_a_lift({7});
  EXPECT_EQ(scene.refusal_of(scene.lift("4")), Reason::NotInThisGame);
  EXPECT_FALSE(scene.may(scene.lift("4")));
}

TEST(ModuleTelekinesis, M9_2_the_tile_is_on_the_board_and_not_tile_1) {
  const Scene scene = before_a_lift();
  EXPECT_EQ(scene.refusal_of(scene.lift("5")), Reason::NoSuchTileInTheMall);
  EXPECT_EQ(scene.refusal_of(scene.lift("1a")), Reason::StartingTileStays);
  EXPECT_FALSE(scene.may(scene.lift("1a")));
}

TEST(ModuleTelekinesis, M9_2_R_68_the_tile_is_empty) {
  const auto refusal_with = [](auto&& put) {
    Scene scene = before_a_lift({1, 3, 4, 8, 9, 10});
    put(scene);
    EXPECT_FALSE(scene.may(scene.lift("4")));
    return scene.objection_to(scene.lift("4"));
  };
  const Refusal not_empty{.reason = Reason::TileIsNotEmpty, .tile = Tile::T4};
  EXPECT_EQ(refusal_with([](Scene& scene) { scene.hero("yellow", "4:1,1"); }), not_empty);
  EXPECT_EQ(refusal_with([](Scene& scene) { scene.guard("guard1", "4:1,1"); }), not_empty);
  EXPECT_EQ(refusal_with([](Scene& scene) { scene.beholder("4"); }), not_empty);
  EXPECT_EQ(refusal_with([](Scene& scene) { scene.out_of_order("4:1,2"); }), not_empty);
  EXPECT_EQ(refusal_with([](Scene& scene) { scene.shaft(0, "1a:3,2", "4:1,1"); }), not_empty);
  EXPECT_EQ(refusal_with([](Scene& scene) { scene.breach(0, "4:1,1", "4:1,2"); }), not_empty);
  EXPECT_EQ(refusal_with([](Scene& scene) {
              scene.guard("guard1", "4:1,1").spells({Spell::Frog});
              scene.act(scene.ask(CastFrog{Pawn::Guard1, at("4:1,1")}));
            }),
            not_empty);
}

TEST(ModuleTelekinesis, R_68_the_sensor_holds_its_tile_and_a_guard_at_his_meal_goes_with_his_restaurant) {
  Scene scene{rules_with({1, 9, 10, 13}, {"6*", "9*", "29*", "7*"})};
  scene.tile("6*", "1a:0,2").hero("green", "1a:2,3").sensor("north");
  EXPECT_EQ(scene.refusal_of(scene.lift("6*")), Reason::TileIsNotEmpty);
  scene.tile("9*", "1a:1,0").tile("7*", "1a:3,1").guard("guard1", "9*:0,0").spells({Spell::Voucher});
  scene.act(scene.ask(CastVoucher{Pawn::Guard1, at("9*:0,0"), Tile::T7s}));
  EXPECT_TRUE(scene.may(scene.lift("7*")));
}

TEST(ModuleTelekinesis, R_68_R_75_so_does_one_who_has_become_a_frog_there) {
  Scene scene{rules_with({1, 9, 10}, {"9*", "7*"})};
  scene.hero("green", "1a:2,3").tile("9*", "1a:1,0").tile("7*", "1a:3,1").guard("guard1", "9*:0,0");
  scene.spells({Spell::Voucher, Spell::Frog});
  scene.act(scene.ask(CastVoucher{Pawn::Guard1, at("9*:0,0"), Tile::T7s}));
  scene.act(scene.ask(CastFrog{Pawn::Guard1, at("7*:1,1")}));
  EXPECT_TRUE(scene.may(scene.lift("7*")));
}

TEST(ModuleTelekinesis, M9_3_the_mall_stays_in_one_piece) {
  Scene scene = before_a_lift();
  scene.tile("3", "4:2,3");  // beyond 4
  EXPECT_EQ(scene.objection_to(scene.lift("4")),
            (Refusal{.reason = Reason::MallWouldFallApart, .tile = Tile::T4}));
  EXPECT_FALSE(scene.may(scene.lift("4")));
  EXPECT_TRUE(scene.may(scene.lift("3")));
}

TEST(ModuleTelekinesis, M9_3_R_31_a_shared_side_is_enough_and_access_may_be_cut) {
  //   4 2
  //   1 6    2 was reached by 4 alone: its side towards 6 is a wall
  Scene scene = before_a_lift();
  scene.tile("2", "4:3,1").hero("green", "1a:3,1").tile("6", "1a:2,3").hero("green", "1a:1,0");
  EXPECT_TRUE(scene.may(scene.lift("4")));
}

TEST(ModuleTelekinesis, R_43_an_auto_explore_space_serves_too) {
  Scene scene{rules_with({7, 9}, {"26*"})};
  scene.tile("26*", "1a:0,2").tile("4", "1a:1,0").hero("green", "26*:2,3");
  EXPECT_EQ(scene.act(scene.lift("4")), (Events{TileLifted{0, Tile::T4, at("26*:2,3"), -3, 5, Turns{0}, 0}}));
}

TEST(ModuleTelekinesis, R_69_not_while_a_drawn_tile_waits) {
  Scene scene = before_a_lift();
  scene.game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene.refusal_of(scene.lift("4")), Reason::TileIsWaiting);
  EXPECT_FALSE(scene.may(scene.lift("4")));
}

TEST(ModuleTelekinesis, R_69_with_an_empty_deck_and_after_the_theft) {
  Scene scene = before_a_lift();
  scene.deck({}).stolen();
  EXPECT_TRUE(scene.may(scene.lift("4"))) << "R-45";
}

TEST(ModuleTelekinesis, R_69_for_8_and_25_with_a_star_too) {
  for (const auto* tile : {"8*", "25*"}) {
    Scene scene{rules_with({9}, {"8*", "25*"})};
    scene.tile(tile, "1a:0,2").hero("green", "1a:2,3");
    EXPECT_EQ(scene.act(scene.lift(tile)),
              (Events{TileLifted{0, scene::tile(tile), at("1a:2,3"), 1, 4, Turns{1}, 0}}));
  }
}

TEST(ModuleTelekinesis, R_69_it_ends_communication_and_opens_none_and_the_old_side_can_be_explored_again) {
  Scene scene = before_a_lift();
  scene.talking().hero("orange", "1a:3,2");
  EXPECT_EQ(scene.act(scene.lift("4")),
            (Events{TalkClosed{}, TileLifted{0, Tile::T4, at("1a:2,3"), 1, 4, Turns{0}, 0}}));
  scene.hero("orange", "1a:0,2").deck({"5", "3"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T5}, kBaseBack},
                    TilePlaced{Card{Tile::T5}, at("1a:0,2"), -4, 1, Turns{3}, 0, Right::Hero}}));
}

TEST(ModuleTelekinesis, R_44_a_tile_that_is_moved_brings_no_piece_again) {
  Scene scene{rules_with({1, 9}, {"9*"})};
  scene.hero("orange", "1a:0,2").deck({"9*", "4"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T9s}, kBaseBack},
                    TilePlaced{Card{Tile::T9s}, at("1a:0,2"), -4, 1, Turns{3}, 0, Right::Hero},
                    PawnPut{Pawn::Guard1, at("9*:0,0"), Presence::InTheMall, Put::Appears}}));
  scene.hero("orange", "1a:3,2").tile("4", "1a:1,0").guard("guard1", "4:1,1").hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.lift("9*")), (Events{TileLifted{0, Tile::T9s, at("1a:2,3"), 1, 4, Turns{0}, 0}}));
}

TEST(ModuleTelekinesis, R_81_not_from_one_dimension_to_the_other_and_tile_3_stays) {
  Ruleset rules = rules_with({9}, {});
  rules.two_dimensions = true;
  rules.vortex = catalog::Vortex::BetweenDimensions;
  Scene scene{rules};
  scene.tile("4", "3:1,0").tile("5", "1a:0,2").hero("green", "1a:2,3");
  EXPECT_EQ(scene.refusal_of(scene.lift("4")), Reason::OtherDimension);
  EXPECT_FALSE(scene.may(scene.lift("4")));
  EXPECT_EQ(scene.refusal_of(scene.lift("3")), Reason::StartingTileStays);
  EXPECT_TRUE(scene.may(scene.lift("5")));
  EXPECT_EQ(scene.refusal_of(scene.hero("green", "4:2,3").lift("5")), Reason::OtherDimension);
}

TEST(ModuleTelekinesis, R_89_a_request_that_was_overtaken_spends_nothing) {
  Scene scene = before_a_lift();
  const scene::Request request = scene.lift("4");
  scene.hero("green", "1a:1,0");
  EXPECT_EQ(scene.objection_to(request),
            (Refusal{.reason = Reason::Overtaken, .place = at("1a:1,0"), .pawn = Pawn::Green}));
  scene.hero("green", "1a:2,3").act(scene.lift("4", 1));
  scene.hero("green", "1a:1,0");
  EXPECT_EQ(scene.objection_to(scene.ask(LiftTile{0, Tile::T4, -4, 1, at("1a:1,0")})),
            (Refusal{.reason = Reason::Overtaken, .tile = Tile::T4}))
      << "the tile lies elsewhere now";
}

}  // namespace
}  // namespace rules
