// Milliseconds of a clock that never jumps. What it counts from is the machine's own affair.
#pragma once

#include <chrono>
#include <cstdint>

namespace app {

inline std::int64_t steady_ms() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

}  // namespace app
