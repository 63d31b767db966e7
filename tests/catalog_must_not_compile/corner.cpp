// A corner isn't drawn: drawing_error_corner_is_not_a_plus
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
  +----+         +----+
  | ## | ea   ..   vg |
  +----+ vv +----+----+
)",
    {.exit_faces = Direction::North,
     .restaurant = Restaurant{.area = cells({cell_at(2, 0), cell_at(3, 0)}), .front = cell_at(2, 1)},
     .doors = {Door{.cell = cell_at(1, 0), .toward = Direction::North, .out = DoorWay::Code}}});
// clang-format on

}  // namespace catalog
