// The door of the engine: what an action leads to under the rules. Pure; nothing is changed, nothing is
// remembered.
#pragma once

#include <expected>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/refusal.h"
#include "rules/state.h"

namespace rules {

using Decision = std::expected<Events, Refusal>;

// Works on everybody's view too: what would need a secret comes out as an event with that fact left open.
// The clock is not asked here: whether the sand has run out by then is for the table to say (SandRunsOut).
Decision decide(const Ruleset& rules, const State& state, const Stamped& action);

}  // namespace rules
