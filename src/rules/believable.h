// Whether a position is consistent, as those of games are. decide() and evolve() trust what they are given,
// so a position from a stranger is checked first.
#pragma once

#include "rules/state.h"

namespace rules {

// The tiles of a mall: each in its own place, and all within a mall's reach. Neighbours aren't checked.
bool is_a_believable_mall(const State& state);

// All the rest, in a believable mall.
bool is_believable(const State& state);

}  // namespace rules
