// ACH-7 to ACH-9: how captives get out.
#include "support/told.h"

namespace chronicle {
namespace {

using rules::Catcher;
using rules::HeroCaught;
using rules::Put;
using rules::Way;
using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// 25* is north of 1a, its door in front of 1a:0,2. A shaft leads in, and a breach:
//
//   +----+!!!!+####+----+      25*
//   | tm   ..   eo   vp |      1a
Scene with_guard_room() {
  Scene scene{rules_with({1, 3, 4, 5}, {"9*", "25*"})};
  scene.tile("25*", "1a:0,2").shaft(0, "1a:0,1", "25*:0,1").breach(0, "1a:0,3", "25*:3,2");
  return scene;
}

Told with_a_captive() {
  Told told{with_guard_room()};
  told.happen({HeroCaught{rules::Pawn::Green, Catcher::Beholder}, put("green", "25*:2,1", Put::Caught)});
  return told;
}

TEST(Captivity, ACH_7_a_captive_leaves_by_a_shaft) {
  Told told = with_a_captive();
  told.happen({walked("green", "25*:2,1", "25*:2,0")}).happen({walked("green", "25*:2,0", "25*:0,0")});
  told.happen({went("purple", "1a:0,1", "1a:0,1", Way::Shaft)});
  EXPECT_FALSE(told.earns(Achievement::OutByShaft)) << "purple is no captive";
  told.happen({went("green", "25*:0,1", "1a:0,1", Way::Shaft)});
  EXPECT_TRUE(told.earns(Achievement::OutByShaft));
  EXPECT_FALSE(told.earns(Achievement::OutByBreach));
}

TEST(Captivity, ACH_7_into_the_room_is_not_out_of_it) {
  Told told{with_guard_room()};
  told.happen({went("green", "1a:0,1", "25*:0,1", Way::Shaft)});
  EXPECT_FALSE(told.earns(Achievement::OutByShaft));
}

TEST(Captivity, R_92_ACH_7_who_is_caught_again_in_the_same_action_has_not_got_out) {
  Told told = with_a_captive();
  told.happen({went("green", "25*:2,1", "1a:0,1", Way::Shaft),
               HeroCaught{rules::Pawn::Green, Catcher::Beholder}, put("green", "25*:2,1", Put::Caught)});
  EXPECT_FALSE(told.earns(Achievement::OutByShaft));
  told.happen({walked("green", "25*:3,1", "1a:0,2")});
  EXPECT_FALSE(told.earns(Achievement::OutByShaft)) << "in the end it left by the door";
}

TEST(Captivity, R_92_ACH_7_who_went_in_by_its_own_shaft_was_no_captive) {
  Told told{with_guard_room()};
  told.happen({went("green", "1a:0,1", "25*:0,1", Way::Shaft)});
  told.happen({went("green", "25*:0,1", "1a:0,1", Way::Shaft)});
  EXPECT_FALSE(told.earns(Achievement::OutByShaft));
  Told before = with_a_captive();
  before.happen({walked("green", "25*:3,1", "1a:0,2")});
  before.happen({went("green", "1a:0,1", "25*:0,1", Way::Shaft)});
  before.happen({went("green", "25*:0,1", "1a:0,1", Way::Shaft)});
  EXPECT_FALSE(before.earns(Achievement::OutByShaft)) << "it was caught once, and had got out since";
}

TEST(Captivity, R_92_ACH_8_caught_beyond_the_breach_is_not_out_and_who_walked_in_was_no_captive) {
  Told told = with_a_captive();
  told.happen({walked("green", "25*:3,2", "1a:0,3"), HeroCaught{rules::Pawn::Green, Catcher::Guard},
               put("green", "25*:2,1", Put::Caught)});
  EXPECT_FALSE(told.earns(Achievement::OutByBreach));
  Told walker{with_guard_room()};
  walker.happen({walked("green", "1a:0,3", "25*:3,2")}).happen({walked("green", "25*:3,2", "1a:0,3")});
  EXPECT_FALSE(walker.earns(Achievement::OutByBreach));
}

TEST(Captivity, R_92_ACH_9_all_four_have_to_be_free_when_the_action_has_ended) {
  Told told{with_guard_room()};
  for (const std::string_view hero : kHeroNames) {
    told.happen({HeroCaught{scene::pawn(hero), Catcher::Guard}, put(hero, "25*:2,1", Put::Caught)});
    if (hero == "orange") break;
    told.happen({walked(hero, "25*:3,1", "1a:0,2")});
  }
  told.happen({went("orange", "25*:2,1", "1a:0,1", Way::Shaft),
               HeroCaught{rules::Pawn::Orange, Catcher::Guard}, put("orange", "25*:2,1", Put::Caught)});
  EXPECT_FALSE(told.earns(Achievement::RevolvingDoor));
  told.happen({went("orange", "25*:2,1", "1a:0,1", Way::Shaft)});
  EXPECT_TRUE(told.earns(Achievement::RevolvingDoor));
}

TEST(Captivity, ACH_8_a_captive_leaves_by_a_breach) {
  Told told = with_a_captive();
  told.happen({walked("green", "25*:3,3", "25*:3,2")});
  Told missed = told;
  missed.happen({walked("green", "25*:3,1", "1a:0,2")});
  EXPECT_FALSE(missed.earns(Achievement::OutByBreach)) << "that is the door";
  told.happen({walked("green", "25*:3,2", "1a:0,3")});
  EXPECT_TRUE(told.earns(Achievement::OutByBreach));
  EXPECT_FALSE(told.earns(Achievement::OutByShaft));
}

TEST(Captivity, ACH_8_not_where_nobody_is_held) {
  rules::Ruleset rules = rules_with({1, 3, 4}, {"9*", "25*"});
  Scene scene{rules};
  scene.tile("25*", "1a:0,2").breach(0, "1a:0,3", "25*:3,2").hero("green", "25*:3,2");
  Told told{scene};
  told.happen({walked("green", "25*:3,2", "1a:0,3")});
  EXPECT_FALSE(told.earns(Achievement::OutByBreach)) << "without M5 there are no captives";
}

TEST(Captivity, ACH_9_each_hero_is_caught_and_gets_out) {
  Told told{with_guard_room()};
  for (const std::string_view hero : kHeroNames) {
    EXPECT_FALSE(told.earns(Achievement::RevolvingDoor)) << "before " << hero;
    if (hero == "orange") {
      told.happen({went(hero, "1a:0,1", "25*:0,1", Way::Shaft)});
      told.happen({went(hero, "25*:0,1", "1a:0,1", Way::Shaft)});
      EXPECT_FALSE(told.earns(Achievement::RevolvingDoor)) << "who goes in by itself is not caught";
    }
    told.happen({HeroCaught{scene::pawn(hero), Catcher::Guard}, put(hero, "25*:2,1", Put::Caught)});
    EXPECT_FALSE(told.earns(Achievement::RevolvingDoor)) << hero << " is still inside";
    told.happen({walked(hero, "25*:3,1", "1a:0,2")});
  }
  EXPECT_TRUE(told.earns(Achievement::RevolvingDoor));
}

}  // namespace
}  // namespace chronicle
