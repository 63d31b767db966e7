// One number that betrays any change of the expansion's rules: a fixed game of each of its games, tokens and
// spells included, folded together. The number of the base game stands by itself (signature.h).
#pragma once

#include <cstdint>

namespace ai {

std::uint64_t expansion_signature();

}  // namespace ai
