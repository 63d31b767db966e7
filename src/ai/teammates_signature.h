// One number that betrays any change of what teammates decide: a fixed game of every scenario, folded
// together.
#pragma once

#include <cstdint>

namespace ai {

std::uint64_t teammates_signature();

}  // namespace ai
