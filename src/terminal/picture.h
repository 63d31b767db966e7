// A picture made of characters: a grid of glyphs, each with a style. Everything the terminal table shows is
// drawn here first, so that a test can compare it as text; only the last step knows about terminals.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace terminal {

enum class Ink : std::uint8_t { Plain, Yellow, Purple, Green, Orange, Red, Grey, Sand };
enum class Weight : std::uint8_t { Normal, Bold };
enum class Ground : std::uint8_t { Normal, Reversed };  // reversed: the ink is the background

struct Style {
  Ink ink = Ink::Plain;
  Weight weight = Weight::Normal;
  Ground ground = Ground::Normal;
  friend constexpr bool operator==(Style, Style) = default;
};

inline constexpr Style kPlain{};
inline constexpr Style kBold{.weight = Weight::Bold};
inline constexpr Style kFaint{.ink = Ink::Grey};
inline constexpr Style kAlarm{.ink = Ink::Red, .weight = Weight::Bold};
inline constexpr Style kReversed{.weight = Weight::Bold, .ground = Ground::Reversed};

struct Glyph {
  char32_t symbol = U' ';
  Style style = kPlain;
  friend constexpr bool operator==(Glyph, Glyph) = default;
};

// Rows grow downwards, columns to the right; both may be negative if something is only partly visible.
struct Spot {
  int row = 0;
  int column = 0;
  friend constexpr bool operator==(Spot, Spot) = default;
};
struct Extent {
  int rows = 0;
  int columns = 0;
  friend constexpr bool operator==(Extent, Extent) = default;
};

class Picture {
 public:
  Picture() = default;
  explicit Picture(Extent extent);

  Extent extent() const { return extent_; }
  const Glyph& at(Spot spot) const;

  // Everything outside is left out.
  void put(Spot spot, Glyph glyph);
  // UTF-8, on one line; returns the column after it.
  int write(Spot spot, std::string_view text, Style style = kPlain);
  // The part of another picture that starts at `from` and fills `extent`, at `to` of this one.
  void copy(const Picture& other, Spot from, Extent extent, Spot to);

 private:
  bool is_inside(Spot spot) const;
  std::size_t index(Spot spot) const;

  Extent extent_;
  std::vector<Glyph> glyphs_;
};

// Which characters can be shown: all, or ASCII only.
enum class Alphabet : std::uint8_t { Unicode, Ascii };
// Whether styles use colours, only bold and reversed, or nothing at all.
enum class Palette : std::uint8_t { Colours, Monochrome, None };

// Every line ends with a line break; trailing blanks are left out.
std::string text_of(const Picture& picture, Alphabet alphabet, Palette palette = Palette::None);

// One row as a terminal needs it: all columns, with the style reset at the end.
std::string row_for_terminal(const Picture& picture, int row, Alphabet alphabet, Palette palette);

// How many columns a text takes, one per character.
int width_of(std::string_view text);
// As much of a text as fits into the columns; a mark at its end says that there's more.
std::string shortened(std::string_view text, int columns);
// Words are kept whole; what doesn't fit into the lines is cut.
std::vector<std::string> wrapped(std::string_view text, int columns, std::size_t lines);

}  // namespace terminal
