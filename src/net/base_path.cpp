#include "net/base_path.h"

#include <algorithm>

#include "base/ascii.h"
#include "protocol/url.h"

namespace net {
namespace {

bool is_plain(char c) {
  return base::is_letter_or_digit(c) || c == '-' || c == '_' || c == '.' || c == '~' || c == '/';
}

}  // namespace

std::optional<std::string> base_path_of(std::string_view link) {
  const auto url = protocol::parts_of(link);
  if (!url || !url->scheme || !url->rest.empty()) return std::nullopt;
  std::string path{url->path};
  while (path.ends_with('/')) path.pop_back();
  if (!std::ranges::all_of(path, is_plain) || path.contains("//") || path.contains("/.")) {
    return std::nullopt;
  }
  return path;
}

std::string without_base_path(std::string_view target, std::string_view base_path) {
  if (base_path.empty() || !target.starts_with(base_path)) return std::string{target};
  const std::string_view rest = target.substr(base_path.size());
  if (rest.empty()) return "/";
  if (rest.starts_with('?')) return "/" + std::string{rest};
  // /mazes is next to /maze, not below it.
  return std::string{rest.starts_with('/') ? rest : target};
}

std::string with_base_path(std::string_view html, std::string_view base_path) {
  constexpr std::string_view kAddress = "=\"/";
  std::string page;
  page.reserve(html.size() + 32 * base_path.size());
  while (true) {
    const std::size_t found = html.find(kAddress);
    if (found == std::string_view::npos) break;
    const std::size_t begin = found + kAddress.size() - 1;
    page += html.substr(0, begin);
    page += base_path;
    html.remove_prefix(begin);
    page += html.front();
    html.remove_prefix(1);
  }
  page += html;
  return page;
}

}  // namespace net
