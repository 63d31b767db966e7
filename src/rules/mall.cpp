#include "rules/mall.h"

#include "base/fixed_list.h"

namespace rules {

using catalog::def;
using catalog::kNeighbourPlace;
using catalog::kOpening;
using catalog::on_table;

std::optional<Direction> straight_line(const State& state, Place from, Place to) {
  const WorldPlace a = world_place(state, from);
  const WorldPlace b = world_place(state, to);
  if (a.dimension != b.dimension) return std::nullopt;
  if (a.column == b.column && a.row != b.row) return b.row < a.row ? Direction::North : Direction::South;
  if (a.row == b.row && a.column != b.column) return b.column > a.column ? Direction::East : Direction::West;
  return std::nullopt;
}

std::optional<Place> touching_space(const State& state, Place from, Direction toward) {
  const PlacedTile& here = placed_tile(state, from.tile());
  const Cell cell = catalog::turned(from.cell(), here.turns);
  const catalog::Offset step = catalog::kStep[catalog::index(toward)];
  int row = static_cast<int>(cell.row()) + step.rows;
  int column = static_cast<int>(cell.column()) + step.columns;
  Tile tile = from.tile();
  if (row < 0 || row > 3 || column < 0 || column > 3) {
    const std::optional<Tile> next = here.neighbour(toward);
    if (!next) return std::nullopt;
    row += here.row - placed_tile(state, *next).row;
    column += here.column - placed_tile(state, *next).column;
    if (row < 0 || row > 3 || column < 0 || column > 3) return std::nullopt;  // the gap of the pinwheel
    tile = *next;
  }
  const Turns back{static_cast<std::uint8_t>((4U - placed_tile(state, tile).turns.quarters) & 3U)};
  const Cell there =
      catalog::turned(catalog::cell_at(static_cast<unsigned>(row), static_cast<unsigned>(column)), back);
  if (!catalog::contains(def(tile).corridor, there)) return std::nullopt;
  return place(tile, there);
}

catalog::DoorWay door_way(const State& state, Place from, Direction toward) {
  const catalog::TileDef& tile = def(from.tile());
  const Direction printed = catalog::as_printed(toward, placed_tile(state, from.tile()).turns);
  for (unsigned i = 0; i < tile.door_count; ++i) {
    const catalog::Door& door = tile.doors[i];
    if (door.cell == from.cell() && door.toward == printed) return door.out;
    const bool is_inside = !(door.cell == kOpening[catalog::index(door.toward)] &&
                             tile.sides[catalog::index(door.toward)].kind == SideKind::BlindDoor);
    if (is_inside && catalog::neighbour(door.cell, door.toward) == from.cell() &&
        catalog::opposite(door.toward) == printed) {
      return door.in;
    }
  }
  return catalog::DoorWay::Never;
}

NextSpace through_steel_door(const State& state, Place from, Direction toward) {
  const PlacedTile& here = placed_tile(state, from.tile());
  const Direction printed = catalog::as_printed(toward, here.turns);
  const std::size_t side = catalog::index(printed);
  const bool leads_out =
      from.cell() == kOpening[side] && def(from.tile()).sides[side].kind == SideKind::BlindDoor;
  if (!leads_out) return {Border::SteelDoor, place(from.tile(), catalog::neighbour(from.cell(), printed))};
  const std::optional<Tile> next = here.neighbour(toward);
  if (!next) return {Border::Wall};
  const Direction facing = catalog::as_printed(catalog::opposite(toward), placed_tile(state, *next).turns);
  if (!def(*next).open_side[catalog::index(facing)]) return {Border::Wall};
  return {Border::SteelDoor, place(*next, kOpening[catalog::index(facing)])};
}

std::optional<Direction> exploration_side(Place at) {
  if (space_at(at).symbol != Symbol::Exploration) return std::nullopt;
  for (const Direction printed : kDirections) {
    const SideKind kind = def(at.tile()).sides[catalog::index(printed)].kind;
    const bool is_explored_from = kind == SideKind::Explore || kind == SideKind::AutoExplore;
    if (is_explored_from && kOpening[catalog::index(printed)] == at.cell()) return printed;
  }
  return std::nullopt;
}

bool leads_to_the_unexplored(const State& state, Place at) {
  const std::optional<Direction> side = exploration_side(at);
  if (!side) return false;
  const PlacedTile& here = placed_tile(state, at.tile());
  return !here.neighbour(on_table(*side, here.turns));
}

TilePlacement placement_explored_from(const State& state, Place from, Tile tile) {
  const PlacedTile& here = placed_tile(state, from.tile());
  const Direction toward = on_table(*exploration_side(from), here.turns);
  const catalog::Offset offset = kNeighbourPlace[catalog::index(toward)];
  return {.row = static_cast<std::int8_t>(here.row + offset.rows),
          .column = static_cast<std::int8_t>(here.column + offset.columns),
          .turns = catalog::turns_between(*def(tile).entrance, catalog::opposite(toward)),
          .dimension = here.dimension};
}

Reach reach_without(const State& state, TileSet missing) {
  Reach reached{};
  base::FixedList<Place, catalog::kMostPlaced * catalog::kCells> to_visit;
  const auto visit = [&](Place at) {
    Cells& cells = reached[static_cast<std::size_t>(at.tile())];
    if (missing.contains(at.tile()) || catalog::contains(cells, at.cell())) return;
    cells = static_cast<Cells>(cells | catalog::bit(at.cell()));
    to_visit.push_back(at);
  };
  for (const Tile start : {Tile::T1a, Tile::T1b, catalog::kSecondStart}) {
    const bool begins_here = catalog::is_start(start) || placed_tile(state, start).dimension == 1;
    if (!is_placed(state, start) || !begins_here) continue;
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      if (catalog::contains(def(start).corridor, Cell{i})) visit(place(start, Cell{i}));
    }
  }
  while (!to_visit.empty()) {
    const Place at = to_visit.back();
    to_visit.pop_back();
    for (const Direction toward : kDirections) {
      const NextSpace next = next_space(state, at, toward);
      if (next.border == Border::Open) visit(next.place);
    }
    if (const auto end = def(at.tile()).escalator[at.cell().index]) visit(place(at.tile(), *end));
  }
  return reached;
}

}  // namespace rules
