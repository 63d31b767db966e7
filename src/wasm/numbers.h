// The numbers that come from the page. None of them is believed before it has been looked at.
#pragma once

#include <cstdint>

namespace wasm {

// Of a position that is open.
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
