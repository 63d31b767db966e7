// What is drawn over the mall: help, leaving, and the end.
#pragma once

#include "terminal/game_screen.h"

namespace terminal {

// An empty box with a border.
void draw_box(Picture& screen, Spot corner, Extent extent);

void draw_sheet(Picture& screen, const ScreenView& view, Spot corner, Extent window);

}  // namespace terminal
