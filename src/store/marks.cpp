#include "store/marks.h"

#include <array>
#include <charconv>

namespace store {
namespace {

constexpr std::array kApart = {std::string_view{"paused"},       std::string_view{"known_deal"},
                               std::string_view{"laid_by_hand"}, std::string_view{"slow_sand"},
                               std::string_view{"race"},         std::string_view{"bots"},
                               std::string_view{"teammates"},    std::string_view{"imported"}};

}  // namespace

// Behind a colon a mark tells which seats it is about.
bool has_mark(std::string_view marks, std::string_view mark) {
  while (!marks.empty()) {
    const std::string_view word = marks.substr(0, marks.find_first_of(" ,"));
    if (word.substr(0, word.find(':')) == mark) return true;
    marks.remove_prefix(word.size() == marks.size() ? word.size() : word.size() + 1);
  }
  return false;
}

std::vector<std::uint32_t> numbers_of(std::string_view marks, std::string_view mark) {
  std::vector<std::uint32_t> found;
  while (!marks.empty()) {
    const std::string_view word = marks.substr(0, marks.find(' '));
    if (word.size() > mark.size() && word.starts_with(mark) && word[mark.size()] == ':') {
      std::string_view rest = word.substr(mark.size() + 1);
      std::uint32_t number = 0;
      for (auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
           read.ec == std::errc{}; read = std::from_chars(rest.data(), rest.data() + rest.size(), number)) {
        found.push_back(number);
        rest = std::string_view{read.ptr, rest.data() + rest.size()};
        if (!rest.starts_with(',')) break;
        rest.remove_prefix(1);
      }
    }
    marks.remove_prefix(word.size() == marks.size() ? word.size() : word.size() + 1);
  }
  return found;
}

bool stands_apart(std::string_view marks) {
  for (const std::string_view mark : kApart) {
    if (has_mark(marks, mark)) return true;
  }
  return false;
}

}  // namespace store
