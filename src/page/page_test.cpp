#include "page/page.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace page {
namespace {

// A build without the page is a valid build; then all of this is trivially true.

TEST(Page, files_are_found_by_their_paths_and_nothing_else_is) {
  for (const File& file : files()) EXPECT_EQ(find(file.path), &file) << file.path;
  for (const std::string_view path :
       {"", "/", "index.html", "/index.htm", "/index.html/", "/assets/", "/~"}) {
    EXPECT_EQ(find(path), nullptr) << path;
  }
  EXPECT_TRUE(std::ranges::is_sorted(files(), {}, &File::path));
}

TEST(Page, every_file_is_whole_and_says_what_it_is) {
  for (const File& file : files()) {
    EXPECT_TRUE(file.path.starts_with('/')) << file.path;
    EXPECT_FALSE(file.plain.empty()) << file.path;
    EXPECT_NE(file.type, "application/octet-stream") << file.path;
    EXPECT_EQ(file.hash.size(), 16U) << file.path;
    EXPECT_EQ(file.is_named_after_content, file.path.starts_with("/assets/")) << file.path;
    EXPECT_TRUE(file.gzip.empty() || file.gzip.size() < file.plain.size()) << file.path;
    EXPECT_TRUE(file.gzip.empty() || file.gzip.starts_with("\x1f\x8b")) << file.path;
    EXPECT_TRUE(file.brotli.empty() || file.brotli.size() < file.plain.size()) << file.path;
    const bool is_module = file.plain.starts_with(std::string_view{"\0asm", 4});
    EXPECT_EQ(file.type == "application/wasm", is_module) << file.path;
  }
}

TEST(Page, the_index_names_the_build_and_files_that_are_there) {
  ASSERT_EQ(index() == nullptr, files().empty());
  EXPECT_EQ(build().empty(), files().empty());
  if (index() == nullptr) return;
  const std::string_view html = index()->plain;
  EXPECT_TRUE(html.contains(build()));
  constexpr std::string_view kNamed = "=\"/assets/";
  std::size_t named = 0;
  for (std::size_t at = html.find(kNamed); at != std::string_view::npos; at = html.find(kNamed, at + 1)) {
    const std::size_t begin = at + 2;
    EXPECT_NE(find(html.substr(begin, html.find('"', begin) - begin)), nullptr) << html.substr(begin, 60);
    ++named;
  }
  EXPECT_GT(named, 0U);
}

}  // namespace
}  // namespace page
