#include "net/address.h"

#include <arpa/inet.h>

#include <algorithm>

#include "notation/words.h"

namespace net {
namespace {

constexpr std::array<std::uint8_t, 12> kV4Prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// A proxy may add a port to the address.
std::optional<Address> read_forwarded(std::string_view text) {
  text = trimmed(text);
  if (const auto address = Address::read(text)) return address;
  if (const auto endpoint = Endpoint::read(text)) return endpoint->address;
  if (text.starts_with('[') && text.ends_with(']')) return Address::read(text.substr(1, text.size() - 2));
  return std::nullopt;
}

}  // namespace

std::optional<Address> Address::read(std::string_view text) {
  if (text.size() > INET6_ADDRSTRLEN || text.contains('\0')) return std::nullopt;
  const std::string word{text};
  std::array<std::uint8_t, 16> bytes{};
  if (inet_pton(AF_INET6, word.c_str(), bytes.data()) == 1) return Address{bytes};
  std::ranges::copy(kV4Prefix, bytes.begin());
  if (inet_pton(AF_INET, word.c_str(), bytes.data() + kV4Prefix.size()) == 1) return Address{bytes};
  return std::nullopt;
}

bool Address::is_v4() const { return std::equal(kV4Prefix.begin(), kV4Prefix.end(), bytes_.begin()); }

bool Address::is_loopback() const {
  static constexpr std::array<std::uint8_t, 16> kOwn{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  return is_v4() ? bytes_[12] == 127 : bytes_ == kOwn;
}

// RFC 1918, 3927 and 6598; RFC 4193 and 4291.
bool Address::is_private() const {
  if (!is_v4()) return (bytes_[0] & 0xfeU) == 0xfc || (bytes_[0] == 0xfe && (bytes_[1] & 0xc0U) == 0x80);
  const unsigned first = bytes_[12];
  const unsigned second = bytes_[13];
  return first == 10 || (first == 172 && (second & 0xf0U) == 16) || (first == 192 && second == 168) ||
         (first == 169 && second == 254) || (first == 100 && (second & 0xc0U) == 64);
}

std::string Address::text() const {
  std::array<char, INET6_ADDRSTRLEN> letters{};
  if (is_v4()) {
    inet_ntop(AF_INET, bytes_.data() + kV4Prefix.size(), letters.data(), letters.size());
  } else {
    inet_ntop(AF_INET6, bytes_.data(), letters.data(), letters.size());
  }
  return letters.data();
}

Address Address::neighbourhood() const {
  if (is_v4()) return *this;
  std::array<std::uint8_t, 16> network{};
  std::copy_n(bytes_.begin(), 8, network.begin());
  return Address{network};
}

std::optional<Endpoint> Endpoint::read(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  const bool has_brackets = host.starts_with('[') && host.ends_with(']');
  // Without brackets, it would be unclear where an IPv6 address ends and its port begins.
  if (has_brackets) host = host.substr(1, host.size() - 2);
  if (!has_brackets && host.contains(':')) return std::nullopt;
  Endpoint endpoint;
  const auto address = Address::read(host);
  if (!address || !notation::read(text.substr(colon + 1), endpoint.port)) return std::nullopt;
  endpoint.address = *address;
  return endpoint;
}

std::string Endpoint::text() const {
  const std::string host = address.is_v4() ? address.text() : "[" + address.text() + "]";
  return host + ":" + std::to_string(port);
}

Address client_address(Address peer, std::string_view forwarded_for, std::span<const Address> trusted,
                       Peer peer_is) {
  const auto is_trusted = [&](const Address& address) {
    return std::ranges::find(trusted, address) != trusted.end();
  };
  Address client = peer;
  bool believes = peer_is == Peer::Trusted || is_trusted(peer);
  while (believes && !forwarded_for.empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    const std::string_view last =
        comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
    const auto before = read_forwarded(last);
    if (!before) break;
    client = *before;
    believes = is_trusted(client);
    forwarded_for = comma == std::string_view::npos ? std::string_view{} : forwarded_for.substr(0, comma);
  }
  return client;
}

}  // namespace net
