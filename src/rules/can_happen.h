// Whether an event fits a position at all. decide() only gives events that do; those read from a file or a
// socket are believed only after this, because evolve() believes everything.
#pragma once

#include "rules/event.h"
#include "rules/state.h"

namespace rules {

bool can_happen(const State& state, const Event& event);

}  // namespace rules
