// The last lines of a screen: what happened, what was refused, and what can be done.
#pragma once

#include <string>

#include "terminal/picture.h"

namespace terminal {

inline constexpr Extent kSmallestScreen{24, 80};
inline constexpr int kFootRows = 4;  // a line, and three lines of text

struct Foot {
  std::string happened;
  std::string refused;
  std::string prompt;  // an open choice; without one, the keys are listed
  std::string keys;
};
void draw_foot(Picture& screen, const Foot& foot);

void draw_level_line(Picture& screen, int row);

// For a window in which nothing fits; `more` is a third line.
Picture too_small_screen(Extent size, std::string_view more);
bool is_too_small(Extent size);

}  // namespace terminal
