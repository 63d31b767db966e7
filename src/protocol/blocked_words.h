// Words that the operator doesn't want in names and texts. They are compared as people read them: in any
// letters, with or without accents, with digits that stand for letters, and with whatever stands between the
// letters left out. A letter of another alphabet that looks like one of these is still another letter.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace protocol {

class BlockedWords {
 public:
  BlockedWords() = default;
  // One word a line; # begins a comment. A word is blocked where it stands alone; with a star at one end or
  // at both, also as the beginning, the end or a part of another word.
  static BlockedWords read(std::string_view text);

  bool forbids(std::string_view text) const;
  std::size_t count() const { return words_.size(); }

 private:
  struct Word {
    std::string letters;
    bool is_open_before = false;  // *word
    bool is_open_after = false;   // word*
  };

  std::vector<Word> words_;
};

}  // namespace protocol
