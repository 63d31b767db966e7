// Leaving the mall (B-EXIT-1, B-EXIT-2, S1-2, S2-1, S10-2, S17-2, R-3, R-18).
#pragma once

#include "rules/resolution.h"

namespace rules {

bool may_leave_by(const Ruleset& rules, const State& state, Pawn hero, Place exit);

// The hero has escaped; if it was the last one, everyone wins.
void escape(Resolution& resolution, Pawn hero);

}  // namespace rules
