// The entrance to the engine: what forbids an action under the rules, and what it leads to.
#pragma once

#include <expected>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/refusal.h"
#include "rules/state.h"

namespace rules {

using Decision = std::expected<Events, Refusal>;

// All of them also work on the public view: what would need a secret becomes an event with that fact
// left open. They don't look at the clock: only the table says whether the sand has run out by then
// (SandRunsOut).

// What forbids it. This is the only place that asks every rule that can say no.
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action);

// What it leads to. Pure: nothing is changed or remembered.
Decision decide(const Ruleset& rules, const State& state, const Stamped& action);

// The same, and applies it: afterwards the position is as if evolve() had been given the events. What is
// refused leaves it unchanged.
Decision apply(const Ruleset& rules, State& state, const Stamped& action);

}  // namespace rules
