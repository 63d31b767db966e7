// Scenario 11: each flip before the theft takes two tiles out of the mall (S11-1 to S11-4, R-19).
#pragma once

#include "rules/resolution.h"

namespace rules {

// What forbids discarding this tile as the next one.
Objection why_cannot_discard(const Ruleset& rules, const State& state, Tile tile);

// After a flip: two discards are due, or the game is lost because they can't be made.
void call_for_discards(Resolution& resolution);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const Discard& discard);
void carry_out(Resolution& resolution, const Discard& discard);

}  // namespace rules
