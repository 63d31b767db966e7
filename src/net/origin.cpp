#include "net/origin.h"

#include <algorithm>

namespace net {
namespace {

std::string in_small_letters(std::string_view text) {
  std::string small{text};
  for (char& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return small;
}

}  // namespace

std::optional<std::string> origin_of(std::string_view link) {
  std::string text = in_small_letters(link);
  const bool is_secure = text.starts_with("https://");
  if (!is_secure && !text.starts_with("http://")) return std::nullopt;
  const std::size_t host = is_secure ? 8 : 7;
  if (const std::size_t end = text.find_first_of("/?#", host); end != std::string::npos) text.resize(end);
  if (text.size() == host || text.find_first_of("@ \t\\", host) != std::string::npos) return std::nullopt;
  const std::string_view usual_port = is_secure ? ":443" : ":80";
  if (text.ends_with(usual_port)) text.resize(text.size() - usual_port.size());
  return text.size() > host ? std::optional{text} : std::nullopt;
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
