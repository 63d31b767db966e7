#include "rules/covering.h"

#include "rules/before_acting.h"
#include "rules/escape.h"
#include "rules/explore.h"
#include "rules/goal.h"
#include "rules/map.h"
#include "rules/watch.h"

namespace rules {

void after_covering(Resolution& resolution, Place one, Place other) {
  for (const Place at : {one, other}) {
    if (resolution.now.security.map_in_use == at) end_map(resolution);
    if (space_at(at).symbol != Symbol::SandTimer) continue;
    mark_covered_timer(resolution);                                // T-2
    after_uncovering(resolution, place_of(resolution.now, kElf));  // who waits on its exit leaves now
  }
  return_tile_without_place(resolution);
}

void after_uncovering(Resolution& resolution, Place at) {
  if (resolution.now.outcome != Outcome::Running || at == kNowhere) return;
  const std::optional<Pawn> pawn = pawn_at(resolution.now, at);
  if (!pawn || !is_hero(*pawn) || !is_in_the_mall(resolution.now, *pawn)) return;
  if (working_symbol(resolution.now, at) != Symbol::Exit) return;
  if (may_leave_by(resolution.rules, resolution.now, *pawn, at)) escape(resolution, *pawn);
}

void discard_shaft(Resolution& resolution, std::uint8_t pair) {
  const TwoEnded shaft = resolution.now.security.shafts[pair];
  emit(resolution, ShaftDiscarded{pair});
  after_uncovering(resolution, shaft.first);
  after_uncovering(resolution, shaft.second);
}

void discard_breach(Resolution& resolution, std::uint8_t number) {
  const TwoEnded breach = resolution.now.security.breaches[number];
  emit(resolution, BreachDiscarded{number});
  after_uncovering(resolution, breach.first);
  after_uncovering(resolution, breach.second);
}

}  // namespace rules
