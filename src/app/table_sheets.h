// The sheets that lie over the mall: help, leaving, and the end.
#pragma once

#include "app/table_screen.h"

namespace app {

// An empty box with a border.
void draw_box(Picture& screen, Spot corner, Extent extent);

void draw_sheet(Picture& screen, const TableView& view, Spot corner, Extent window);

}  // namespace app
