// Playing alone: one action tile at a time from a deck (B-SOLO-1 to B-SOLO-6).
#pragma once

#include "rules/resolution.h"

namespace rules {

void shuffle_solo_deck(Resolution& resolution);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const Reveal& reveal);
void carry_out(Resolution& resolution, const Reveal& reveal);

}  // namespace rules
