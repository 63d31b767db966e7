#include "net/host_name.h"

#include <algorithm>
#include <string>

#include "base/ascii.h"
#include "net/address.h"
#include "net/origin.h"
#include "notation/words.h"
#include "protocol/url.h"

namespace net {
namespace {

bool is_of_a_name(char c) { return base::is_letter_or_digit(c) || c == '-' || c == '.' || c == '_'; }

// [::1]
bool is_address_in_brackets(std::string_view host) {
  const auto address = host.ends_with(']') ? Address::read(host.substr(1, host.size() - 2)) : std::nullopt;
  return address && !address->is_v4();
}

}  // namespace

bool is_host(std::string_view text) {
  constexpr std::size_t kLongest = 255;
  if (text.empty() || text.size() > kLongest) return false;
  const auto [host, after] = protocol::split_authority(text);
  const bool is_fine = host.starts_with('[') ? is_address_in_brackets(host)
                                             : !host.empty() && std::ranges::all_of(host, is_of_a_name);
  if (!is_fine) return false;
  std::int64_t port = 0;
  return after.empty() || (after.starts_with(':') && notation::read_number(after.substr(1), 0, 65'535, port));
}

bool is_known_host(std::string_view host, const Settings& settings) {
  if (settings.public_url.empty() || host.empty()) return true;
  const std::string_view name = protocol::split_authority(host).host;
  if (name.starts_with('[') || name == "localhost" || Address::read(name)) return true;
  return std::ranges::any_of(settings.allowed_origins, [&](const std::string& origin) {
    const std::string scheme = origin.substr(0, origin.find("//") + 2);
    return origin_of(scheme + std::string{host}) == origin;
  });
}

}  // namespace net
