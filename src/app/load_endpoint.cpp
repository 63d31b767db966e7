#include "app/load_endpoint.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "notation/words.h"

namespace app::load {
namespace {

constexpr std::string_view kExpected =
    "--url takes the address of a server, such as http://127.0.0.1:8080 or http://[::1]:8080.";

struct HostAndPort {
  std::string host;  // without brackets
  std::uint16_t port = 80;
};

std::optional<HostAndPort> split(std::string_view text) {
  if (text.ends_with('/')) text.remove_suffix(1);
  HostAndPort parts;
  std::size_t after_host = 0;
  if (text.starts_with('[')) {
    const std::size_t bracket = text.find(']');
    if (bracket == std::string_view::npos) return std::nullopt;
    parts.host = text.substr(1, bracket - 1);
    after_host = bracket + 1;
  } else {
    after_host = std::min(text.find(':'), text.size());
    parts.host = text.substr(0, after_host);
  }
  if (parts.host.empty() || parts.host.find_first_of("/?#@ ") != std::string::npos) return std::nullopt;
  const std::string_view port = text.substr(after_host);
  if (port.empty()) return parts;
  std::int64_t number = 0;
  if (port[0] != ':' || !notation::read_number(port.substr(1), 1, 65'535, number)) return std::nullopt;
  parts.port = static_cast<std::uint16_t>(number);
  return parts;
}

in_addr loopback_source(unsigned source) {
  in_addr address{};
  address.s_addr = htonl(INADDR_LOOPBACK + source);
  return address;
}

// The calls of the system take the address of any family by its common beginning.
template <class Address>
const sockaddr* generic(const Address& address) {
  return reinterpret_cast<const sockaddr*>(&address);  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

bool set_flag(int socket, int level, int option) {
  const int on = 1;
  return setsockopt(socket, level, option, &on, sizeof on) == 0;
}

}  // namespace

std::expected<Endpoint, std::string> Endpoint::read(std::string_view url) {
  if (url.starts_with("https://")) {
    return std::unexpected{"load speaks http only: measure the server itself, not its encryption."};
  }
  if (!url.starts_with("http://")) return std::unexpected{std::string{kExpected}};
  const std::optional<HostAndPort> parts = split(url.substr(7));
  if (!parts) return std::unexpected{std::string{kExpected}};
  const std::string host = parts->host == "localhost" ? "127.0.0.1" : parts->host;

  addrinfo hints{};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
  addrinfo* found = nullptr;
  if (getaddrinfo(host.c_str(), std::to_string(parts->port).c_str(), &hints, &found) != 0 ||
      found == nullptr) {
    return std::unexpected{std::string{kExpected}};
  }
  Endpoint endpoint;
  std::memcpy(&endpoint.address_, found->ai_addr, found->ai_addrlen);
  endpoint.size_ = found->ai_addrlen;
  freeaddrinfo(found);
  const bool has_colons = host.find(':') != std::string::npos;
  endpoint.host_ = (has_colons ? "[" + host + "]" : host) + ":" + std::to_string(parts->port);
  return endpoint;
}

bool Endpoint::has_many_sources() const {
  if (address_.ss_family != AF_INET) return false;
  sockaddr_in address{};
  std::memcpy(&address, &address_, sizeof address);
  return (ntohl(address.sin_addr.s_addr) >> 24U) == 127;
}

bool Endpoint::is_loopback() const {
  if (address_.ss_family != AF_INET6) return has_many_sources();
  sockaddr_in6 address{};
  std::memcpy(&address, &address_, sizeof address);
  return std::memcmp(&address.sin6_addr, &in6addr_loopback, sizeof in6addr_loopback) == 0;
}

std::expected<int, int> Endpoint::connect(unsigned source, Mode mode) const {
  const int flags = SOCK_STREAM | SOCK_CLOEXEC | (mode == Mode::NonBlocking ? SOCK_NONBLOCK : 0);
  const int socket = ::socket(address_.ss_family, flags, 0);
  if (socket < 0) return std::unexpected{errno};
  const auto fail = [&] {
    const int why = errno;
    close(socket);
    return std::unexpected{why};
  };
  if (!set_flag(socket, IPPROTO_TCP, TCP_NODELAY)) return fail();
  if (has_many_sources()) {
    // The port is chosen by connect(), which knows the other end: many more are free then.
    if (!set_flag(socket, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT)) return fail();
    sockaddr_in from{};
    from.sin_family = AF_INET;
    from.sin_addr = loopback_source(source);
    if (bind(socket, generic(from), sizeof from) != 0) return fail();
  }
  if (::connect(socket, generic(address_), size_) != 0 && errno != EINPROGRESS) {
    return fail();
  }
  return socket;
}

}  // namespace app::load
