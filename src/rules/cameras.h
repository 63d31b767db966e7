// Security cameras (S6-2, S6-3, R-2).
#pragma once

#include "rules/state.h"

namespace rules {

// Two or more cameras are revealed and in order.
bool cameras_are_watching(const Ruleset& rules, const State& state);

}  // namespace rules
