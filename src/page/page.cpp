#include "page/page.h"

#include <algorithm>

namespace page {

const File* find(std::string_view path) {
  const std::span<const File> all = files();
  const auto found = std::ranges::lower_bound(all, path, {}, &File::path);
  return found != all.end() && found->path == path ? &*found : nullptr;
}

const File* index() { return find("/index.html"); }

}  // namespace page
