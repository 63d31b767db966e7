// Numbers from the page. None of them is trusted before it has been checked.
#pragma once

#include <cstdint>

namespace wasm {

// Of an open position.
struct Handle {
  std::int32_t number = 0;
  friend constexpr bool operator==(Handle, Handle) = default;
};

struct SeatNumber {
  std::int32_t number = 0;
};

// Game time.
struct At {
  std::int32_t ms = 0;
};

}  // namespace wasm
