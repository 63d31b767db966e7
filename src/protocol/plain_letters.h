// How a word is compared with the operator's list of blocked words: letter by letter, each as people read it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace protocol {

// The words of a text in plain small letters: without marks and accents, with letters for the digits that
// stand for them, and without whatever stands between the letters. Bytes that aren't UTF-8 stay as they are.
std::vector<std::string> plain_words(std::string_view text);

}  // namespace protocol
