// Keys by which a search recognises positions.
#pragma once

#include <cstdint>

namespace ai {

inline void mix(std::uint64_t& key, std::uint64_t value) {
  key = (key ^ value) * 0x9e3779b97f4a7c15U;
  key ^= key >> 31U;
}

}  // namespace ai
