#include "terminal/picture.h"

#include <algorithm>
#include <array>

#include "base/utf8.h"

namespace terminal {
namespace {

// Takes the next character from a UTF-8 text; a broken byte becomes a question mark.
char32_t take_any_character(std::string_view& text) {
  if (const auto character = base::take_character(text)) return *character;
  text.remove_prefix(1);
  return U'?';
}

// Names and sentences may come from strangers: characters that would control the terminal, or that take no
// column or two, aren't shown.
char32_t in_one_column(char32_t c) {
  const auto is_between = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
  const bool steers = c < 0x20 || is_between(0x7f, 0x9f) || is_between(0x200b, 0x200f) ||
                      is_between(0x2028, 0x202e) || is_between(0x2060, 0x206f) || c == 0xfeff;
  const bool is_laid_over = is_between(0x300, 0x36f) || is_between(0x1ab0, 0x1aff) ||
                            is_between(0x20d0, 0x20ff) || is_between(0xfe00, 0xfe0f);
  const bool is_wide = is_between(0x1100, 0x115f) || is_between(0x2e80, 0xa4cf) ||
                       is_between(0xac00, 0xd7ff) || is_between(0xf900, 0xfaff) ||
                       is_between(0xfe30, 0xfe6f) || is_between(0xff00, 0xff60) || c >= 0x10000;
  return steers || is_laid_over || is_wide ? U'?' : c;
}

struct Replacement {
  std::u32string_view of;
  char by;
};

// The ASCII replacements of our characters.
constexpr std::array kTypewriter{
    Replacement{U"─━", '-'},   Replacement{U"│┃", '|'},  Replacement{U"┄┆", ':'}, Replacement{U"═║", '!'},
    Replacement{U"░▒▓█", '#'}, Replacement{U"·", '.'},   Replacement{U"↑▲", '^'}, Replacement{U"↓▼", 'v'},
    Replacement{U"←◀‹", '<'},  Replacement{U"→▶›", '>'}, Replacement{U"●•", '*'}, Replacement{U"—–", '-'},
    Replacement{U"…", '.'},    Replacement{U"’", '\''},
};

char as_typed(char32_t character) {
  if (character < 0x80) return static_cast<char>(character);
  for (const Replacement& replacement : kTypewriter) {
    if (replacement.of.find(character) != std::u32string_view::npos) return replacement.by;
  }
  return '+';  // all other characters are corners of walls
}

void append(std::string& text, char32_t character, Alphabet alphabet) {
  if (alphabet == Alphabet::Ascii) {
    text += as_typed(character);
  } else {
    base::append_character(text, character);
  }
}

// Numbers from the 256 colours most terminals know; they are readable on dark and light backgrounds.
std::string_view number_of(Ink ink) {
  switch (ink) {
    case Ink::Plain:
      return "";
    case Ink::Yellow:
      return "220";
    case Ink::Purple:
      return "177";
    case Ink::Green:
      return "76";
    case Ink::Orange:
      return "208";
    case Ink::Red:
      return "203";
    case Ink::Grey:
      return "244";
    case Ink::Sand:
      return "180";
  }
  return "";
}

std::string escape_of(Style style, Palette palette) {
  std::string codes = "\x1b[0";
  if (style.weight == Weight::Bold) codes += ";1";
  const bool has_colour = palette == Palette::Colours && style.ink != Ink::Plain;
  if (has_colour && style.ground == Ground::Reversed) {
    codes += ";38;5;16;48;5;" + std::string{number_of(style.ink)};
  } else if (has_colour) {
    codes += ";38;5;" + std::string{number_of(style.ink)};
  } else if (style.ground == Ground::Reversed) {
    codes += ";7";
  }
  return codes + "m";
}

}  // namespace

Picture::Picture(Extent extent)
    : extent_(extent),
      glyphs_(static_cast<std::size_t>(extent.rows) * static_cast<std::size_t>(extent.columns)) {}

bool Picture::is_inside(Spot spot) const {
  return spot.row >= 0 && spot.row < extent_.rows && spot.column >= 0 && spot.column < extent_.columns;
}

std::size_t Picture::index(Spot spot) const {
  return static_cast<std::size_t>(spot.row) * static_cast<std::size_t>(extent_.columns) +
         static_cast<std::size_t>(spot.column);
}

const Glyph& Picture::at(Spot spot) const {
  static constexpr Glyph kBlank{};
  return is_inside(spot) ? glyphs_[index(spot)] : kBlank;
}

void Picture::put(Spot spot, Glyph glyph) {
  if (is_inside(spot)) glyphs_[index(spot)] = glyph;
}

int Picture::write(Spot spot, std::string_view text, Style style) {
  while (!text.empty()) put({spot.row, spot.column++}, {in_one_column(take_any_character(text)), style});
  return spot.column;
}

void Picture::copy(const Picture& other, Spot from, Extent extent, Spot to) {
  for (int row = 0; row < extent.rows; ++row) {
    for (int column = 0; column < extent.columns; ++column) {
      put({to.row + row, to.column + column}, other.at({from.row + row, from.column + column}));
    }
  }
}

int width_of(std::string_view text) {
  int width = 0;
  for (; !text.empty(); ++width) take_any_character(text);
  return width;
}

std::string shortened(std::string_view text, int columns) {
  if (width_of(text) <= columns) return std::string{text};
  std::string kept;
  for (const char byte : text) {
    const bool begins = (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
    if (begins && width_of(kept) >= columns - 1) break;
    kept += byte;
  }
  return kept + "…";
}

std::vector<std::string> wrapped(std::string_view text, int columns, std::size_t lines) {
  std::vector<std::string> result;
  while (!text.empty() && result.size() + 1 < lines && width_of(text) > columns) {
    std::size_t end = std::min(text.size(), static_cast<std::size_t>(columns));
    end = text.rfind(' ', end);
    if (end == std::string_view::npos || end == 0) break;
    result.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  if (!text.empty()) result.push_back(shortened(text, columns));
  return result;
}

std::string row_for_terminal(const Picture& picture, int row, Alphabet alphabet, Palette palette) {
  std::string text;
  Style style;
  for (int column = 0; column < picture.extent().columns; ++column) {
    const Glyph& glyph = picture.at({row, column});
    if (palette != Palette::None && !(glyph.style == style)) {
      text += escape_of(glyph.style, palette);
      style = glyph.style;
    }
    append(text, glyph.symbol, alphabet);
  }
  if (!(style == kPlain) && palette != Palette::None) text += "\x1b[0m";
  return text;
}

std::string text_of(const Picture& picture, Alphabet alphabet, Palette palette) {
  std::string text;
  for (int row = 0; row < picture.extent().rows; ++row) {
    std::string line = row_for_terminal(picture, row, alphabet, palette);
    while (line.ends_with(' ')) line.pop_back();
    text += line + "\n";
  }
  return text;
}

}  // namespace terminal
