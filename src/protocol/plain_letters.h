// How words and names are compared: blocked words letter by letter, each as people read it, and names without
// regard to capitals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace protocol {

// The words of a text in plain small letters: without marks and accents, with letters for the digits that
// stand for them, and without whatever stands between the letters. Bytes that aren't UTF-8 stay as they are.
std::vector<std::string> plain_words(std::string_view text);

// With small letters for capitals: Latin with all its accents, Greek and Cyrillic. Nothing else changes.
std::string small_letters(std::string_view text);

}  // namespace protocol
