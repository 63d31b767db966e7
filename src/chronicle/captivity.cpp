#include "chronicle/captivity.h"

#include "chronicle/passages.h"
#include "rules/guard_room.h"

namespace chronicle {

using rules::kGuardRoom;
using rules::Place;

void Captivity::see(const SeenEvent& seen) {
  if (const auto* caught = seen.is<rules::HeroCaught>()) caught_.insert(caught->hero);
  const auto* moved = seen.is<rules::PawnMoved>();
  if (moved == nullptr || !rules::is_hero(moved->pawn) || !caught_.contains(moved->pawn)) return;
  if (!rules::is_captive(seen.rules, seen.before, moved->pawn)) return;
  if (moved->to.tile() == kGuardRoom) return;
  left_.insert(moved->pawn);
  if (moved->way == rules::Way::Shaft) left_by_shaft_.insert(moved->pawn);
  if (moved->way != rules::Way::Walk) return;
  follow(seen.before, *moved, [&](Place from, Place to) {
    const bool leaves = from.tile() == kGuardRoom && to.tile() != kGuardRoom;
    if (leaves && breach_between(seen.before, from, to)) left_by_breach_.insert(moved->pawn);
  });
}

void Captivity::look(const rules::Ruleset& rules, const rules::State& now, AchievementSet& earned) {
  for (const rules::Pawn hero : rules::kHeroes) {
    if (!left_.contains(hero) || rules::is_captive(rules, now, hero)) continue;
    caught_.erase(hero);
    got_out_.insert(hero);
    earned.insert_if(left_by_shaft_.contains(hero), Achievement::OutByShaft);
    earned.insert_if(left_by_breach_.contains(hero), Achievement::OutByBreach);
  }
  left_.clear();
  left_by_shaft_.clear();
  left_by_breach_.clear();
  earned.insert_if(got_out_.are_all_heroes(), Achievement::RevolvingDoor);
}

}  // namespace chronicle
