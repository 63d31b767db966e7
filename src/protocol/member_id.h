// Identifies someone at a table.
#pragma once

#include <compare>
#include <cstdint>

namespace protocol {

// A person or program at a table, numbered in the order of arrival; never reused at a table.
struct MemberId {
  std::uint16_t value = 0;
  friend constexpr auto operator<=>(MemberId, MemberId) = default;
};

}  // namespace protocol
