// The mall tiles of the expansion, drawn like those of the base game. 2* and 6* to 12* replace the base tile
// with the same number (X-GEN-9), 25* to 29* are new.
#pragma once

#include <array>

#include "catalog/cell.h"
#include "catalog/direction.h"
#include "catalog/draw.h"
#include "catalog/tile.h"

namespace catalog {

// clang-format off: the drawings are pictures.
inline constexpr std::array<Face, kTiles - kBaseTiles> kExpansionFaces{{
    {Tile::T2s, draw(R"(
  +----+----+ ^^ +----+
  | xp | vy   eo | rg |
  +    +----+    +    +
  | ..   ..   ../: .. |
  +----+----+----+    +
  | ## | ../| ..   in <
  +----+    +    +----+
  | ## | ea   ..   vg |
  +----+ vv +----+----+
)",
          {.exit_faces = Direction::North,
           .restaurant = Restaurant{.area = cells({cell_at(2, 0), cell_at(3, 0)}), .front = cell_at(2, 1)}})},
    {Tile::T6s, draw(R"(
  +----+----+----+----+
  | ..   .. | ## | ## |
  +    +    +----+----+
  | .. | ..   ..   iy |
  +    +----+----+----+
  | .. | ## | ## | in <
  +    +----+----+    +
  | ..   ..   ..   .. |
  +----+----+----+----+
)", {.floor = Floor::Blue, .sensor = Direction::East})},
    {Tile::T7s, draw(R"(
  +----+----+ ^^ +----+
  | ## | ## | eg/  .. |
  +----+----+----+    +
  < eo   ../| co   .. |
  +----+    +----+    +
  | io   .. | vy   ep >
  +----+----+----+    +
  | ## | in   ..   .. |
  +----+ ^^ +----+----+
)",
          {.floor = Floor::Blue,
           .restaurant = Restaurant{.area = cells({cell_at(0, 0), cell_at(0, 1)}), .front = cell_at(1, 1)},
           .beholder = true})},
    {Tile::T8s, draw(R"(
  +----+----+----+----+
  | co | .. | ../  .. |
  +    +    +----+    +
  | ..   ../| ## | ig |
  +    +----+----+----+
  | .. | ## | ## | ## |
  +    +----+----+----+
  | ..   in   ..   cb |
  +----+----+----+----+
)", {.floor = Floor::Blue})},
    {Tile::T9s, draw(R"(
  +----+----+ ^^ +----+
  | gs   ..   eg/| co |
  +----+    +----+    +
  > in   .. | ## | ../|
  +----+----+----+    +
  | ## | ## | vo | ep >
  +----+----+    +    +
  | ip   ey   ..   .. |
  +----+ vv +----+----+
)", {.floor = Floor::Blue})},
    {Tile::T10s, draw(R"(
  +----+----+----+----+
  | xg   ..   rg | ## |
  +----+    +----+----+
  < ea/  ..   .. | vg |
  +----+----+    +    +
  | ## | ## | ..   ep >
  +----+----+::::+----+
  | vo   in/  ..   cb |
  +----+ ^^ +----+----+
)", {.exit_faces = Direction::North})},
    {Tile::T11s, draw(R"(
  +----+----+ ^^ +----+
  | xy | ## | ea   rg |
  +    +----+    +----+
  | ..   ..   .. | vy |
  +    +----+    +    +
  | .. | vp | .. | in <
  +    +    +    +    +
  | ..   eg | ..   .. |
  +----+ vv +----+----+
)", {.exit_faces = Direction::North})},
    {Tile::T12s, draw(R"(
  +----+----+ ^^ +----+
  | xo | ## | ea | ## |
  +!!!!+----+    +----+
  | ..   ../  .. | vo |
  +----+    +----+    +
  | ## | .. | ../  in <
  +----+    +----+    +
  | co   ey | ## | vg |
  +----+ vv +----+----+
)",
          {.exit_faces = Direction::North,
           .doors = {Door{.cell = cell_at(1, 0), .toward = Direction::North,
                          .out = DoorWay::Code, .in = DoorWay::Never}}})},
    {Tile::T25s, draw(R"(
  +----+----+----+----+
  | ..   ..   ..   .. |
  +    +----+----+    +
  | .. | ## | ..   .. |
  +    +----+    +    +
  | gr   hs | cf | .. |
  +----+----+----+    +
  | ## | in   ..   .. |
  +----+!!!!+----+----+
)",
          {.floor = Floor::Grey,
           .doors = {Door{.cell = cell_at(3, 1), .toward = Direction::South,
                          .out = DoorWay::Code, .in = DoorWay::Never}}})},
    {Tile::T26s, draw(R"(
  +----+----+ ^^ +----+
  | ## | ## | ey | ## |
  +----+----+    +----+
  < ea   ..   ..   co |
  +----+    +----+----+
  | vg   ..   ..   ea >
  +----+::::+----+    +
  | mp   in   ..   .. |
  +----+ ^^ +----+----+
)", {.restaurant = Restaurant{.area = cells({cell_at(0, 0), cell_at(0, 1)}), .front = cell_at(1, 1)}})},
    {Tile::T27s, draw(R"(
  +----+----+----+----+
  | ..   .. | kS   .. |
  +    +    +----+    +
  | kE | .. | kW | .. |
  +----+    +    +    +
  | ..   .. | ..   ../|
  +    +    +----+----+
  | kN | in   ../| ## |
  +----+ ^^ +----+----+
)")},
    {Tile::T28s, draw(R"(
  +----+----+ ^^ +----+
  | ## | tm | ea   vy |
  +----+!!!!+    +----+
  > in   ..   .. : .. |
  +!!!!+    +----+    +
  | cr | ../| ## | eo >
  +----+----+----+    +
  | ## | eg   ../  .. |
  +----+ vv +----+----+
)",
          {.doors = {Door{.cell = cell_at(1, 1), .toward = Direction::North,
                          .out = DoorWay::Code, .in = DoorWay::Free},
                     Door{.cell = cell_at(1, 0), .toward = Direction::South,
                          .out = DoorWay::Code, .in = DoorWay::Free}}})},
    {Tile::T29s, draw(R"(
  +----+----+ vv +----+
  | ## | sc   in   mp |
  +----+----+    +----+
  < ea | ## | .. | ## |
  +    +----+----+----+
  | .. | vp | ..   ep >
  +    +    +    +----+
  | ..   eo   ..   co |
  +----+ vv +----+----+
)")},
}};
// clang-format on

}  // namespace catalog
