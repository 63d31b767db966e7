// Playing alone: one action tile at a time from a deck (B-SOLO-1 to B-SOLO-6).
#pragma once

#include "rules/story.h"

namespace rules {

void shuffle_solo_deck(Story& story);

Decision decide_reveal(const Ruleset& rules, const State& state, const Stamped& action);

}  // namespace rules
