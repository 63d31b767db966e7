#include "net/address_range.h"

#include <cstdint>

#include "notation/words.h"

namespace net {
namespace {

constexpr unsigned kBits = 128;
constexpr unsigned kV4Bits = 32;
constexpr unsigned kFewestBits = 8;

// The address with zeros after its first bits.
Address cut_to(const Address& address, unsigned bits) {
  std::array<std::uint8_t, 16> bytes = address.bytes();
  for (unsigned i = 0; i < bytes.size(); ++i) {
    const unsigned kept = bits <= 8 * i ? 0 : bits - 8 * i;
    if (kept < 8) bytes[i] = static_cast<std::uint8_t>(bytes[i] & (0xff00U >> kept));
  }
  return Address{bytes};
}

}  // namespace

std::optional<AddressRange> AddressRange::read(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto address = Address::read(text.substr(0, slash));
  if (!address) return std::nullopt;
  if (slash == std::string_view::npos) return AddressRange{*address, kBits};
  const unsigned all = address->is_v4() ? kV4Bits : kBits;
  std::int64_t bits = 0;
  if (!notation::read_number(text.substr(slash + 1), kFewestBits, all, bits)) return std::nullopt;
  const unsigned from_the_left = static_cast<unsigned>(bits) + (kBits - all);
  if (cut_to(*address, from_the_left) != *address) return std::nullopt;
  return AddressRange{*address, from_the_left};
}

AddressRange AddressRange::around(const Address& address) {
  return {address.neighbourhood(), address.is_v4() ? kBits : kBits / 2};
}

// A short IPv6 prefix of zeros doesn't mean all of IPv4, whose addresses begin with zeros, too.
bool AddressRange::contains(const Address& address) const {
  return address.is_v4() == first_.is_v4() && cut_to(address, bits_) == first_;
}

std::string AddressRange::text() const {
  if (bits_ == kBits) return first_.text();
  return first_.text() + "/" + std::to_string(first_.is_v4() ? bits_ - (kBits - kV4Bits) : bits_);
}

}  // namespace net
