// ACH-14, ACH-28: the way out.
#include "support/told.h"

namespace chronicle {
namespace {

using rules::HeroEscaped;
using rules::Stolen;
using rules::Way;
using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// Every hero is on its item, and the shafts lead anywhere.
Told at_the_theft() {
  Scene scene{rules_with({3, 5, 1, 10}, {"9*", "25*", "26*"})};
  scene.tile("5", "1a:0,2").tile("6", "1a:2,3").tile("7", "1a:3,1").tile("8", "1a:1,0");
  scene.tile("9*", "5:2,3").tile("10", "5:0,2").tile("11", "6:1,0").tile("12", "6:3,1").tile("2", "7:2,3");
  scene.tile("26*", "9*:0,2");
  scene.hero("yellow", "6:0,2").hero("purple", "9*:3,0").hero("green", "8:3,0").hero("orange", "7:2,0");
  Told told{scene};
  told.happen({Stolen{}});
  return told;
}

void go_out(Told& told, std::string_view hero, std::string_view item, std::string_view exit) {
  told.happen({went(hero, item, exit, Way::Shaft), HeroEscaped{scene::pawn(hero), false}});
}

TEST(EscapeRoutes, ACH_14_from_the_items_tile_straight_to_the_exits) {
  Told told = at_the_theft();
  go_out(told, "yellow", "6:0,2", "11:0,0");
  go_out(told, "purple", "9*:3,0", "2:0,0");
  go_out(told, "green", "8:3,0", "10:3,0");
  Told missed = told;
  told.happen({went("orange", "7:2,0", "12:2,0", Way::Shaft)}).happen({walked("orange", "12:2,0", "12:1,0")});
  told.happen({went("orange", "12:1,0", "7:2,0", Way::Shaft)});
  EXPECT_FALSE(told.earns(Achievement::NextDoor)) << "orange is not out yet";
  go_out(told, "orange", "7:2,0", "12:3,0");
  EXPECT_TRUE(told.earns(Achievement::NextDoor)) << "back and forth between the two is allowed";
  missed.happen({went("orange", "7:2,0", "5:1,1", Way::Shaft)});
  go_out(missed, "orange", "5:1,1", "12:3,0");
  EXPECT_FALSE(missed.earns(Achievement::NextDoor)) << "orange was on 5";
}

TEST(EscapeRoutes, ACH_14_a_tile_that_is_only_crossed_counts) {
  Told told = at_the_theft();
  go_out(told, "purple", "9*:3,0", "2:0,0");
  go_out(told, "green", "8:3,0", "10:3,0");
  go_out(told, "orange", "7:2,0", "12:3,0");
  // In one move from the entrance of 6 over 1a to 8.
  told.happen({walked("yellow", "6:0,2", "6:2,2")}).happen({walked("yellow", "6:2,2", "6:2,3")});
  told.happen({walked("yellow", "6:2,3", "8:3,0"), HeroEscaped{rules::Pawn::Yellow, false}});
  EXPECT_FALSE(told.earns(Achievement::NextDoor));
}

TEST(EscapeRoutes, ACH_14_the_guard_room_is_another_tile) {
  Told told = at_the_theft();
  go_out(told, "yellow", "6:0,2", "11:0,0");
  go_out(told, "purple", "9*:3,0", "2:0,0");
  go_out(told, "green", "8:3,0", "10:3,0");
  told.happen({put("orange", "25*:2,1", rules::Put::Caught)});
  go_out(told, "orange", "25*:2,1", "12:3,0");
  EXPECT_FALSE(told.earns(Achievement::NextDoor));
}

TEST(EscapeRoutes, ACH_28_after_the_theft_each_hero_passes_a_restaurant) {
  //   | ## | ..        7:1,1 is in front of a McTrollald's; yellow and green walk over it, the others stop
  //   there
  Told told = at_the_theft();
  told.happen({walked("yellow", "7:1,0", "7:1,2")}).happen({walked("green", "7:1,3", "7:1,0")});
  told.happen({rules::PawnsSwapped{rules::Pawn::Purple, rules::Pawn::Orange}});
  told.happen({walked("purple", "7:1,0", "7:1,1")});
  EXPECT_FALSE(told.earns(Achievement::Takeaway)) << "orange is still hungry";
  Told missed = told;
  missed.happen({walked("orange", "7:1,3", "7:1,2")})
      .happen({went("orange", "26*:0,2", "26*:1,2", Way::Vortex)});
  EXPECT_FALSE(missed.earns(Achievement::Takeaway)) << "only near it";
  EXPECT_TRUE(
      told.happen({went("orange", "26*:0,2", "26*:1,1", Way::Teleportation)}).earns(Achievement::Takeaway));
}

TEST(EscapeRoutes, ACH_28_before_the_theft_it_does_not_count) {
  Scene scene{rules_with({3}, {})};
  scene.tile("7", "1a:3,1");
  Told told{scene};
  for (const std::string_view hero : kHeroNames) told.happen({walked(hero, "7:1,0", "7:1,1")});
  told.happen({Stolen{}});
  for (const std::string_view hero : kHeroNames) told.happen({walked(hero, "7:1,2", "7:1,3")});
  EXPECT_FALSE(told.earns(Achievement::Takeaway));
}

}  // namespace
}  // namespace chronicle
