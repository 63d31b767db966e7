#include "net/base_path.h"

#include <algorithm>

namespace net {
namespace {

bool is_plain(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '-' || letter == '_' || letter == '.' ||
         letter == '~' || letter == '/';
}

}  // namespace

std::optional<std::string> base_path_of(std::string_view link) {
  const std::size_t site = link.find("://");
  if (site == std::string_view::npos) return std::nullopt;
  const std::size_t begin = link.find('/', site + 3);
  if (begin == std::string_view::npos) {
    return link.find_first_of("?#") == std::string_view::npos ? std::optional{std::string{}} : std::nullopt;
  }
  std::string path{link.substr(begin)};
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
  // /mazes lies beside /maze.
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
