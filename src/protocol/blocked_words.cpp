#include "protocol/blocked_words.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "notation/words.h"
#include "protocol/plain_letters.h"

namespace protocol {
namespace {

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
    for (const std::string& part : plain_words(word)) letters += part;
    if (!letters.empty()) blocked.words_.push_back({std::move(letters), is_open_before, is_open_after});
  }
  return blocked;
}

bool BlockedWords::forbids(std::string_view text) const {
  if (words_.empty()) return false;
  std::vector<std::string> said = plain_words(text);
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
