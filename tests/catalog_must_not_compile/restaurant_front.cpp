// The front of a restaurant isn't a corridor space: drawing_error_restaurant_front_is_no_corridor
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
    {.exit_faces = Direction::North,
     .restaurant = Restaurant{.area = cells({cell_at(2, 0), cell_at(3, 0)}), .front = cell_at(2, 0)},
     .doors = {Door{.cell = cell_at(1, 0), .toward = Direction::North, .out = DoorWay::Code}}});
// clang-format on

}  // namespace catalog
