#include "net/host_name.h"

#include <algorithm>
#include <string>

#include "net/address.h"
#include "net/origin.h"
#include "notation/words.h"

namespace net {
namespace {

bool is_of_a_name(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '-' || letter == '.' || letter == '_';
}

// [::1] with or without its port.
bool is_host_in_brackets(std::string_view text, std::string_view& after) {
  const std::size_t end = text.find(']');
  if (end == std::string_view::npos) return false;
  after = text.substr(end + 1);
  const auto address = Address::read(text.substr(1, end - 1));
  return address && !address->is_v4();
}

// Without its port.
std::string_view name_in(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.find(':'));
}

}  // namespace

bool is_host(std::string_view text) {
  constexpr std::size_t kLongest = 255;
  if (text.empty() || text.size() > kLongest) return false;
  std::string_view after;
  if (text.starts_with('[')) {
    if (!is_host_in_brackets(text, after)) return false;
  } else {
    after = text.substr(std::min(text.find(':'), text.size()));
    const std::string_view name = text.substr(0, text.size() - after.size());
    if (name.empty() || !std::ranges::all_of(name, is_of_a_name)) return false;
  }
  std::int64_t port = 0;
  return after.empty() || (after.starts_with(':') && notation::read_number(after.substr(1), 0, 65'535, port));
}

bool is_known_host(std::string_view host, const Settings& settings) {
  if (settings.public_url.empty() || host.empty()) return true;
  const std::string_view name = name_in(host);
  if (name.starts_with('[') || name == "localhost" || Address::read(name)) return true;
  return std::ranges::any_of(settings.allowed_origins, [&](const std::string& origin) {
    const std::string scheme = origin.substr(0, origin.find("//") + 2);
    return origin_of(scheme + std::string{host}) == origin;
  });
}

}  // namespace net
