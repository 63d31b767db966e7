// Counts the sequences of accepted actions of all seats to a depth, the clock standing still and without
// signals: one number that betrays any change of the rules.
#pragma once

#include <cstdint>

#include "rules/legal.h"

namespace rules {

std::uint64_t perft(const Ruleset& rules, const State& state, GameTime at, unsigned depth);

}  // namespace rules
