// ACH-20 to ACH-25, ACH-27: what guards do.
#include "support/told.h"

namespace chronicle {
namespace {

using rules::PawnsSwapped;
using rules::Presence;
using rules::Put;
using rules::Way;
using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// Four guards. 25* in the north, 9* in the east, 8 in the west (turned), 2* in the south of 1a.
Scene with_guards() {
  Scene scene{rules_with({1, 3, 4, 5, 10, 11, 12}, {"2*", "9*", "10*", "11*", "25*", "28*"})};
  scene.tile("25*", "1a:0,2").tile("9*", "1a:2,3").tile("8", "1a:1,0").tile("2*", "1a:3,1");
  scene.tile("10*", "9*:0,2").tile("11*", "9*:2,3").tile("12", "9*:3,1");
  return scene;
}

TEST(Patrol, ACH_20_two_guards_next_to_each_other_without_a_wall) {
  //   | .. # vo |  1a:2,3 and 9*:1,0 meet at the opening; 1a:1,3 and 9*:0,0 share a wall
  Scene scene = with_guards();
  scene.guard("guard1", "9*:0,0").guard("guard2", "8:0,0");
  Told told{scene};
  told.happen({walked("guard2", "8:0,0", "1a:1,3")});
  EXPECT_FALSE(told.earns(Achievement::Colleagues)) << "a wall is between them";
  Told breached = told;
  breached.happen({rules::BreachLaid{0, at("1a:1,3"), at("9*:0,0")}});
  EXPECT_TRUE(breached.earns(Achievement::Colleagues));
  told.happen({walked("guard2", "1a:1,3", "1a:2,3")}).happen({walked("guard1", "9*:0,0", "9*:1,1")});
  EXPECT_FALSE(told.earns(Achievement::Colleagues)) << "one step away";
  told.happen({walked("guard1", "9*:1,1", "9*:1,0")});
  EXPECT_TRUE(told.earns(Achievement::Colleagues));
}

TEST(Patrol, ACH_20_a_frog_is_no_guard) {
  Scene scene = with_guards();
  scene.guard("guard1", "9*:1,0").guard("guard2", "8:0,0");
  Told told{scene};
  told.happen({put("guard2", "1a:2,3", Put::Enchanted, Presence::Frog)});
  EXPECT_FALSE(told.earns(Achievement::Colleagues));
}

TEST(Patrol, ACH_21_three_guards_in_a_chain) {
  Scene scene = with_guards();
  scene.guard("guard1", "9*:1,0").guard("guard2", "1a:2,3").guard("guard3", "8:0,0").guard("guard4", "8:0,1");
  Told told{scene};
  told.happen({walked("guard3", "8:0,0", "8:0,2")});
  EXPECT_TRUE(told.earns(Achievement::Colleagues));
  EXPECT_FALSE(told.earns(Achievement::WorksOuting)) << "two pairs are no chain";
  told.happen({walked("guard3", "8:0,0", "1a:2,2")}).happen({walked("guard4", "8:0,1", "8:0,3")});
  EXPECT_FALSE(told.earns(Achievement::WorksOuting)) << "a wall is between 2,2 and 2,3";
  EXPECT_TRUE(told.happen({walked("guard3", "1a:2,2", "9*:1,1")}).earns(Achievement::WorksOuting));
}

TEST(Patrol, ACH_22_a_guard_on_each_exit_tile) {
  Scene scene = with_guards();
  scene.guard("guard1", "12:0,0").guard("guard2", "2*:0,3").guard("guard3", "10*:0,2");
  Told told{scene};
  told.happen({put("guard4", "1a:0,0", Put::Appears)});
  EXPECT_FALSE(told.earns(Achievement::DoorsWatched));
  EXPECT_TRUE(told.happen({put("guard4", "11*:0,3", Put::Appears)}).earns(Achievement::DoorsWatched));
}

TEST(Patrol, ACH_22_two_on_one_tile_leave_another_open) {
  Scene scene = with_guards();
  scene.guard("guard1", "12:0,0")
      .guard("guard2", "2*:0,3")
      .guard("guard3", "10*:0,2")
      .guard("guard4", "10*:0,1");
  Told told{scene};
  told.happen({walked("guard4", "10*:0,1", "10*:1,1")});
  EXPECT_FALSE(told.earns(Achievement::DoorsWatched));
}

TEST(Patrol, ACH_23_guards_on_all_four_sides_of_a_heros_tile) {
  Scene scene = with_guards();
  scene.guard("guard1", "9*:0,0")
      .guard("guard2", "2*:0,3")
      .guard("guard3", "25*:2,0")
      .guard("guard4", "10*:0,2");
  Told told{scene};
  told.happen({walked("guard4", "10*:0,2", "10*:0,1")});
  EXPECT_FALSE(told.earns(Achievement::RingedIn)) << "the west is open";
  Told empty = told;
  told.happen({put("guard4", "8:0,0", Put::Returns)});
  EXPECT_TRUE(told.earns(Achievement::RingedIn));
  for (const rules::Pawn hero : rules::kHeroes)
    empty.happen({rules::PawnPut{hero, rules::kNowhere, Presence::Aside, Put::Caught}});
  EXPECT_FALSE(empty.happen({put("guard4", "8:0,0", Put::Returns)}).earns(Achievement::RingedIn))
      << "nobody there";
}

Told with_reinforcements() {
  Told told{with_guards()};
  told.happen({rules::Stolen{}, put("guard2", "2*:0,3", Put::Appears), put("guard3", "10*:0,2", Put::Appears),
               put("guard4", "11*:0,3", Put::Appears)});
  return told;
}

TEST(Patrol, ACH_24_reinforcements_moved_by_the_control_room_alone) {
  Told told = with_reinforcements();
  EXPECT_FALSE(told.earns(Achievement::RemoteControl)) << "nobody has moved any of them";
  told.happen({walked("guard1", "9*:0,0", "9*:0,1")});
  told.happen({went("guard1", "9*:0,1", "12:1,3", Way::Vortex)});
  EXPECT_FALSE(told.earns(Achievement::RemoteControl)) << "the first guard is no reinforcement";
  told.happen({went("guard3", "10*:0,2", "12:1,3", Way::Vortex)});
  EXPECT_TRUE(told.earns(Achievement::RemoteControl));
  told.happen({put("guard3", "25*:2,0", Put::Caught), put("guard3", "1a:0,2", Put::PutOut)});
  EXPECT_TRUE(told.earns(Achievement::RemoteControl)) << "rules may do with them what they like";
  for (const rules::Event& event : std::initializer_list<rules::Event>{
           walked("guard4", "11*:0,3", "11*:0,2"), went("guard2", "2*:1,2", "2*:2,1", Way::Escalator),
           put("guard4", "2*:2,1", Put::Invited, Presence::Dining)}) {
    Told missed = told;
    EXPECT_FALSE(missed.happen({event}).earns(Achievement::RemoteControl));
  }
  const rules::SpellCast swap{rules::Spell::Swap};
  Told swapped = told;
  swapped.happen({swap, PawnsSwapped{rules::Pawn::Guard1, rules::Pawn::Guard2}});
  EXPECT_FALSE(swapped.earns(Achievement::RemoteControl));
  Told in_the_room = told;
  in_the_room.happen({put("guard1", "25*:1,0", Put::Caught), put("guard3", "25*:2,0", Put::Caught)});
  in_the_room.happen({swap, PawnsSwapped{rules::Pawn::Guard1, rules::Pawn::Guard3}});
  EXPECT_FALSE(in_the_room.earns(Achievement::RemoteControl)) << "without a captive a spell reaches them";
}

TEST(Patrol, ACH_24_all_three_have_appeared) {
  Told told{with_guards()};
  told.happen({rules::Stolen{}, put("guard2", "2*:0,3", Put::Appears), put("guard3", "10*:0,2", Put::Appears),
               rules::PawnPut{rules::Pawn::Guard4, rules::kNowhere, Presence::NotInPlay, Put::Discarded}});
  told.happen({went("guard3", "10*:0,2", "12:1,3", Way::Vortex)});
  EXPECT_FALSE(told.earns(Achievement::RemoteControl));
}

TEST(Patrol, ACH_24_a_captive_and_its_guard_who_change_places_are_moved_by_nobody) {
  Told told = with_reinforcements();
  told.happen({went("guard3", "10*:0,2", "12:1,3", Way::Vortex)});
  told.happen({put("guard3", "25*:2,0", Put::Caught), put("green", "25*:2,1", Put::Caught)});
  told.happen({PawnsSwapped{rules::Pawn::Green, rules::Pawn::Guard3}});
  EXPECT_TRUE(told.earns(Achievement::RemoteControl));
}

TEST(Patrol, ACH_25_a_guard_next_to_a_frog) {
  Scene scene = with_guards();
  scene.guard("guard1", "9*:0,0").guard("guard2", "8:0,0");
  Told told{scene};
  told.happen({put("guard2", "1a:1,3", Put::Enchanted, Presence::Frog)});
  EXPECT_TRUE(told.earns(Achievement::OldFriends)) << "through a wall";
  Told missed{scene};
  missed.happen({put("guard2", "1a:0,3", Put::Enchanted, Presence::Frog)});
  EXPECT_FALSE(missed.earns(Achievement::OldFriends));
}

TEST(Patrol, ACH_25_before_the_shop_where_a_frog_eats) {
  Scene scene = with_guards();
  scene.guard("guard1", "2*:3,1").guard("guard2", "8:0,0");
  Told told{scene};
  told.happen({put("guard2", "2*:2,1", Put::Enchanted, Presence::DiningFrog)});
  EXPECT_FALSE(told.earns(Achievement::OldFriends)) << "beside the space before the shop";
  EXPECT_TRUE(told.happen({walked("guard1", "2*:3,1", "2*:2,1")}).earns(Achievement::OldFriends));
}

TEST(Patrol, ACH_27_the_swap_spell_exchanges_two_guards) {
  Scene scene = with_guards();
  scene.guard("guard1", "9*:0,0").guard("guard2", "8:0,0");
  Told told{scene};
  told.happen({rules::SpellCast{rules::Spell::Swap}, PawnsSwapped{rules::Pawn::Guard1, rules::Pawn::Green}});
  EXPECT_FALSE(told.earns(Achievement::ChangeOfShift));
  told.happen({rules::SpellCast{rules::Spell::Swap}, PawnsSwapped{rules::Pawn::Guard1, rules::Pawn::Guard2}});
  EXPECT_TRUE(told.earns(Achievement::ChangeOfShift));
}

TEST(Patrol, ACH_27_guards_who_change_places_in_the_guard_room_by_rule_are_not_exchanged_by_a_spell) {
  Scene scene{rules_with({1, 2, 5, 10, 11}, {"2*", "9*", "10*", "11*", "25*"})};
  scene.tile("4", "1a:2,3").tile("25*", "4:2,3");
  scene.hero("green", "25*:1,0").guard("guard1", "25*:2,0").guard("guard2", "25*:2,1");
  Told told{scene};
  told.act(told.scene.ask(rules::UseTimerToken{}));  // M5-9, R-94: everyone back to their space
  EXPECT_EQ(told.scene.place_of("green"), at("25*:2,1"));
  EXPECT_EQ(told.scene.place_of("guard2"), at("25*:2,0"));
  EXPECT_EQ(told.scene.place_of("guard1"), at("25*:1,0"));
  EXPECT_FALSE(told.earns(Achievement::ChangeOfShift));
}

}  // namespace
}  // namespace chronicle
