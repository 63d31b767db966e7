// One number that reveals any change of the expansion's rules: a fixed game of each of its games, including
// tokens and spells, folded together. The base game has a separate number (signature.h).
#pragma once

#include <cstdint>

namespace ai {

std::uint64_t expansion_signature();

}  // namespace ai
