// The column next to the mall: what is played, the heroes, who may do what, the deck and the theft.
#pragma once

#include "terminal/game_screen.h"

namespace terminal {

// Wider in wide windows.
constexpr int side_columns(Extent size) { return size.columns < 110 ? 24 : 34; }

// From the first row to the last but one, at the right edge of the screen.
struct Rows {
  int top = 0;
  int bottom = 0;
};
void draw_side(Picture& screen, const ScreenView& view, Rows rows);

}  // namespace terminal
