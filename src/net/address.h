// Where a connection comes from, for the purpose of limits: an Internet address without its port.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace net {

class Address {
 public:
  constexpr Address() = default;
  // Sixteen bytes in network order; an IPv4 address is written as ::ffff:a.b.c.d.
  explicit constexpr Address(const std::array<std::uint8_t, 16>& bytes) : bytes_(bytes) {}

  static std::optional<Address> read(std::string_view text);

  std::string text() const;
  const std::array<std::uint8_t, 16>& bytes() const { return bytes_; }
  bool is_v4() const;
  bool is_loopback() const;
  // In a network behind a router: nobody on the internet can reach such an address directly.
  bool is_private() const;
  // Which addresses share limits: an IPv4 address stands alone, and all addresses of a 64-bit IPv6 network
  // count as one.
  Address neighbourhood() const;

  friend constexpr auto operator<=>(const Address&, const Address&) = default;

 private:
  std::array<std::uint8_t, 16> bytes_{};
};

// An address and a port as people write them: 127.0.0.1:8080, [::1]:8080.
struct Endpoint {
  Address address;
  std::uint16_t port = 0;
  static std::optional<Endpoint> read(std::string_view text);
  std::string text() const;
  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

// The visitor's real address. Behind a trusted proxy, it is the last address of X-Forwarded-For that isn't
// itself a trusted proxy; what an untrusted peer writes there is ignored.
enum class Peer : std::uint8_t { IfListed, Trusted };
Address client_address(Address peer, std::string_view forwarded_for, std::span<const Address> trusted,
                       Peer peer_is = Peer::IfListed);

}  // namespace net
