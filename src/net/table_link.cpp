#include "net/table_link.h"

#include <algorithm>
#include <array>

#include "net/address.h"
#include "net/base_path.h"
#include "notation/words.h"

namespace net {
namespace {

constexpr std::string_view kShape = "A link to a table looks like http://maze.example.org:8080/t/ABC234.";

constexpr std::uint16_t usual_port(Scheme scheme) { return scheme == Scheme::Tls ? 443 : 80; }

struct Beginning {
  std::string_view text;
  Scheme scheme;
};
constexpr std::array<Beginning, 4> kBeginnings{{{"http://", Scheme::Plain},
                                                {"https://", Scheme::Tls},
                                                {"ws://", Scheme::Plain},
                                                {"wss://", Scheme::Tls}}};

char lower_case(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool begins_with(std::string_view text, std::string_view beginning) {
  return text.size() >= beginning.size() &&
         std::ranges::equal(text.substr(0, beginning.size()), beginning, {}, lower_case);
}

bool is_part_of_a_name(char letter) {
  const char c = lower_case(letter);
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
}

// The name or address before the port; what is left of the text is ":PORT" or nothing.
std::optional<std::string_view> take_host(std::string_view& text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view host = text.substr(1, end - 1);
    text.remove_prefix(end + 1);
    return Address::read(host) && host.contains(':') ? std::optional{host} : std::nullopt;
  }
  const std::string_view host = text.substr(0, text.find(':'));
  text.remove_prefix(host.size());
  const bool is_name = !host.empty() && host.size() <= 253 && std::ranges::all_of(host, is_part_of_a_name);
  return is_name ? std::optional{host} : std::nullopt;
}

// What stands before t/CODE or ws/CODE; what is left is the code, or whatever else was written there.
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
  TableLink link;
  bool has_scheme = false;
  for (const Beginning& beginning : kBeginnings) {
    if (!begins_with(text, beginning.text)) continue;
    link.scheme = beginning.scheme;
    text.remove_prefix(beginning.text.size());
    has_scheme = true;
    break;
  }
  if (!has_scheme && text.contains("://")) return no("Tables are at http, https, ws or wss.");
  text = text.substr(0, text.find_first_of("?#"));
  while (text.ends_with('/')) text.remove_suffix(1);

  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return no("This names no table.");
  std::string_view authority = text.substr(0, slash);
  std::string_view path = text.substr(slash + 1);
  const auto host = take_host(authority);
  if (!host) return no("This names no server.");
  link.host = *host;
  link.port = usual_port(link.scheme);
  if (!authority.empty()) {
    std::int64_t port = 0;
    if (!authority.starts_with(':') || !notation::read_number(authority.substr(1), 1, 65'535, port)) {
      return no("A port is a number from 1 to 65535.");
    }
    link.port = static_cast<std::uint16_t>(port);
  }
  path = take_base_path(path, link.base_path);
  const auto code = protocol::Code::read(path);
  if (!code) return no("\"" + std::string{path} + "\" is no code of a table.");
  link.code = *code;
  return link;
}

std::string TableLink::authority() const {
  const std::string name = host.contains(':') ? "[" + host + "]" : host;
  return port == usual_port(scheme) ? name : name + ":" + std::to_string(port);
}

std::string TableLink::origin() const {
  return (scheme == Scheme::Tls ? "https://" : "http://") + authority();
}

}  // namespace net
