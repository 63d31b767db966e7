#include "rules/flip.h"

#include "rules/guard_room.h"
#include "rules/rearrangement.h"
#include "rules/sand.h"
#include "rules/solo.h"
#include "rules/spell.h"
#include "rules/talk.h"

namespace rules {

void flip(Resolution& resolution, FlipBy by) {
  // B-TIME-2: the sand that had run through is what is left now.
  const Millis left{resolution.rules.sand_ms - sand_left(resolution.now, resolution.at).count};
  emit(resolution, SandFlipped{resolution.at, left, by});
  if (left == Millis{0}) {  // B-TIME-1: not a grain had run through, so not a grain is left
    emit(resolution, GameLost{resolution.at, Defeat::SandRanOut});
    return;
  }
  if (!resolution.rules.modules.empty()) {
    end_spells(resolution);
    if (resolution.now.outcome == Outcome::Running) flip_guard_room(resolution);
    if (resolution.now.outcome != Outcome::Running) return;
  }
  if (is_solo(resolution.now)) {
    shuffle_solo_deck(resolution);  // B-SOLO-4
  } else if (resolution.rules.pass_action_tiles) {
    emit(resolution, ActionTilesPassed{});  // S3-1
  }
  open_talk(resolution);          // B-COM-4
  call_for_discards(resolution);  // S11-1
}

}  // namespace rules
