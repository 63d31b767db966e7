// All addresses that begin with the same bits, as in 203.0.113.0/24 or 2001:db8::/32.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "net/address.h"

namespace net {

class AddressRange {
 public:
  constexpr AddressRange() = default;

  // A single address is a range too: 203.0.113.7, and for IPv6 exactly that one. None if it isn't one, if
  // there are bits after the prefix, or if it would be almost everyone (less than 8 bits).
  static std::optional<AddressRange> read(std::string_view text);
  // All who share limits with this address: itself, or its 64-bit IPv6 network.
  static AddressRange around(const Address& address);

  bool contains(const Address& address) const;
  std::string text() const;

  friend constexpr bool operator==(const AddressRange&, const AddressRange&) = default;

 private:
  constexpr AddressRange(const Address& first, unsigned bits) : first_(first), bits_(bits) {}

  Address first_;
  unsigned bits_ = 128;  // an IPv4 prefix counts from bit 96, as in ::ffff:203.0.113.0/120
};

}  // namespace net
