#include "protocol/plain_letters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "protocol/characters.h"

namespace protocol {
namespace {

// Digits and signs that people write for letters.
constexpr std::array<std::pair<char32_t, char32_t>, 8> kStandIns{{{U'0', U'o'},
                                                                  {U'1', U'i'},
                                                                  {U'3', U'e'},
                                                                  {U'4', U'a'},
                                                                  {U'5', U's'},
                                                                  {U'7', U't'},
                                                                  {U'@', U'a'},
                                                                  {U'$', U's'}}};

// Letters with marks from U+00C0 and from U+0100 on: what they are without. A space is a sign.
constexpr std::string_view kLatin1 = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";
constexpr std::string_view kLatinA =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kLatin1.size() == 0x40 && kLatinA.size() == 0x80);

// Marks on the character before them, and characters that nobody sees.
bool is_left_out(char32_t c) {
  return is_mark(c) || is_between(c, 0x80, 0x9f) || c == 0xad || is_between(c, 0x200b, 0x200f) ||
         is_between(c, 0x202a, 0x202e) || is_between(c, 0x2060, 0x206f) || c == 0xfeff;
}

// Signs that aren't letters, beyond ASCII: those of Latin-1, punctuation, and the wide ones of U+FF00.
bool is_sign(char32_t c) {
  const bool is_ascii_sign = c < 0x80 && !is_between(c, 'a', 'z') && !is_between(c, '0', '9');
  return is_ascii_sign || (is_between(c, 0xa1, 0xbf) && c != 0xaa && c != 0xb5 && c != 0xba) ||
         is_between(c, 0x2010, 0x2027) || is_between(c, 0x2030, 0x205e) || is_between(c, 0x2200, 0x22ff) ||
         is_between(c, 0x3001, 0x3003);
}

bool is_space(char32_t c) {
  return c == ' ' || c == 0xa0 || is_between(c, 0x2000, 0x200a) || c == 0x202f || c == 0x205f || c == 0x3000;
}

// The letters of ASCII in other type: wide, in circles and squares, and the bold, slanted and other alphabets
// of mathematics, whose capitals and small letters take turns.
char32_t in_plain_type(char32_t c) {
  if (is_between(c, 0xff01, 0xff5e)) return c - 0xff01 + '!';
  if (is_between(c, 0x24b6, 0x24e9)) return 'a' + (c - 0x24b6) % 26;
  if (is_between(c, 0x1d400, 0x1d6a3)) return 'a' + (c - 0x1d400) % 26;
  if (is_between(c, 0x1d7ce, 0x1d7ff)) return '0' + (c - 0x1d7ce) % 10;
  for (const char32_t first : {U'\x1f130', U'\x1f150', U'\x1f170'}) {
    if (is_between(c, first, first + 25)) return 'a' + (c - first);
  }
  return c;
}

// A capital next to its small letter, in alphabets where they take turns.
char32_t small_of_pair(char32_t c) {
  const bool is_odd_first = is_between(c, 0x0139, 0x0148) || is_between(c, 0x0179, 0x017e);
  const bool is_even_first = is_between(c, 0x0100, 0x0137) || is_between(c, 0x014a, 0x0177) ||
                             is_between(c, 0x0460, 0x0481) || is_between(c, 0x048a, 0x04bf) ||
                             is_between(c, 0x1e00, 0x1e95) || is_between(c, 0x1ea0, 0x1eff);
  if (is_odd_first && c % 2 == 1) return c + 1;
  if (is_even_first && c % 2 == 0 && c != 0x0130) return c + 1;
  return c;
}

// Capitals that are far from their small letters, and the two ways to write a small sigma.
constexpr std::array<std::pair<char32_t, char32_t>, 12> kFarCapitals{{{0x0130, 'i'},
                                                                      {0x0178, 0xff},
                                                                      {0x0386, 0x03ac},
                                                                      {0x0388, 0x03ad},
                                                                      {0x0389, 0x03ae},
                                                                      {0x038a, 0x03af},
                                                                      {0x038c, 0x03cc},
                                                                      {0x038e, 0x03cd},
                                                                      {0x038f, 0x03ce},
                                                                      {0x03c2, 0x03c3},
                                                                      {0x04c0, 0x04cf},
                                                                      {0x1e9e, 0xdf}}};

// Latin letters with marks, Greek and Cyrillic have capitals, too.
char32_t small(char32_t c) {
  if (is_between(c, 'A', 'Z')) return c - 'A' + 'a';
  if (c < 0xc0) return c;
  if (is_between(c, 0xc0, 0xde) && c != 0xd7) return c + 0x20;
  if (is_between(c, 0x0391, 0x03ab)) return c + 0x20;
  if (is_between(c, 0x0400, 0x040f)) return c + 0x50;
  if (is_between(c, 0x0410, 0x042f)) return c + 0x20;
  const auto far = std::ranges::find(kFarCapitals, c, &std::pair<char32_t, char32_t>::first);
  return far == kFarCapitals.end() ? small_of_pair(c) : far->second;
}

// In UTF-8.
void append(std::string& text, char32_t c) {
  const auto byte = [&](char32_t bits) { text += static_cast<char>(bits); };
  if (c < 0x80) {
    byte(c);
  } else if (c < 0x800) {
    byte(0xc0U | (c >> 6U));
    byte(0x80U | (c & 0x3fU));
  } else {
    byte(0xe0U | (c >> 12U));
    byte(0x80U | ((c >> 6U) & 0x3fU));
    byte(0x80U | (c & 0x3fU));
  }
}

char32_t plain(char32_t c) {
  c = small(in_plain_type(c));
  if (is_between(c, 0xc0, 0xff)) return static_cast<unsigned char>(kLatin1[c - 0xc0]);
  if (is_between(c, 0x0100, 0x017f)) return static_cast<unsigned char>(kLatinA[c - 0x0100]);
  const auto found = std::ranges::find(kStandIns, c, &std::pair<char32_t, char32_t>::first);
  return found == kStandIns.end() ? c : found->second;
}

struct Taken {
  char32_t character = 0;
  std::size_t bytes = 1;
};

// The first character of a text that isn't empty. A byte that begins none is a character of its own, beyond
// all others.
Taken first_of(std::string_view text) {
  constexpr char32_t kBeyond = 0x110000;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t length = first >= 0xf0 && first < 0xf5   ? 4
                             : first >= 0xe0 && first < 0xf0 ? 3
                             : first >= 0xc2 && first < 0xe0 ? 2
                                                             : 1;
  if (length == 1 || text.size() < length) return {kBeyond, 1};
  char32_t character = first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return {kBeyond, 1};
    character = (character << 6U) | (byte(i) & 0x3fU);
  }
  return {character, length};
}

}  // namespace

std::vector<std::string> plain_words(std::string_view text) {
  std::vector<std::string> words(1);
  while (!text.empty()) {
    const auto [character, bytes] = first_of(text);
    const std::string_view written = text.substr(0, bytes);
    text.remove_prefix(bytes);
    if (is_left_out(character)) continue;
    if (is_space(character)) {
      if (!words.back().empty()) words.emplace_back();
      continue;
    }
    const char32_t letter = plain(character);
    if (is_sign(letter)) continue;
    // A picture is a word of its own, so that it can be blocked, too, and hides no word that it stands next
    // to.
    if (is_picture(letter)) {
      words.emplace_back(written);
      words.emplace_back();
    } else if (letter < 0x80 || letter != character) {
      append(words.back(), letter);
    } else {
      words.back() += written;
    }
  }
  std::erase(words, std::string{});
  return words;
}

std::string small_letters(std::string_view text) {
  std::string letters;
  while (!text.empty()) {
    const auto [character, bytes] = first_of(text);
    const char32_t letter = small(character);
    if (letter == character) {
      letters += text.substr(0, bytes);
    } else {
      append(letters, letter);
    }
    text.remove_prefix(bytes);
  }
  return letters;
}

}  // namespace protocol
