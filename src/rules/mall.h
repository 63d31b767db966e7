// The geography of the mall: what is next to what, for any pawn.
#pragma once

#include "base/inlining.h"
#include "rules/state.h"

namespace rules {

// A space as rows and columns of the whole mall, tile 1's upper left corner at 0,0.
struct WorldPlace {
  int row = 0;
  int column = 0;
  int dimension = 0;
  friend constexpr bool operator==(const WorldPlace&, const WorldPlace&) = default;
};

inline WorldPlace world_place(const State& state, Place at) {
  const PlacedTile& tile = placed_tile(state, at.tile());
  const Cell cell = catalog::turned(at.cell(), tile.turns);
  return {tile.row + static_cast<int>(cell.row()), tile.column + static_cast<int>(cell.column()),
          tile.dimension};
}

// The direction of the table that leads from one space to another in a straight line, if there is one.
std::optional<Direction> straight_line(const State& state, Place from, Place to);

enum class Border : std::uint8_t {
  Open,
  OrangeWall,  // with a small opening: S4-1
  Wall,        // or an illustrated area
  DeadEnd,     // an open side that meets a wall: B-MOVE-5
  Edge,        // an open side with nothing beyond: B-MOVE-7
  SteelDoor,   // M5-CODE-1, M5-CODE-2
};

struct NextSpace {
  Border border = Border::Wall;
  Place place = kNowhere;  // beyond an open border, an orange wall or a steel door
};

// The corridor space that touches this one on that side, with or without a wall between them.
std::optional<Place> touching_space(const State& state, Place from, Direction toward);

// How a steel door treats a pawn that goes from this space in that direction.
catalog::DoorWay door_way(const State& state, Place from, Direction toward);
// The border at a steel door: it only leads out of its tile if the tile beyond is open there too.
NextSpace through_steel_door(const State& state, Place from, Direction toward);

INLINED_FOR_SPEED NextSpace next_space(const State& state, Place from, Direction toward) {
  const PlacedTile& here = placed_tile(state, from.tile());
  const catalog::TileDef& tile = catalog::def(from.tile());
  const Cell cell = from.cell();
  const Direction printed = catalog::as_printed(toward, here.turns);
  const std::size_t side = catalog::index(printed);
  if (catalog::contains(tile.open[side], cell)) {
    return {Border::Open, place(from.tile(), catalog::neighbour(cell, printed))};
  }
  if (cell == catalog::kOpening[side] && tile.open_side[side]) {
    const std::optional<Tile> next = here.neighbour(toward);
    if (!next) return {Border::Edge};
    const Direction facing = catalog::as_printed(catalog::opposite(toward), placed_tile(state, *next).turns);
    if (!catalog::def(*next).open_side[catalog::index(facing)]) return {Border::DeadEnd};
    return {Border::Open, place(*next, catalog::kOpening[catalog::index(facing)])};
  }
  if (catalog::contains(tile.passage[side], cell)) {
    return {Border::OrangeWall, place(from.tile(), catalog::neighbour(cell, printed))};
  }
  if (catalog::contains(tile.steel_door[side], cell)) return through_steel_door(state, from, toward);
  return {Border::Wall};
}

// Every corridor space of the mall, tile by tile.
template <class Use>
void each_space(const State& state, Use&& use) {
  for (const Tile tile : state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      if (catalog::contains(catalog::def(tile).corridor, Cell{i})) use(place(tile, Cell{i}));
    }
  }
}

// The side of its tile, as printed, that an exploration space leads out of; none for other spaces.
std::optional<Direction> exploration_side(Place at);

// B-EXPL-1, R-10: an exploration space with nothing beyond it.
bool leads_to_the_unexplored(const State& state, Place at);

// Where a tile goes that is explored from a space, turned so that its entrance continues from it (B-EXPL-2).
struct TilePlacement {
  std::int8_t row = 0;
  std::int8_t column = 0;
  Turns turns;
  std::uint8_t dimension = 0;
};
TilePlacement placement_explored_from(const State& state, Place from, Tile tile);

// The corridor spaces that can be walked to from the starting tiles by moves and escalators, pawns and dwarf
// passages left aside, as if some tiles weren't there.
using Reach = std::array<Cells, kTiles>;
Reach reach_without(const State& state, TileSet missing);

}  // namespace rules
