// Whether an event fits a position at all. decide() only returns events that do; those read from a file or a
// socket are checked here first, because evolve() and decide() trust what they are given. Rules are
// not applied: an old game was played by the rules of its day.
#pragma once

#include "rules/event.h"
#include "rules/state.h"

namespace rules {

bool can_happen(const Ruleset& rules, const State& state, const Event& event);

}  // namespace rules
