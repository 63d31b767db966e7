#include "protocol/blocked_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/ascii.h"
#include "base/text.h"
#include "notation/words.h"

namespace protocol {
namespace {

using base::is_digit;

// Letters with marks, by their second byte after 0xc3 (U+00C0 to U+00FF): what they are without.
constexpr std::string_view kLatin = "aaaaaaaceeeeiiiidnooooo ouuuuyts";

// Digits and signs that people write for letters.
constexpr std::array<std::pair<char, char>, 8> kStandIns{
    {{'0', 'o'}, {'1', 'i'}, {'3', 'e'}, {'4', 'a'}, {'5', 's'}, {'7', 't'}, {'@', 'a'}, {'$', 's'}}};

char stand_in(char letter) {
  const auto found = std::ranges::find(kStandIns, letter, &std::pair<char, char>::first);
  return found == kStandIns.end() ? letter : found->second;
}

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The words of a text in plain small letters. Other alphabets stay as their bytes are.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool is_latin = byte == 0xc3 && i + 1 < text.size();
    // A mark on the letter before it: U+0300 to U+036F.
    const bool is_mark = (byte == 0xcc || byte == 0xcd) && i + 1 < text.size();
    if (is_mark) {
      ++i;
      continue;
    }
    char letter = stand_in(small(text[i]));
    if (is_latin) letter = kLatin[static_cast<unsigned char>(text[++i]) & 0x1fU];
    const bool is_part =
        (letter >= 'a' && letter <= 'z') || is_digit(letter) || static_cast<unsigned char>(letter) >= 0x80;
    if (is_part) {
      words.back() += letter;
    } else if (letter == ' ') {
      words.emplace_back();
    }
  }
  std::erase(words, std::string{});
  return words;
}

// Someone who writes r u d e means it.
std::string single_letters_joined(const std::vector<std::string>& words) {
  std::string joined;
  for (const std::string& word : words) {
    if (word.size() == 1) joined += word;
  }
  return joined;
}

}  // namespace

BlockedWords BlockedWords::read(std::string_view text) {
  BlockedWords blocked;
  notation::TextParts lines{text, "\n"};
  while (const auto line = lines.next()) {
    std::string_view word = base::trimmed(line->substr(0, line->find('#')));
    const bool is_open_before = word.starts_with('*');
    if (is_open_before) word.remove_prefix(1);
    const bool is_open_after = word.ends_with('*');
    if (is_open_after) word.remove_suffix(1);
    std::string letters;
    for (const std::string& part : words_of(word)) letters += part;
    if (!letters.empty()) blocked.words_.push_back({std::move(letters), is_open_before, is_open_after});
  }
  return blocked;
}

bool BlockedWords::forbids(std::string_view text) const {
  if (words_.empty()) return false;
  std::vector<std::string> said = words_of(text);
  said.push_back(single_letters_joined(said));
  return std::ranges::any_of(words_, [&](const Word& word) {
    return std::ranges::any_of(said, [&](const std::string& one) {
      if (word.is_open_before && word.is_open_after) return one.contains(word.letters);
      if (word.is_open_before) return one.ends_with(word.letters);
      if (word.is_open_after) return one.starts_with(word.letters);
      return one == word.letters;
    });
  });
}

}  // namespace protocol
