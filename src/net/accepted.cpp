#include "net/accepted.h"

#include <algorithm>

#include "base/ascii.h"
#include "base/text.h"

namespace net {
namespace {

// The part before the mark; the rest stays, and is empty after the last part.
std::string_view next_part(std::string_view& rest, char mark) {
  const std::size_t end = rest.find(mark);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return base::trimmed(part);
}

// A weight like 1, 0.5 or 0.333, in thousandths.
int thousandths(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text.front() != '0' && text.front() != '1')) return 0;
  int value = text.front() == '1' ? 1'000 : 0;
  if (text.size() > 1 && text[1] != '.') return 0;
  int digit_is_worth = 100;
  for (const char digit : text.substr(std::min<std::size_t>(text.size(), 2))) {
    if (!base::is_digit(digit)) return 0;
    value += (digit - '0') * digit_is_worth;
    digit_is_worth /= 10;
  }
  return std::min(value, 1'000);
}

}  // namespace

// Not Beast's ext_list: in Boost 1.81 it gives a word without parameters those of the word before it.
std::vector<Accepted> accepted_in(std::string_view header) {
  std::vector<Accepted> all;
  while (!header.empty()) {
    std::string_view entry = next_part(header, ',');
    Accepted one{.word = next_part(entry, ';')};
    while (!entry.empty()) {
      const std::string_view parameter = next_part(entry, ';');
      if (base::begins_with_word(parameter, "q=")) one.weight = thousandths(parameter.substr(2));
    }
    all.push_back(one);
  }
  return all;
}

}  // namespace net
