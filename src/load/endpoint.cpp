#include "load/endpoint.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "notation/words.h"
#include "protocol/url.h"

namespace load {
namespace {

constexpr std::string_view kExpected =
    "--url must be the address of a server, such as http://127.0.0.1:8080 or http://[::1]:8080.";

struct HostAndPort {
  std::string host;  // without brackets
  std::uint16_t port = protocol::usual_port(protocol::Scheme::Plain);
};

// The address of a server that has the site to itself: only a slash may follow its port.
std::optional<HostAndPort> server_in(std::string_view link) {
  const auto url = protocol::parts_of(link);
  const bool is_a_site = url && (url->path.empty() || url->path == "/") && url->rest.empty();
  if (!is_a_site) return std::nullopt;
  auto [host, port] = protocol::split_authority(url->authority);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  if (host.empty() || host.find_first_of("[@ ") != std::string_view::npos) return std::nullopt;
  HostAndPort server{.host = std::string{host}};
  if (port.empty()) return server;
  std::int64_t number = 0;
  if (port[0] != ':' || !notation::read_number(port.substr(1), 1, 65'535, number)) return std::nullopt;
  server.port = static_cast<std::uint16_t>(number);
  return server;
}

in_addr loopback_source(unsigned source) {
  in_addr address{};
  address.s_addr = htonl(INADDR_LOOPBACK + source);
  return address;
}

// System calls take any family's address by its common prefix.
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
    return std::unexpected{"load only speaks http. Measure the server itself, without TLS."};
  }
  if (!url.starts_with("http://")) return std::unexpected{std::string{kExpected}};
  const std::optional<HostAndPort> server = server_in(url);
  if (!server) return std::unexpected{std::string{kExpected}};
  const std::string host = server->host == "localhost" ? "127.0.0.1" : server->host;

  addrinfo hints{};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
  addrinfo* found = nullptr;
  if (getaddrinfo(host.c_str(), std::to_string(server->port).c_str(), &hints, &found) != 0 ||
      found == nullptr) {
    return std::unexpected{std::string{kExpected}};
  }
  Endpoint endpoint;
  std::memcpy(&endpoint.address_, found->ai_addr, found->ai_addrlen);
  endpoint.size_ = found->ai_addrlen;
  freeaddrinfo(found);
  const bool has_colons = host.find(':') != std::string::npos;
  endpoint.host_ = (has_colons ? "[" + host + "]" : host) + ":" + std::to_string(server->port);
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
    // connect() chooses the port, because it knows the other end: many more are free then.
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

}  // namespace load
