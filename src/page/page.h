// The page of the browser client, as it lies in the executable: build/web at the time of the build, or
// nothing.
#pragma once

#include <span>
#include <string_view>

namespace page {

// All of it lasts as long as the program.
struct File {
  std::string_view path;  // as a browser asks for it: /assets/index-4fQ.js
  std::string_view type;  // for Content-Type
  std::string_view hash;  // of its bytes, in hexadecimal
  bool is_named_after_content = false;
  std::string_view plain;
  std::string_view gzip;    // empty: it would save nothing
  std::string_view brotli;  // the same
};

// In the order of their paths; empty where the page was not built.
std::span<const File> files();

const File* find(std::string_view path);

// What any address of the client begins with. Null: this executable has no page.
const File* index();

// The page's name, which its index carries too; empty without a page.
std::string_view build();

}  // namespace page
