#include "rules/covering.h"

#include "rules/before_acting.h"
#include "rules/escape.h"
#include "rules/explore.h"
#include "rules/goal.h"
#include "rules/map.h"
#include "rules/watch.h"

namespace rules {

void after_covering(Story& story, Place one, Place other) {
  for (const Place at : {one, other}) {
    if (story.now.security.map_in_use == at) end_map(story);
    if (space_at(at).symbol != Symbol::SandTimer) continue;
    mark_covered_timer(story);                           // T-2
    after_uncovering(story, place_of(story.now, kElf));  // who waits on its exit leaves now
  }
  return_tile_without_place(story);
}

void after_uncovering(Story& story, Place at) {
  if (story.now.outcome != Outcome::Running || at == kNowhere) return;
  const std::optional<Pawn> pawn = pawn_at(story.now, at);
  if (!pawn || !is_hero(*pawn) || !is_in_the_mall(story.now, *pawn)) return;
  if (working_symbol(story.now, at) != Symbol::Exit) return;
  if (may_leave_by(story.rules, story.now, *pawn, at)) escape(story, *pawn);
}

void discard_shaft(Story& story, std::uint8_t pair) {
  const TwoEnded shaft = story.now.security.shafts[pair];
  emit(story, ShaftDiscarded{pair});
  after_uncovering(story, shaft.first);
  after_uncovering(story, shaft.second);
}

void discard_breach(Story& story, std::uint8_t number) {
  const TwoEnded breach = story.now.security.breaches[number];
  emit(story, BreachDiscarded{number});
  after_uncovering(story, breach.first);
  after_uncovering(story, breach.second);
}

}  // namespace rules
