#include "chronicle/invisibility.h"

namespace chronicle {

using rules::kMage;
using rules::Place;
using rules::Spell;

void Invisibility::see_step(const rules::State& state, Place from, Place to) {
  const bool stays = from != rules::kNowhere && to != rules::kNowhere && from.tile() == to.tile();
  if (stays) return;
  passed_.insert(visited_);
  visited_.clear();
  if (to == rules::kNowhere) return;
  for (const rules::Pawn guard : rules::kGuardPawns) {
    if (rules::is_in_the_mall(state, guard) && rules::place_of(state, guard).tile() == to.tile())
      visited_.insert(guard);
  }
}

void Invisibility::see(const SeenEvent& seen, AchievementSet& earned) {
  if (const auto* cast = seen.is<rules::SpellCast>(); cast != nullptr && cast->spell == Spell::Invisibility) {
    holds_ = true;
    visited_.clear();
    passed_.clear();
  }
  if (const auto* ended = seen.is<rules::SpellEnded>();
      ended != nullptr && ended->spell == Spell::Invisibility)
    holds_ = false;
  if (!holds_) return;
  const auto* moved = seen.is<rules::PawnMoved>();
  if (moved != nullptr && moved->pawn == kMage) {
    follow(seen.before, *moved, [&](Place from, Place to) { see_step(seen.before, from, to); });
  } else {
    see_step(seen.after, rules::place_of(seen.before, kMage), rules::place_of(seen.after, kMage));
  }
  earned.insert_if(passed_.are_all_guards(), Achievement::ThinAir);
}

}  // namespace chronicle
