// The page of the browser client, as it is built into the executable: build/web at the time of the build, or
// nothing.
#pragma once

#include <span>
#include <string_view>

namespace page {

// All of it lives as long as the program.
struct File {
  std::string_view path;  // as a browser asks for it: /assets/index-4fQ.js
  std::string_view type;  // for Content-Type
  std::string_view hash;  // of its bytes, in hexadecimal
  bool is_named_after_content = false;
  std::string_view plain;
  std::string_view gzip;    // empty if compression saves nothing
  std::string_view brotli;  // the same
};

// Sorted by path; empty if the page wasn't built.
std::span<const File> files();

const File* find(std::string_view path);

// The document that every address of the client starts with. Null if this executable has no page.
const File* index();

// The page's name, which its index contains too; empty without a page.
std::string_view build();

}  // namespace page
