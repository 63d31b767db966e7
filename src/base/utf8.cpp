#include "base/utf8.h"

#include <array>

namespace base {

std::optional<char32_t> take_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  std::size_t length = 0;
  if (first < 0x80) length = 1;
  if (first >= 0xc2 && first < 0xe0) length = 2;
  if (first >= 0xe0 && first < 0xf0) length = 3;
  if (first >= 0xf0 && first < 0xf5) length = 4;
  if (length == 0 || text.size() < length) return std::nullopt;
  constexpr std::array<unsigned, 5> kBitsOfTheFirst{0, 0x7f, 0x1f, 0x0f, 0x07};
  char32_t character = first & kBitsOfTheFirst[length];
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return std::nullopt;
    character = (character << 6U) | (byte(i) & 0x3fU);
  }
  constexpr std::array<char32_t, 5> kLowest{0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = character >= 0xd800 && character <= 0xdfff;
  if (character < kLowest[length] || is_surrogate || character > 0x10ffff) return std::nullopt;
  text.remove_prefix(length);
  return character;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    if (!take_character(text)) return false;
  }
  return true;
}

void append_character(std::string& text, char32_t character) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  const auto add_six_bits = [&](unsigned shift) { add(0x80U | ((character >> shift) & 0x3fU)); };
  if (character < 0x80) return add(character);
  if (character < 0x800) {
    add(0xc0U | (character >> 6U));
  } else if (character < 0x10000) {
    add(0xe0U | (character >> 12U));
    add_six_bits(6);
  } else {
    add(0xf0U | (character >> 18U));
    add_six_bits(12);
    add_six_bits(6);
  }
  add_six_bits(0);
}

}  // namespace base
