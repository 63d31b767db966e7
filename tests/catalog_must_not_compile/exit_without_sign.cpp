// Nothing says where the exit points: drawing_error_exit_and_exit_faces_do_not_go_together
#include "catalog/draw.h"

namespace catalog {

// clang-format off: the drawing is a picture.
inline constexpr TileDef kTile = draw(R"(
  +----+----+ ^^ +----+
  | xp | vy   eo | rg |
  +!!!!+----+    +    +
  | ..   ..   ../: .. |
  +----+----+----+    +
  | ## | ../| ..   in <
  +----+    +    +----+
  | ## | ea   ..   vg |
  +----+ vv +----+----+
)",
    {.restaurant = Restaurant{.area = cells({cell_at(2, 0), cell_at(3, 0)}), .front = cell_at(2, 1)},
     .doors = {Door{.cell = cell_at(1, 0), .toward = Direction::North, .out = DoorWay::Code}}});
// clang-format on

}  // namespace catalog
