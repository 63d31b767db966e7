// Where a server listens: an address with a port, or a socket file for a proxy on the same machine.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "net/address.h"

namespace net {

struct SocketPath {
  std::string path;
  friend bool operator==(const SocketPath&, const SocketPath&) = default;
};

using ListenAddress = std::variant<Endpoint, SocketPath>;

// 127.0.0.1:8080, [::1]:8080 or unix:/run/magicmaze/http.sock
std::optional<ListenAddress> read_listen_address(std::string_view text);
std::string text_of(const ListenAddress& address);

// Whether it is one of IPv4, or the IPv6 address of all interfaces, which IPv4 connections reach as well,
// unless one of the others listens for those on the same port.
bool hears_v4(const Endpoint& endpoint, std::span<const ListenAddress> all);

}  // namespace net
