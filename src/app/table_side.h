// The column beside the mall: what is played, the heroes, who may do what, the deck and the theft.
#pragma once

#include "app/table_screen.h"

namespace app {

// Wide windows have more room for it.
constexpr int side_columns(Extent size) { return size.columns < 110 ? 24 : 34; }

// From the first row to before the last, at the right edge of the screen.
struct Rows {
  int top = 0;
  int bottom = 0;
};
void draw_side(Picture& screen, const TableView& view, Rows rows);

}  // namespace app
