// ACH-1 to ACH-6: shafts and breaches.
#include "support/told.h"

namespace chronicle {
namespace {

using rules::BreachLaid;
using rules::Card;
using rules::ShaftDiscarded;
using rules::ShaftLaid;
using rules::TilePlaced;
using rules::Turns;
using rules::Way;
using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// 8* is north of 1a; both pairs lead there.
Told with_shafts() {
  Scene scene{rules_with({1, 3, 4}, {"8*", "9*"})};
  scene.tile("8*", "1a:0,2").shaft(0, "1a:0,1", "8*:0,1").shaft(1, "1a:3,1", "8*:3,0");
  return Told{scene};
}

rules::PawnMoved crawled(std::string_view pawn, std::string_view from, std::string_view to) {
  return went(pawn, from, to, Way::Shaft);
}

TEST(Passages, ACH_1_all_four_heroes_go_through_the_same_shaft) {
  Told told = with_shafts();
  told.happen({crawled("yellow", "1a:0,1", "8*:0,1")}).happen({crawled("purple", "8*:0,1", "1a:0,1")});
  told.happen({crawled("green", "1a:0,1", "8*:0,1")}).happen({crawled("orange", "1a:3,1", "8*:3,0")});
  EXPECT_FALSE(told.earns(Achievement::CommonShaft)) << "orange took the other pair";
  told.happen({crawled("guard1", "1a:0,1", "8*:0,1")});
  EXPECT_FALSE(told.earns(Achievement::CommonShaft)) << "a guard is no hero";
  told.happen({crawled("orange", "1a:0,1", "8*:0,1")});
  EXPECT_TRUE(told.earns(Achievement::CommonShaft));
}

// Tiles 2 to the last number are in a row north of 1a.
Told with_a_row(unsigned last) {
  Told told{Scene{rules_with({3}, {})}};
  for (unsigned number = 2; number <= last; ++number) {
    const int steps = static_cast<int>(number) - 1;
    told.happen({TilePlaced{Card{scene::tile(std::to_string(number))}, at("1a:0,2"),
                            static_cast<std::int8_t>(-4 * steps), static_cast<std::int8_t>(steps), Turns{0},
                            0, rules::Right::Hero}});
  }
  return told;
}

TEST(Passages, ACH_2_a_shaft_from_the_first_to_the_last_of_seven_tiles_in_a_row) {
  EXPECT_TRUE(with_a_row(7).happen({ShaftLaid{0, at("1a:2,2"), at("7:1,1")}}).earns(Achievement::LongBurrow));
  EXPECT_FALSE(
      with_a_row(7).happen({ShaftLaid{0, at("1a:2,2"), at("6:1,1")}}).earns(Achievement::LongBurrow));
  EXPECT_TRUE(with_a_row(8).happen({ShaftLaid{1, at("2:2,2"), at("8:0,1")}}).earns(Achievement::LongBurrow));
  EXPECT_TRUE(with_a_row(8).happen({ShaftLaid{1, at("8:0,1"), at("1a:2,2")}}).earns(Achievement::LongBurrow));
}

TEST(Passages, ACH_2_also_when_the_row_becomes_long_enough_later) {
  Told told = with_a_row(6);
  told.happen({TilePlaced{Card{scene::tile("7")}, at("1a:0,2"), 4, -1, Turns{0}, 0, rules::Right::Hero}});
  told.happen({ShaftLaid{0, at("1a:2,2"), at("6:1,1")}});
  EXPECT_FALSE(told.earns(Achievement::LongBurrow)) << "it begins on the second";
  told.happen({ShaftLaid{1, at("7:1,1"), at("6:1,2")}});
  EXPECT_TRUE(told.earns(Achievement::LongBurrow));
}

TEST(Passages, ACH_3_all_four_heroes_go_through_the_same_breach) {
  //   | vo   st   st # eg/>      1a, the breach marked #
  Scene scene{rules_with({4}, {})};
  scene.breach(0, "1a:2,2", "1a:2,3").breach(1, "1a:1,0", "1a:0,0");
  Told told{scene};
  told.happen({walked("yellow", "1a:2,2", "1a:2,3")}).happen({walked("purple", "1a:2,1", "1a:2,3")});
  told.happen({walked("green", "1a:2,3", "1a:2,0")}).happen({walked("orange", "1a:1,0", "1a:0,0")});
  EXPECT_FALSE(told.earns(Achievement::HoleInTheWall)) << "orange went through another one";
  told.happen({walked("orange", "1a:2,1", "1a:2,2")});
  EXPECT_FALSE(told.earns(Achievement::HoleInTheWall)) << "standing on it is not going through";
  told.happen({walked("orange", "1a:2,2", "1a:2,3")});
  EXPECT_TRUE(told.earns(Achievement::HoleInTheWall));
}

TEST(Passages, ACH_4_a_guard_and_yellow_on_the_two_halves_of_one_breach) {
  Scene scene{rules_with({1, 4}, {"9*"})};
  scene.breach(0, "1a:2,2", "1a:2,3").breach(1, "1a:1,0", "1a:0,0").guard("guard1", "1a:0,0");
  Told told{scene};
  told.happen({walked("yellow", "1a:1,1", "1a:2,1")}).happen({walked("guard1", "1a:0,0", "1a:2,3")});
  EXPECT_FALSE(told.earns(Achievement::FaceToFace)) << "orange stands on the other half";
  told.happen({walked("orange", "1a:2,2", "1a:3,2")}).happen({walked("yellow", "1a:2,1", "1a:1,0")});
  EXPECT_FALSE(told.earns(Achievement::FaceToFace)) << "yellow stands on another one";
  told.happen({walked("yellow", "1a:1,0", "1a:2,2")});
  EXPECT_TRUE(told.earns(Achievement::FaceToFace));
}

TEST(Passages, ACH_5_one_straight_move_would_lead_through_three_breaches) {
  //   | tm |     the west column of 1a: a wall below each space
  //   +####+
  //   | ep |
  //   +####+
  //   | vo |
  //   +####+
  //   | vg |
  Scene scene{rules_with({4}, {})};
  Told missed{scene};
  missed.happen({BreachLaid{0, at("1a:1,0"), at("1a:0,0")}})
      .happen({BreachLaid{1, at("1a:2,0"), at("1a:1,0")}});
  EXPECT_FALSE(missed.earns(Achievement::StraightThrough)) << "the third is missing";
  Told told = missed;
  missed.happen({BreachLaid{2, at("1a:2,2"), at("1a:2,3")}});
  EXPECT_FALSE(missed.earns(Achievement::StraightThrough));
  told.happen({BreachLaid{2, at("1a:3,0"), at("1a:2,0")}});
  EXPECT_TRUE(told.earns(Achievement::StraightThrough));
}

TEST(Passages, ACH_6_one_guard_goes_through_both_shafts_and_all_breaches) {
  Told told = with_shafts();
  told.happen({BreachLaid{0, at("1a:1,0"), at("1a:0,0")}})
      .happen({BreachLaid{1, at("1a:2,0"), at("1a:1,0")}});
  told.happen({BreachLaid{2, at("1a:2,2"), at("1a:2,3")}});
  told.happen({walked("guard1", "1a:0,0", "1a:2,0"), rules::BreachDiscarded{0}, rules::BreachDiscarded{1}});
  told.happen({crawled("guard1", "1a:0,1", "8*:0,1"), ShaftDiscarded{0}});
  Told missed = told;
  missed.happen({crawled("guard2", "1a:3,1", "8*:3,0"), ShaftDiscarded{1}});
  missed.happen({walked("guard1", "1a:2,2", "1a:2,3"), rules::BreachDiscarded{2}});
  EXPECT_FALSE(missed.earns(Achievement::WellTravelled)) << "another guard took the second shaft";
  told.happen({crawled("guard1", "8*:3,0", "1a:3,1"), ShaftDiscarded{1}});
  EXPECT_FALSE(told.earns(Achievement::WellTravelled));
  told.happen({walked("guard1", "1a:2,2", "1a:2,3"), rules::BreachDiscarded{2}});
  EXPECT_TRUE(told.earns(Achievement::WellTravelled));
}

}  // namespace
}  // namespace chronicle
