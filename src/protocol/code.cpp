#include "protocol/code.h"

#include "base/ascii.h"

namespace protocol {

Code Code::numbered(std::uint32_t number) {
  Code code;
  for (std::size_t i = kLength; i > 0; --i) {
    code.letters_[i - 1] = kAlphabet[number % kAlphabet.size()];
    number /= static_cast<std::uint32_t>(kAlphabet.size());
  }
  return code;
}

std::optional<Code> Code::read(std::string_view text) {
  Code code;
  std::size_t read = 0;
  for (char letter : text) {
    if (letter == '-' || letter == ' ') continue;
    letter = base::upper_case(letter);
    if (read == kLength || !kAlphabet.contains(letter)) return std::nullopt;
    code.letters_[read++] = letter;
  }
  return read == kLength && text.size() <= kLength + 2 ? std::optional{code} : std::nullopt;
}

std::uint32_t Code::number() const {
  std::uint32_t number = 0;
  for (const char letter : letters_) {
    number = number * static_cast<std::uint32_t>(kAlphabet.size()) +
             static_cast<std::uint32_t>(kAlphabet.find(letter));
  }
  return number;
}

}  // namespace protocol
