#include "net/content_coding.h"

#include <algorithm>
#include <array>
#include <optional>

namespace net {
namespace {

constexpr std::string_view kBlanks = " \t";

std::string_view without_blanks(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

// The part before the mark; the rest stays, and is empty after the last part.
std::string_view next_part(std::string_view& rest, char mark) {
  const std::size_t end = rest.find(mark);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return without_blanks(part);
}

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_same_word(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, {}, small, small);
}

// A weight like 1, 0.5 or 0.333, in thousandths. What is no weight weighs nothing.
int thousandths(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text.front() != '0' && text.front() != '1')) return 0;
  int value = text.front() == '1' ? 1'000 : 0;
  if (text.size() > 1 && text[1] != '.') return 0;
  int digit_is_worth = 100;
  for (const char digit : text.substr(std::min<std::size_t>(text.size(), 2))) {
    if (digit < '0' || digit > '9') return 0;
    value += (digit - '0') * digit_is_worth;
    digit_is_worth /= 10;
  }
  return std::min(value, 1'000);
}

// How much a coding is wanted; nothing if it is not spoken of.
std::optional<int> weight(std::string_view accept_encoding, std::string_view coding) {
  std::optional<int> found;
  std::string_view rest = accept_encoding;
  while (!rest.empty()) {
    std::string_view entry = next_part(rest, ',');
    const std::string_view word = next_part(entry, ';');
    const bool is_any = word == "*";
    if (!is_same_word(word, coding) && !(is_any && !found)) continue;
    int value = 1'000;
    while (!entry.empty()) {
      const std::string_view parameter = next_part(entry, ';');
      if (parameter.size() >= 2 && small(parameter[0]) == 'q' && parameter[1] == '=') {
        value = thousandths(parameter.substr(2));
      }
    }
    found = value;
    if (!is_any) return found;
  }
  return found;
}

}  // namespace

Coding best_coding(std::string_view accept_encoding, const page::File& file) {
  struct Ready {
    Coding coding;
    bool is_there;
    int weight;
  };
  // Who does not speak of plain bytes takes them, but rather anything else. Packed ones only on request.
  const std::array<Ready, 3> all{
      Ready{Coding::Brotli, !file.brotli.empty(), weight(accept_encoding, "br").value_or(0)},
      Ready{Coding::Gzip, !file.gzip.empty(), weight(accept_encoding, "gzip").value_or(0)},
      Ready{Coding::Plain, true, weight(accept_encoding, "identity").value_or(1)}};
  Ready best{Coding::Plain, true, 0};
  for (const Ready& ready : all) {
    if (ready.is_there && ready.weight > best.weight) best = ready;
  }
  return best.coding;
}

std::string_view name_of(Coding coding) {
  switch (coding) {
    case Coding::Gzip:
      return "gzip";
    case Coding::Brotli:
      return "br";
    case Coding::Plain:
      break;
  }
  return "identity";
}

}  // namespace net
