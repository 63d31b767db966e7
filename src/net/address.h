// Where a connection comes from, as far as limits care: an Internet address without its port.
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
  // Sixteen bytes in the order of the network; an IPv4 address is written as ::ffff:a.b.c.d.
  explicit constexpr Address(const std::array<std::uint8_t, 16>& bytes) : bytes_(bytes) {}

  static std::optional<Address> read(std::string_view text);

  std::string text() const;
  bool is_v4() const;
  bool is_loopback() const;
  // Of a network behind a router: nobody in the internet can send anything to such an address by itself.
  bool is_private() const;
  // Who shares limits: an IPv4 address alone, all addresses of an IPv6 network of 64 bits together.
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

// Who really asks. Behind a proxy that is trusted it is the last address of X-Forwarded-For that is not
// itself a trusted proxy; what an untrusted peer writes there is not believed.
Address client_address(Address peer, std::string_view forwarded_for, std::span<const Address> trusted);

}  // namespace net
