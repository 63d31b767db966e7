#include "rules/flip.h"

#include "rules/guard_room.h"
#include "rules/rearrangement.h"
#include "rules/sand.h"
#include "rules/solo.h"
#include "rules/spell.h"
#include "rules/talk.h"

namespace rules {

void flip(Story& story, FlipBy by) {
  // B-TIME-2: what had run through becomes what is left.
  const Millis left{story.rules.sand_ms - sand_left(story.now, story.at).count};
  emit(story, SandFlipped{story.at, left, by});
  if (left == Millis{0}) {  // B-TIME-1: not a grain had run through, so not a grain is left
    emit(story, GameLost{story.at, Defeat::SandRanOut});
    return;
  }
  if (!story.rules.modules.empty()) {
    end_spells(story);
    if (story.now.outcome == Outcome::Running) flip_guard_room(story);
    if (story.now.outcome != Outcome::Running) return;
  }
  if (is_solo(story.now)) {
    shuffle_solo_deck(story);  // B-SOLO-4
  } else if (story.rules.pass_action_tiles) {
    emit(story, ActionTilesPassed{});  // S3-1
  }
  open_talk(story);          // B-COM-4
  call_for_discards(story);  // S11-1
}

}  // namespace rules
