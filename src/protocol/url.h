// The parts of a link. This is the only place that parses links; query.h reads what follows the question
// mark. docs/adr/0013-one-reader-for-links.md says why it isn't Boost.URL.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace protocol {

enum class Scheme : std::uint8_t { Plain, Tls };

constexpr std::uint16_t usual_port(Scheme scheme) { return scheme == Scheme::Tls ? 443 : 80; }

// Views of the text, each as it was written.
struct Url {
  std::optional<Scheme> scheme;  // nothing if the link begins with its host
  std::string_view authority;    // HOST or HOST:PORT
  std::string_view path;         // from its first slash; empty if there is none
  std::string_view rest;         // from the question mark or the hash
};

// Nothing if it begins with a scheme other than http, https, ws and wss.
std::optional<Url> parts_of(std::string_view link);

// HOST:PORT without its port; the rest is ":PORT" or nothing. An address in brackets keeps them.
struct HostAndPort {
  std::string_view host;
  std::string_view port;
};
HostAndPort split_authority(std::string_view authority);

}  // namespace protocol
