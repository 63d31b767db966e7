// ACH-26: the mage passes the guards.
#include "support/told.h"

namespace chronicle {
namespace {

using rules::Spell;
using rules::SpellCast;
using rules::SpellEnded;
using rules::Way;
using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

// A guard on each tile around 1a.
Told with_four_guards() {
  Scene scene{rules_with({1, 10, 11}, {"2*", "9*", "10*", "11*"})};
  scene.tile("5", "1a:0,2").tile("9*", "1a:2,3").tile("8", "1a:1,0").tile("2*", "1a:3,1");
  scene.guard("guard1", "9*:0,0").guard("guard2", "2*:0,3").guard("guard3", "8:0,0").guard("guard4", "5:0,3");
  return Told{scene};
}

Told& visit(Told& told, std::string_view tile) {
  return told.happen({went("purple", "1a:1,1", tile, Way::Shaft)})
      .happen({went("purple", tile, "1a:1,1", Way::Shaft)});
}

TEST(Invisibility, ACH_26_onto_and_off_the_tile_of_each_guard_under_one_spell) {
  Told told = with_four_guards();
  told.happen({SpellCast{Spell::Invisibility}});
  for (const auto tile : {"9*:1,0", "2*:2,3", "8:3,1"}) visit(told, tile);
  told.happen({went("purple", "1a:1,1", "5:1,0", Way::Shaft)});
  EXPECT_FALSE(told.earns(Achievement::ThinAir)) << "she is still with the last one";
  Told missed = told;
  missed.happen({SpellEnded{Spell::Invisibility}}).happen({went("purple", "5:1,0", "1a:1,1", Way::Shaft)});
  EXPECT_FALSE(missed.earns(Achievement::ThinAir)) << "the spell had ended";
  EXPECT_TRUE(told.happen({went("purple", "5:1,0", "1a:1,1", Way::Shaft)}).earns(Achievement::ThinAir));
}

TEST(Invisibility, ACH_26_a_walk_over_the_tile_is_enough) {
  //   | ey   ..      1a:3,1 > 2*:2,3 ... and on, over the tile in the south
  Told told = with_four_guards();
  told.happen({SpellCast{Spell::Invisibility}});
  for (const auto tile : {"9*:1,0", "2*:2,3", "8:3,1"}) visit(told, tile);
  told.happen({walked("purple", "1a:0,2", "5:1,0")});
  EXPECT_FALSE(told.earns(Achievement::ThinAir));
  told.happen({walked("purple", "5:1,0", "1a:0,2")});
  EXPECT_TRUE(told.earns(Achievement::ThinAir));
}

TEST(Invisibility, ACH_26_a_guard_who_comes_to_her_was_not_passed) {
  Told told = with_four_guards();
  told.happen({SpellCast{Spell::Invisibility}});
  for (const auto tile : {"9*:1,0", "2*:2,3", "8:3,1"}) visit(told, tile);
  told.happen({walked("guard4", "5:1,0", "1a:0,2")}).happen({went("purple", "1a:1,1", "5:1,1", Way::Shaft)});
  EXPECT_FALSE(told.earns(Achievement::ThinAir));
}

TEST(Invisibility, ACH_26_a_second_spell_starts_from_zero) {
  Told told = with_four_guards();
  told.happen({SpellCast{Spell::Invisibility}});
  for (const auto tile : {"9*:1,0", "2*:2,3", "8:3,1"}) visit(told, tile);
  told.happen({SpellEnded{Spell::Invisibility}}).happen({SpellCast{Spell::Invisibility}});
  EXPECT_FALSE(visit(told, "5:1,0").earns(Achievement::ThinAir));
  for (const auto tile : {"9*:1,0", "2*:2,3", "8:3,1"}) visit(told, tile);
  EXPECT_TRUE(told.earns(Achievement::ThinAir));
}

}  // namespace
}  // namespace chronicle
