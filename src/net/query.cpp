#include "net/query.h"

#include <algorithm>

#include "base/ascii.h"
#include "notation/words.h"

namespace net {
namespace {

std::optional<std::string> decoded(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const char letter = text.front();
    text.remove_prefix(1);
    if (letter != '%') {
      plain += letter == '+' ? ' ' : letter;
      continue;
    }
    const auto high = text.empty() ? std::nullopt : base::hexadecimal_digit(text[0]);
    const auto low = text.size() < 2 ? std::nullopt : base::hexadecimal_digit(text[1]);
    if (!high || !low) return std::nullopt;
    plain += static_cast<char>(16 * *high + *low);
    text.remove_prefix(2);
  }
  return plain;
}

}  // namespace

std::vector<std::optional<std::string>> query_values(std::string_view target, std::string_view name) {
  std::vector<std::optional<std::string>> values;
  const std::size_t mark = target.find('?');
  if (mark == std::string_view::npos) return values;
  std::string_view rest = target.substr(mark + 1);
  while (!rest.empty()) {
    const std::string_view pair = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
    const std::size_t equals = std::min(pair.find('='), pair.size());
    if (decoded(pair.substr(0, equals)) != name) continue;
    values.push_back(equals == pair.size() ? std::nullopt : decoded(pair.substr(equals + 1)));
  }
  return values;
}

std::optional<std::string> query_value(std::string_view target, std::string_view name) {
  const auto values = query_values(target, name);
  return values.empty() ? std::nullopt : values.front();
}

std::optional<std::uint32_t> query_number(std::string_view target, std::string_view name,
                                          std::uint32_t highest) {
  const auto text = query_value(target, name);
  std::int64_t number = 0;
  if (!text || !notation::read_number(*text, 0, highest, number)) return std::nullopt;
  return static_cast<std::uint32_t>(number);
}

}  // namespace net
