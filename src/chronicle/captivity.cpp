#include "chronicle/captivity.h"

#include "chronicle/passages.h"
#include "rules/guard_room.h"

namespace chronicle {

using rules::kGuardRoom;
using rules::Place;

void Captivity::see(const Happening& happening, AchievementSet& earned) {
  if (const auto* caught = happening.is<rules::HeroCaught>()) caught_.insert(caught->hero);
  const auto* moved = happening.is<rules::PawnMoved>();
  if (moved == nullptr || !rules::is_captive(happening.rules, happening.before, moved->pawn)) return;
  if (!rules::is_hero(moved->pawn) || moved->to.tile() == kGuardRoom) return;
  if (caught_.contains(moved->pawn)) got_out_.insert(moved->pawn);
  earned.insert_if(got_out_.are_all_heroes(), Achievement::RevolvingDoor);
  earned.insert_if(moved->way == rules::Way::Shaft, Achievement::OutByShaft);
  if (moved->way != rules::Way::Walk) return;
  follow(happening.before, *moved, [&](Place from, Place to) {
    const bool leaves = from.tile() == kGuardRoom && to.tile() != kGuardRoom;
    earned.insert_if(leaves && breach_between(happening.before, from, to), Achievement::OutByBreach);
  });
}

}  // namespace chronicle
