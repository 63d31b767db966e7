// The beholder (M8, R-30).
#pragma once

#include "rules/story.h"

namespace rules {

// A hero stands on the command space that points in this direction of the table.
bool commands_beholder(const State& state, Direction toward);

Objection ban_on_beholder(const Ruleset& rules, const State& state, Direction toward);

Decision decide_beholder(const Ruleset& rules, const State& state, const Stamped& action,
                         const MoveBeholder& move);

}  // namespace rules
