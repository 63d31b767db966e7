#include "rules/flip.h"

#include "rules/rearrangement.h"
#include "rules/sand.h"
#include "rules/solo.h"
#include "rules/talk.h"

namespace rules {

void flip(Story& story, FlipBy by) {
  // B-TIME-2: what had run through becomes what is left.
  const Millis left = sand_left(story.now, story.at);
  emit(story, SandFlipped{story.at, Millis{story.rules.sand_ms - left.count}, by});
  if (is_solo(story.now)) {
    shuffle_solo_deck(story);  // B-SOLO-4
  } else if (story.rules.pass_action_tiles) {
    emit(story, ActionTilesPassed{});  // S3-1
  }
  open_talk(story);          // B-COM-4
  call_for_discards(story);  // S11-1
}

}  // namespace rules
