// ACH-11, ACH-13, ACH-15, ACH-17 to ACH-19: finding and moving tiles.
#include "support/told.h"

namespace chronicle {
namespace {

using rules::Card;
using rules::Right;
using rules::Stolen;
using rules::TileDrawn;
using rules::TileLifted;
using rules::TilePlaced;
using rules::Turns;
using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// A tile this many places north and east of 1a.
TilePlaced laid(std::string_view name, int north, int east, Right right = Right::Hero) {
  return {Card{scene::tile(name)},
          at("1a:0,2"),
          static_cast<std::int8_t>(-4 * north + east),
          static_cast<std::int8_t>(north + 4 * east),
          Turns{0},
          0,
          right};
}

TileLifted lifted(unsigned token, std::string_view name, int north, int east) {
  const TilePlaced there = laid(name, north, east);
  return {static_cast<std::uint8_t>(token),
          scene::tile(name),
          at("1a:0,2"),
          there.row,
          there.column,
          Turns{1},
          0};
}

TEST(Exploration, ACH_11_five_tiles_by_one_use_of_a_map) {
  Told told{Scene{rules_with({7}, {"26*"})}};
  told.happen({rules::MapBegun{at("26*:3,0")}, laid("2", 1, 0, Right::Map)});
  for (const auto name : {"3", "4", "5"}) told.happen({laid(name, 2, 0, Right::Map)});
  EXPECT_FALSE(told.earns(Achievement::Cartographers)) << "four";
  Told missed = told;
  missed.happen({laid("6", 3, 0, Right::Hero)});
  EXPECT_FALSE(missed.earns(Achievement::Cartographers)) << "the fifth by a hero on the spot";
  missed.happen({rules::MapEnded{}}).happen({rules::MapBegun{at("29*:0,3")}, laid("7", 4, 0, Right::Map)});
  EXPECT_FALSE(missed.earns(Achievement::Cartographers)) << "the fifth by another map";
  told.happen({laid("6", 3, 0, Right::Map)});
  EXPECT_TRUE(told.earns(Achievement::Cartographers));
}

TEST(Exploration, ACH_13_the_four_item_tiles_form_one_group) {
  Told told{Scene{rules_with({1}, {"9*"})}};
  told.happen({laid("6", 1, 0)}).happen({laid("7", 1, 1)}).happen({laid("8", 2, 1)});
  Told missed = told;
  missed.happen({laid("9*", 3, 0)});
  EXPECT_FALSE(missed.earns(Achievement::ShoppingDistrict)) << "9* touches them at a corner only";
  EXPECT_FALSE(told.earns(Achievement::ShoppingDistrict));
  told.happen({laid("9*", 3, 1)});
  EXPECT_TRUE(told.earns(Achievement::ShoppingDistrict));
}

TEST(Exploration, ACH_15_the_second_token_puts_the_tile_back) {
  Told told{Scene{rules_with({9}, {})}};
  told.happen({laid("5", 1, 0)}).happen({laid("4", 0, 1)}).happen({lifted(1, "5", 2, 1)});
  Told other_tile = told;
  Told other_place = told;
  EXPECT_FALSE(told.earns(Achievement::SecondThoughts));
  EXPECT_FALSE(other_tile.happen({lifted(0, "4", 1, 0)}).earns(Achievement::SecondThoughts))
      << "another tile";
  EXPECT_FALSE(other_place.happen({lifted(0, "5", 0, -1)}).earns(Achievement::SecondThoughts))
      << "another place";
  EXPECT_TRUE(told.happen({lifted(0, "5", 1, 0)}).earns(Achievement::SecondThoughts))
      << "turned, but where it was";
}

// Two tiles are left to place; this many heroes have moved.
Told with_movers(int heroes) {
  Scene scene{rules_with({3}, {})};
  scene.deck({"2", "3"});
  Told told{scene};
  for (const std::string_view hero : kHeroNames) {
    if (heroes-- > 0) told.happen({walked(hero, "1a:1,1", "1a:0,1")});
  }
  told.happen({TileDrawn{Card{scene::tile("2")}, scene::kBaseBack}, laid("2", 1, 0)});
  return told;
}

TEST(Exploration, ACH_17_the_last_tile_lies_and_one_hero_has_never_moved) {
  Told told = with_movers(3);
  EXPECT_FALSE(told.earns(Achievement::OneStaysHome)) << "a tile is left";
  told.happen({TileDrawn{Card{scene::tile("3")}, scene::kNothing}, laid("3", 0, 1)});
  EXPECT_TRUE(told.earns(Achievement::OneStaysHome));
  EXPECT_FALSE(told.earns(Achievement::TwoStayHome));
  Told all = with_movers(4);
  all.happen({TileDrawn{Card{scene::tile("3")}, scene::kNothing}, laid("3", 0, 1)});
  EXPECT_FALSE(all.earns(Achievement::OneStaysHome));
}

TEST(Exploration, ACH_17_being_caught_is_being_moved) {
  Told told = with_movers(3);
  told.happen(
      {rules::PawnPut{rules::Pawn::Orange, rules::kNowhere, rules::Presence::Aside, rules::Put::Caught}});
  told.happen({TileDrawn{Card{scene::tile("3")}, scene::kNothing}, laid("3", 0, 1)});
  EXPECT_FALSE(told.earns(Achievement::OneStaysHome));
}

TEST(Exploration, ACH_18_the_same_with_two_heroes) {
  Told told = with_movers(2);
  EXPECT_FALSE(told.earns(Achievement::TwoStayHome));
  told.happen({TileDrawn{Card{scene::tile("3")}, scene::kNothing}, laid("3", 0, 1)});
  EXPECT_TRUE(told.earns(Achievement::TwoStayHome));
  EXPECT_TRUE(told.earns(Achievement::OneStaysHome));
}

TEST(Exploration, ACH_19_the_green_exits_tile_is_moved_after_the_theft) {
  for (const auto name : {"10", "10*"}) {
    Told told{Scene{rules_with({9, 11}, {"10*"})}};
    told.happen({laid(name, 1, 0)}).happen({laid("2", 0, 1)});
    Told early = told;
    early.happen({lifted(0, name, 1, 1)}).happen({Stolen{}});
    EXPECT_FALSE(early.earns(Achievement::MovedExit)) << "before the theft";
    told.happen({Stolen{}}).happen({lifted(0, "2", 1, 1)});
    EXPECT_FALSE(told.earns(Achievement::MovedExit)) << "the purple exit's tile";
    EXPECT_TRUE(told.happen({lifted(1, name, 0, 1)}).earns(Achievement::MovedExit));
  }
}

}  // namespace
}  // namespace chronicle
