#include "net/listen_address.h"

#include <algorithm>

#include "base/overloaded.h"

namespace net {
namespace {

constexpr std::string_view kUnix = "unix:";

}  // namespace

std::optional<ListenAddress> read_listen_address(std::string_view text) {
  if (text.starts_with(kUnix)) {
    text.remove_prefix(kUnix.size());
    if (text.empty() || text.contains('\0')) return std::nullopt;
    return SocketPath{std::string{text}};
  }
  return Endpoint::read(text);
}

std::string text_of(const ListenAddress& address) {
  return std::visit(base::Overloaded{[](const Endpoint& endpoint) { return endpoint.text(); },
                                     [](const SocketPath& file) { return std::string{kUnix} + file.path; }},
                    address);
}

bool hears_v4(const Endpoint& endpoint, std::span<const ListenAddress> all) {
  if (endpoint.address != Address{}) return endpoint.address.is_v4();
  return std::ranges::none_of(all, [&](const ListenAddress& other) {
    const auto* at = std::get_if<Endpoint>(&other);
    return at != nullptr && at->address.is_v4() && at->port == endpoint.port && at->port != 0;
  });
}

}  // namespace net
