// Letters and digits of ASCII, in any locale. All other bytes are neither, and have no other case.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace base {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter_or_digit(char c) { return is_digit(c) || is_small_letter(c) || is_capital(c); }

constexpr char lower_case(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char upper_case(char c) { return is_small_letter(c) ? static_cast<char>(c - 'a' + 'A') : c; }

inline std::string lower_case(std::string_view text) {
  std::string lower{text};
  for (char& c : lower) c = lower_case(c);
  return lower;
}

constexpr bool is_same_word(std::string_view one, std::string_view other) {
  const auto lower = [](char c) { return lower_case(c); };
  return std::ranges::equal(one, other, {}, lower, lower);
}

constexpr bool begins_with_word(std::string_view text, std::string_view word) {
  return is_same_word(text.substr(0, word.size()), word);
}

// 0 to 15.
constexpr std::optional<unsigned> hexadecimal_digit(char c) {
  if (is_digit(c)) return static_cast<unsigned>(c - '0');
  const char lower = lower_case(c);
  if (lower >= 'a' && lower <= 'f') return static_cast<unsigned>(lower - 'a') + 10;
  return std::nullopt;
}

}  // namespace base
