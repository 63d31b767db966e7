// Random choices in the generators.
#pragma once

#include <cstdint>

#include "base/random.h"

namespace property {

inline bool one_in(base::Random& random, std::uint32_t chances) { return random.below(chances) == 0; }

// The list isn't empty.
template <class List>
const auto& one_of(const List& list, base::Random& random) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace property
