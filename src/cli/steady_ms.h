// Milliseconds of a monotonic clock. Its starting point is arbitrary.
#pragma once

#include <chrono>
#include <cstdint>

namespace cli {

inline std::int64_t steady_ms() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

}  // namespace cli
