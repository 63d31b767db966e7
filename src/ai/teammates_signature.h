// One number that reveals any change in what teammates decide: a fixed game of every scenario, folded
// together.
#pragma once

#include <cstdint>

namespace ai {

std::uint64_t teammates_signature();

}  // namespace ai
