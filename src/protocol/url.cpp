#include "protocol/url.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"

namespace protocol {
namespace {

struct Beginning {
  std::string_view text;
  Scheme scheme;
};
constexpr std::array<Beginning, 4> kBeginnings{{{"http://", Scheme::Plain},
                                                {"https://", Scheme::Tls},
                                                {"ws://", Scheme::Plain},
                                                {"wss://", Scheme::Tls}}};

}  // namespace

std::optional<Url> parts_of(std::string_view link) {
  Url url;
  for (const Beginning& beginning : kBeginnings) {
    if (!base::begins_with_word(link, beginning.text)) continue;
    url.scheme = beginning.scheme;
    link.remove_prefix(beginning.text.size());
    break;
  }
  if (!url.scheme && link.contains("://")) return std::nullopt;
  const std::size_t end = std::min(link.find_first_of("?#"), link.size());
  url.rest = link.substr(end);
  link = link.substr(0, end);
  url.authority = link.substr(0, link.find('/'));
  url.path = link.substr(url.authority.size());
  return url;
}

HostAndPort split_authority(std::string_view authority) {
  const bool has_brackets = authority.starts_with('[');
  const std::size_t bracket = has_brackets ? authority.find(']') : 0;
  if (bracket == std::string_view::npos) return {.host = authority, .port = {}};
  const std::size_t end = has_brackets ? bracket + 1 : std::min(authority.find(':'), authority.size());
  return {.host = authority.substr(0, end), .port = authority.substr(end)};
}

}  // namespace protocol
