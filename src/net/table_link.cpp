#include "net/table_link.h"

#include <algorithm>

#include "base/ascii.h"
#include "net/address.h"
#include "net/base_path.h"
#include "notation/words.h"

namespace net {
namespace {

constexpr std::string_view kShape = "A link to a table looks like http://maze.example.org:8080/t/ABC234.";

bool is_part_of_a_name(char c) { return base::is_letter_or_digit(c) || c == '.' || c == '-' || c == '_'; }

// A name or an address, the latter without its brackets.
std::optional<std::string_view> host_in(std::string_view host) {
  if (host.starts_with('[')) {
    if (!host.ends_with(']')) return std::nullopt;
    host = host.substr(1, host.size() - 2);
    return Address::read(host) && host.contains(':') ? std::optional{host} : std::nullopt;
  }
  const bool is_name = !host.empty() && host.size() <= 253 && std::ranges::all_of(host, is_part_of_a_name);
  return is_name ? std::optional{host} : std::nullopt;
}

// What comes before t/CODE or ws/CODE; the rest is the code, or something else that was typed there.
std::string_view take_base_path(std::string_view path, std::string& base_path) {
  const std::size_t last = path.rfind('/');
  if (last == std::string_view::npos) return path;
  std::string_view before = path.substr(0, last);
  const std::size_t middle = before.rfind('/');
  const std::string_view kind = middle == std::string_view::npos ? before : before.substr(middle + 1);
  if (kind != "t" && kind != "ws") return path;
  before.remove_suffix(before.size() - (middle == std::string_view::npos ? 0 : middle));
  const auto base = base_path_of("http://x/" + std::string{before});
  if (!base) return path;
  base_path = *base;
  return path.substr(last + 1);
}

}  // namespace

std::expected<TableLink, std::string> TableLink::read(std::string_view text) {
  const auto no = [](std::string_view what) {
    return std::unexpected{std::string{what} + " " + std::string{kShape}};
  };
  const auto url = protocol::parts_of(text);
  if (!url) return no("A link to a table begins with http, https, ws or wss.");
  std::string_view path = url->path;
  while (path.ends_with('/')) path.remove_suffix(1);
  if (path.empty()) return no("That isn't a link to a table.");
  path.remove_prefix(1);
  const auto [name, port_text] = protocol::split_authority(url->authority);
  const auto host = host_in(name);
  if (!host) return no("That isn't the address of a server.");
  TableLink link{.scheme = url->scheme.value_or(Scheme::Plain), .host = std::string{*host}, .code = {}};
  link.port = protocol::usual_port(link.scheme);
  if (!port_text.empty()) {
    std::int64_t port = 0;
    if (!port_text.starts_with(':') || !notation::read_number(port_text.substr(1), 1, 65'535, port)) {
      return no("A port is a number from 1 to 65535.");
    }
    link.port = static_cast<std::uint16_t>(port);
  }
  path = take_base_path(path, link.base_path);
  const auto code = protocol::Code::read(path);
  if (!code) return no("\"" + std::string{path} + "\" isn't a table code.");
  link.code = *code;
  return link;
}

std::string TableLink::authority() const {
  const std::string name = host.contains(':') ? "[" + host + "]" : host;
  return port == protocol::usual_port(scheme) ? name : name + ":" + std::to_string(port);
}

std::string TableLink::origin() const {
  return (scheme == Scheme::Tls ? "https://" : "http://") + authority();
}

}  // namespace net
