// How the server recognises a returning visitor: a keyed digest of their browser's own id or, for programs
// without one, of the address they come from. It can be compared with another and tells nothing else.
#pragma once

#include <cstdint>

namespace protocol {

struct Visitor {
  std::uint64_t value = 0;  // 0: unknown; otherwise odd for an address, even for a browser

  constexpr bool is_known() const { return value != 0; }
  constexpr bool is_browser() const { return is_known() && value % 2 == 0; }
  friend constexpr bool operator==(Visitor, Visitor) = default;
};

}  // namespace protocol
