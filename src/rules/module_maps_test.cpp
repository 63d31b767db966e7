// Module 7: maps and auto-explore spaces; exploring with modules.
#include "rules/explore.h"
#include "support/sand_flip.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::kNothing;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// 26* north of tile 1, as it is printed:
//   +----+----+-^--+----+
//   | ## | ## | ey | ## |
//   +----+----+    +----+
//   < ea   ..   ..   co |
//   +----+    +----+----+
//   | vg   ..   ..   ea >
//   +----+::::+----+    +
//   | mp   in   ..   .. |
//   +----+-^--+----+----+
Scene with_a_map(std::initializer_list<unsigned> modules = {7},
                 std::initializer_list<std::string_view> starred = {"26*"}) {
  Scene scene{rules_with(modules, starred)};
  scene.tile("26*", "1a:0,2");
  return scene;
}

// Purple has explored by the map of 26*: tile 4 lies west of tile 1.
Scene with_a_map_in_use(std::initializer_list<unsigned> modules = {7},
                        std::initializer_list<std::string_view> starred = {"26*"}) {
  Scene scene = with_a_map(modules, starred);
  scene.hero("purple", "26*:3,0").deck({"4", "5", "3"});
  scene.act(scene.draw());
  scene.act(scene.place_tile("1a:1,0"));
  EXPECT_EQ(scene.game.state.security.map_in_use, at("26*:3,0"));
  return scene;
}

constexpr auto kPlaceBy = [](Tile tile, std::string_view from, int row, int column, unsigned turns,
                             Right right) {
  return TilePlaced{Card{tile},
                    at(from),
                    static_cast<std::int8_t>(row),
                    static_cast<std::int8_t>(column),
                    Turns{static_cast<std::uint8_t>(turns)},
                    0,
                    right};
};

TEST(ModuleMaps, M7_1_a_hero_on_a_map_explores_all_spaces_of_its_colour_new_ones_too) {
  Scene scene = with_a_map();
  scene.hero("purple", "26*:3,0").deck({"4", "5"});
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T4}, kBaseBack}}));
  EXPECT_TRUE(scene.may(scene.place_tile("1a:1,0")));
  EXPECT_EQ(scene.refusal_of(scene.place_tile("1a:2,3")), Reason::NowhereToExplore) << "a green space";
  EXPECT_EQ(scene.act(scene.place_tile("1a:1,0")),
            (Events{MapBegun{at("26*:3,0")}, kPlaceBy(Tile::T4, "1a:1,0", -1, -4, 2, Right::Map)}));
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T5}, kNothing}}));
  EXPECT_EQ(scene.act(scene.place_tile("4:2,3")),
            (Events{kPlaceBy(Tile::T5, "4:2,3", -2, -8, 2, Right::Map)}));
  EXPECT_EQ(scene.game.state.security.map_tiles, 2);
}

TEST(ModuleMaps, M7_1_without_the_module_a_map_is_a_plain_space) {
  Scene scene = with_a_map({}, {"26*"});
  scene.hero("purple", "26*:3,0");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore) << "X-GEN-4";
}

TEST(ModuleMaps, M7_1_a_guard_opens_no_map) {
  Scene scene = with_a_map({1, 7}, {"26*", "9*"});
  scene.guard("guard1", "26*:3,0").act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.place_tile("1a:1,0")), Reason::NowhereToExplore);
}

TEST(ModuleMaps, M7_2_another_action_of_the_explore_seat_uses_the_map_up) {
  Scene scene = with_a_map_in_use();
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")), (Events{walked("yellow", "1a:1,1", "1a:0,1")}))
      << "the others may act meanwhile";
  EXPECT_EQ(scene.act(scene.walk("orange", "1a:3,2")),
            (Events{WentOutOfOrder{at("26*:3,0")}, MapEnded{}, walked("orange", "1a:2,2", "1a:3,2")}));
  scene.act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.place_tile("4:2,3")), Reason::NowhereToExplore) << "each map works once";
}

TEST(ModuleMaps, M7_2_exploring_otherwise_uses_the_map_up) {
  Scene scene = with_a_map_in_use();
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("26*:1,0")),
            (Events{WentOutOfOrder{at("26*:3,0")}, MapEnded{},
                    kPlaceBy(Tile::T5, "26*:1,0", -5, -3, 2, Right::AutoExplore)}));
}

TEST(ModuleMaps, M7_3_exploring_by_map_with_the_elf_opens_no_communication) {
  Scene scene = with_a_map();
  scene.hero("green", "26*:3,0").deck({"4"});
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("1a:2,3")),
            (Events{MapBegun{at("26*:3,0")}, kPlaceBy(Tile::T4, "1a:2,3", 1, 4, 0, Right::Map)}));
}

TEST(ModuleMaps, M7_4_an_auto_explore_space_needs_no_hero) {
  Scene scene = with_a_map();
  scene.deck({"4", "5"});
  EXPECT_TRUE(scene.may(scene.draw()));
  EXPECT_EQ(scene.refusal_of(by_seat(0, scene.draw())), Reason::NotOnYourActionTile);
  scene.act(scene.draw());
  EXPECT_TRUE(scene.may(scene.place_tile("26*:1,0")));
  EXPECT_EQ(scene.act(scene.place_tile("26*:2,3")),
            (Events{kPlaceBy(Tile::T4, "26*:2,3", -3, 5, 0, Right::AutoExplore)}));
  scene.act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.place_tile("26*:2,3")), Reason::NoTileDrawn) << "one place was left";
}

TEST(ModuleMaps, M7_4_all_seven_tiles_have_such_spaces) {
  for (const auto& [tile, space] :
       {std::pair{"2*", "2*:3,1"}, std::pair{"10*", "10*:1,0"}, std::pair{"11*", "11*:0,2"},
        std::pair{"12*", "12*:0,2"}, std::pair{"26*", "26*:2,3"}, std::pair{"28*", "28*:0,2"},
        std::pair{"29*", "29*:1,0"}}) {
    Scene scene{rules_with({7}, {tile})};
    scene.tile(tile, "1a:0,2").deck({"4"});
    EXPECT_TRUE(is_eligible(scene.game.rules, scene.game.state, at(space))) << space;
  }
}

TEST(ModuleMaps, M7_5_the_halves_need_one_tile_between_them) {
  for (const auto* tile : {"26*", "29*", "2*", "10*", "11*", "12*", "28*"})
    EXPECT_EQ(scene::fault_of(rules_with({7}, {tile})), std::nullopt) << tile;
  EXPECT_EQ(scene::fault_of(rules_with({7}, {"9*"})), Fault::ModuleNeedsATile);
}

TEST(ModuleMaps, R_38_who_has_the_explore_action_now_places_the_tile) {
  Scene scene = with_a_map();
  scene.deck({"4", "5"}).act(scene.draw());
  EXPECT_EQ(scene::flip(scene), (Events{ActionTilesPassed{}, TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.refusal_of(by_seat(1, scene.place_tile("26*:2,3"))), Reason::NotOnYourActionTile);
  EXPECT_TRUE(scene.may(by_seat(2, scene.place_tile("26*:2,3"))));
}

TEST(ModuleMaps, R_39_a_tile_whose_hero_is_caught_goes_back_onto_the_deck) {
  //   the guard on 5 comes to purple on the exploration space of 9*
  Scene scene{rules_with({1, 5}, {"9*", "25*"})};
  scene.tile("9*", "1a:0,2").tile("5", "9*:0,2").hero("purple", "9*:2,3").guard("guard1", "5:1,0");
  scene.deck({"3", "25*"});
  scene.game.state.held = Card{Tile::T4};
  EXPECT_EQ(scene.act(scene.walk("guard1", "9*:0,2")),
            (Events{walked("guard1", "5:1,0", "9*:0,2"), HeroCaught{Pawn::Purple, Catcher::Guard},
                    PawnPut{Pawn::Purple, kNowhere, Presence::Aside, Put::Caught},
                    PawnPut{Pawn::Guard1, kNowhere, Presence::Aside, Put::Caught},
                    TileReturned{Card{Tile::T4}, kBaseBack}}));
}

// 10* with its crystal ball lies south of tile 1, and the mage stands on the ball.
Scene with_map_and_ball() {
  Scene scene = with_a_map({7}, {"26*", "10*"});
  scene.tile("10*", "1a:3,1").hero("purple", "10*:3,3").deck({"4", "5", "3"});
  return scene;
}

TEST(ModuleMaps, R_40_a_hero_of_the_colour_comes_before_an_unused_ball) {
  Scene scene = with_map_and_ball();
  scene.hero("orange", "1a:1,0").hero("green", "1a:2,3").act(scene.draw());
  const Events events = scene.act(scene.place_tile("1a:2,3"));
  EXPECT_EQ(scene::find<TilePlaced>(events)->right, Right::Hero);
  EXPECT_FALSE(scene.is_out_of_order("10*:3,3"));
}

TEST(ModuleMaps, R_40_auto_explore_comes_before_an_unused_ball) {
  Scene scene = with_map_and_ball();
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("26*:2,3")),
            (Events{kPlaceBy(Tile::T4, "26*:2,3", -3, 5, 0, Right::AutoExplore)}));
}

TEST(ModuleMaps, R_40_an_unused_map_comes_before_an_unused_ball) {
  Scene scene = with_map_and_ball();
  scene.hero("green", "26*:3,0").act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("1a:2,3")),
            (Events{MapBegun{at("26*:3,0")}, kPlaceBy(Tile::T4, "1a:2,3", 1, 4, 0, Right::Map)}));
}

TEST(ModuleMaps, R_40_a_ball_whose_use_has_begun_comes_first) {
  Scene scene = with_map_and_ball();
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("1a:1,0")),
            (Events{kPlaceBy(Tile::T4, "1a:1,0", -1, -4, 2, Right::CrystalBall),
                    WentOutOfOrder{at("10*:3,3")}, BallBegun{}}));
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("26*:2,3")),
            (Events{kPlaceBy(Tile::T5, "26*:2,3", -3, 5, 0, Right::CrystalBall), BallEnded{}}));
}

TEST(ModuleMaps, R_40_a_map_whose_use_has_begun_comes_before_a_begun_ball) {
  Scene scene = with_map_and_ball();
  scene.hero("green", "26*:3,0").act(scene.draw());
  scene.act(scene.place_tile("1a:2,3"));
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("4:3,1")), (Events{kPlaceBy(Tile::T5, "4:3,1", 5, 3, 1, Right::Map)}))
      << "a green space";
}

TEST(ModuleMaps, R_41_the_use_ends_when_the_hero_leaves_the_space) {
  Scene scene = with_a_map_in_use();
  EXPECT_EQ(scene.act(scene.walk("purple", "26*:3,1")),
            (Events{walked("purple", "26*:3,0", "26*:3,1"), WentOutOfOrder{at("26*:3,0")}, MapEnded{}}));
}

TEST(ModuleMaps, R_41_without_a_tile_it_was_not_used_and_stays_in_order) {
  Scene scene = with_a_map();
  scene.hero("purple", "26*:3,0");
  EXPECT_EQ(scene.act(scene.walk("purple", "26*:3,1")), (Events{walked("purple", "26*:3,0", "26*:3,1")}));
  EXPECT_FALSE(scene.is_out_of_order("26*:3,0"));
}

TEST(ModuleMaps, R_41_another_map_ends_the_use_of_the_first) {
  Scene scene = with_a_map_in_use({7}, {"26*", "29*"});
  scene.tile("29*", "1a:3,1").hero("yellow", "29*:0,3").act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("26*:0,2")),
            (Events{WentOutOfOrder{at("26*:3,0")}, MapEnded{}, MapBegun{at("29*:0,3")},
                    kPlaceBy(Tile::T5, "26*:0,2", -8, 2, 3, Right::Map)}));
  EXPECT_EQ(scene.game.state.security.map_tiles, 1);
}

TEST(ModuleMaps, R_41_a_flip_a_new_holder_and_tokens_do_not_end_it) {
  Scene scene = with_a_map_in_use({3, 7});
  EXPECT_EQ(scene.act(by_seat(1, scene.lay_shaft(0, "1a:3,2"))),
            (Events{ShaftLaid{0, at("1a:2,2"), at("1a:3,2")}}));
  scene::flip(scene);
  EXPECT_EQ(scene.act(by_seat(1, scene.walk("green", "1a:2,0"))),
            (Events{TalkClosed{}, walked("green", "1a:2,1", "1a:2,0")}))
      << "no longer the explore seat";
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T5}, kBaseBack}}));
  EXPECT_EQ(scene.act(by_seat(2, scene.place_tile("4:2,3"))),
            (Events{kPlaceBy(Tile::T5, "4:2,3", -2, -8, 2, Right::Map)}));
}

TEST(ModuleMaps, R_41_a_hero_who_is_caught_has_left_the_map) {
  Scene scene = with_a_map_in_use({1, 5, 7}, {"26*", "9*", "25*"});
  scene.tile("11", "26*:1,0").guard("guard1", "11:2,3");
  EXPECT_EQ(scene.act(scene.walk("guard1", "26*:1,0")),
            (Events{walked("guard1", "11:2,3", "26*:1,0"), HeroCaught{Pawn::Purple, Catcher::Guard},
                    WentOutOfOrder{at("26*:3,0")}, MapEnded{},
                    PawnPut{Pawn::Purple, kNowhere, Presence::Aside, Put::Caught},
                    PawnPut{Pawn::Guard1, kNowhere, Presence::Aside, Put::Caught}}));
}

TEST(ModuleMaps, R_8_a_mage_who_is_caught_has_left_the_ball) {
  Scene scene{rules_with({1, 5}, {"10*", "9*", "25*"})};
  scene.tile("10*", "1a:3,1").tile("11", "10*:2,3").hero("purple", "10*:3,3").deck({"4", "5"});
  scene.act(scene.draw());
  scene.act(scene.place_tile("1a:1,0"));
  scene.guard("guard1", "11:2,3");
  EXPECT_EQ(scene.act(scene.walk("guard1", "10*:2,3")),
            (Events{walked("guard1", "11:2,3", "10*:2,3"), HeroCaught{Pawn::Purple, Catcher::Guard},
                    BallEnded{}, PawnPut{Pawn::Purple, kNowhere, Presence::Aside, Put::Caught},
                    PawnPut{Pawn::Guard1, kNowhere, Presence::Aside, Put::Caught}}));
}

TEST(ModuleMaps, R_41_a_hero_who_makes_a_place_eligible_by_a_map_stays_until_the_tile_is_placed) {
  Scene scene = with_a_map();
  scene.hero("purple", "26*:3,0").act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "26*:3,1")), Reason::HeroMustStay);
  scene.tile("4", "1a:1,0").tile("8", "4:2,3").tile("5", "8:2,3");
  EXPECT_TRUE(scene.may(scene.walk("purple", "26*:3,1"))) << "no purple space is left";
}

TEST(ModuleMaps, R_43_auto_explore_spaces_serve_with_any_pawn_on_them_and_open_no_communication) {
  for (const auto* hero : {"yellow", "purple", "green", "orange"}) {
    Scene scene = with_a_map();
    scene.hero(hero, "26*:2,3").deck({"4"}).act(scene.draw());
    EXPECT_EQ(scene.act(scene.place_tile("26*:2,3")),
              (Events{kPlaceBy(Tile::T4, "26*:2,3", -3, 5, 0, Right::AutoExplore)}));
  }
  Scene scene = with_a_map({1, 7}, {"26*", "9*"});
  scene.guard("guard1", "26*:2,3").act(scene.draw());
  EXPECT_TRUE(scene.may(scene.place_tile("26*:2,3")));
}

TEST(ModuleMaps, R_43_a_crystal_ball_reaches_them) {
  Scene scene = with_map_and_ball();
  scene.game.state.ball_in_use = true;
  scene.out_of_order("10*:3,3").act(scene.draw());
  EXPECT_TRUE(scene.may(scene.place_tile("26*:1,0")));
}

TEST(ModuleMaps, R_43_their_side_is_open_even_without_the_module) {
  Scene scene = with_a_map({}, {"26*"});
  scene.hero("yellow", "26*:2,3");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
  scene.tile("4", "26*:2,3");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "4:1,0")));
}

TEST(ModuleMaps, R_65_a_covered_space_cannot_be_explored) {
  Scene scene = with_a_map({3, 7});
  scene.shaft(0, "26*:2,3", "26*:1,0").hero("purple", "26*:3,0");
  EXPECT_FALSE(is_eligible(scene.game.rules, scene.game.state, at("26*:2,3")));
  EXPECT_FALSE(is_eligible(scene.game.rules, scene.game.state, at("26*:1,0")));
  scene.shaft(1, "26*:3,0", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore) << "the map is covered too";
}

TEST(ModuleMaps, R_45_with_an_empty_deck_nothing_is_used_up) {
  Scene scene = with_a_map();
  scene.hero("purple", "26*:3,0").deck({});
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::DeckIsEmpty);
  EXPECT_FALSE(scene.may(scene.draw()));
  EXPECT_FALSE(scene.is_out_of_order("26*:3,0"));
}

}  // namespace
}  // namespace rules
