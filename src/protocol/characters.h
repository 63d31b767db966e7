// Kinds of characters that names, messages and blocked words distinguish.
#pragma once

namespace protocol {

constexpr bool is_between(char32_t character, char32_t first, char32_t last) {
  return character >= first && character <= last;
}

// A mark on the previous character: an accent, or how an emoji should look. Alone it shows nothing, and a
// pile of them covers the line above.
constexpr bool is_mark(char32_t c) {
  return is_between(c, 0x0300, 0x036f) || is_between(c, 0x1ab0, 0x1aff) || is_between(c, 0x1dc0, 0x1dff) ||
         is_between(c, 0x20d0, 0x20ff) || is_between(c, 0xfe00, 0xfe0f) || is_between(c, 0xfe20, 0xfe2f);
}

// Pictures that a joiner may connect: emoji, and the older symbols that are shown as such.
constexpr bool is_picture(char32_t c) {
  return is_between(c, 0x1f000, 0x1faff) || is_between(c, 0x2600, 0x27bf) || is_between(c, 0x2b00, 0x2bff) ||
         is_between(c, 0x2190, 0x21ff) || is_between(c, 0x2300, 0x23ff);
}

}  // namespace protocol
