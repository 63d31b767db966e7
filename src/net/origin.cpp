#include "net/origin.h"

#include <algorithm>

#include "base/ascii.h"
#include "protocol/url.h"

namespace net {

std::optional<std::string> origin_of(std::string_view link) {
  const auto url = protocol::parts_of(link);
  if (!url || !url->scheme || !base::begins_with_word(link, "http")) return std::nullopt;
  std::string site = base::lower_case(url->authority);
  if (site.find_first_of("@ \t\\") != std::string::npos) return std::nullopt;
  const std::string usual = ":" + std::to_string(protocol::usual_port(*url->scheme));
  if (site.ends_with(usual)) site.resize(site.size() - usual.size());
  if (site.empty()) return std::nullopt;
  return (*url->scheme == protocol::Scheme::Tls ? "https://" : "http://") + site;
}

bool is_allowed_origin(std::optional<std::string_view> origin, std::string_view host,
                       std::span<const std::string> allowed) {
  if (!origin) return true;
  const auto asked = origin_of(*origin);
  if (!asked) return false;
  // The page's scheme may differ from ours: a proxy in front may speak TLS.
  const std::string scheme = asked->substr(0, asked->find("//") + 2);
  if (!host.empty() && asked == origin_of(scheme + std::string{host})) return true;
  return std::ranges::find(allowed, *asked) != allowed.end();
}

}  // namespace net
