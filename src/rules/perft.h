// Counts the sequences of accepted actions of all seats to a depth, without signals and with the clock
// stopped at half the sand, so that no flip empties the timer: one number that reveals any change of
// the rules.
#pragma once

#include <cstdint>

#include "rules/legal.h"

namespace rules {

std::uint64_t perft(const Ruleset& rules, const State& state, GameTime at, unsigned depth);

}  // namespace rules
