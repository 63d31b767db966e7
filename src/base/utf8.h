// Text in UTF-8, character by character.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace base {

// Takes one character from a text that isn't empty; none if the bytes aren't UTF-8: too short, overlong, a
// surrogate, too high.
std::optional<char32_t> take_character(std::string_view& text);

bool is_utf8(std::string_view text);

// The character is neither a surrogate nor too high.
void append_character(std::string& text, char32_t character);

}  // namespace base
