// A door is drawn but not described: drawing_error_doors_drawn_and_described_differ
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
     .restaurant = Restaurant{.area = cells({cell_at(2, 0), cell_at(3, 0)}), .front = cell_at(2, 1)}});
// clang-format on

}  // namespace catalog
