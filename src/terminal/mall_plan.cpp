#include "terminal/mall_plan.h"

#include <algorithm>

#include "rules/mall.h"

namespace terminal {
namespace {

using rules::Cell;
using rules::Direction;
using rules::Place;
using rules::State;
using rules::Tile;

constexpr int kBetweenDimensions = 2;

// Adjacent illustrated spaces of a tile are one shop without inner walls.
Border border_of_shop(const State& state, Place at, Direction toward) {
  const rules::Turns turns = rules::placed_tile(state, at.tile()).turns;
  const Cell turned = catalog::turned(at.cell(), turns);
  const catalog::Offset step = catalog::kStep[catalog::index(toward)];
  const int row = static_cast<int>(turned.row()) + step.rows;
  const int column = static_cast<int>(turned.column()) + step.columns;
  if (row < 0 || row > 3 || column < 0 || column > 3) return {Fence::Wall};
  const Cell next = catalog::neighbour(at.cell(), catalog::as_printed(toward, turns));
  return {catalog::contains(catalog::def(at.tile()).corridor, next) ? Fence::Wall : Fence::Shop};
}

Border border_of(const State& state, Place at, Direction toward) {
  if (!catalog::contains(catalog::def(at.tile()).corridor, at.cell()))
    return border_of_shop(state, at, toward);
  switch (rules::next_space(state, at, toward).border) {
    case rules::Border::Open:
      return {Fence::Open};
    case rules::Border::OrangeWall:
      return {Fence::OrangeWall};
    case rules::Border::Edge:
      // Arrows point to what can be explored; an entrance with nothing beyond it has one too.
      if (!rules::leads_to_the_unexplored(state, at)) return {Fence::Arrow, catalog::opposite(toward)};
      return {Fence::Arrow, toward, rules::space_at(at).colour};
    case rules::Border::Wall:
    case rules::Border::DeadEnd:
    case rules::Border::SteelDoor:
      return {Fence::Wall};
  }
  return {};
}

}  // namespace

MallPlan::MallPlan(const State& state) : state_(state) {
  for (const Tile tile : state.placed) {
    const rules::PlacedTile& placed_tile = rules::placed_tile(state, tile);
    Bounds& bounds = bounds_[placed_tile.dimension];
    bounds.top = std::min<int>(bounds.top, placed_tile.row);
    bounds.left = std::min<int>(bounds.left, placed_tile.column);
    bounds.bottom = std::max(bounds.bottom, placed_tile.row + 4);
    bounds.right = std::max(bounds.right, placed_tile.column + 4);
  }
}

Extent MallPlan::extent() const {
  const int gap = bounds_[1].is_empty() ? 0 : kBetweenDimensions;
  return {std::max(bounds_[0].rows(), bounds_[1].rows()), bounds_[0].columns() + gap + bounds_[1].columns()};
}

Spot MallPlan::spot(Place at) const {
  const rules::WorldPlace world = rules::world_place(state_, at);
  const Bounds& bounds = bounds_[static_cast<std::size_t>(world.dimension)];
  const int aside = world.dimension == 0 ? 0 : bounds_[0].columns() + kBetweenDimensions;
  return {world.row - bounds.top, world.column - bounds.left + aside};
}

MallFences::MallFences(const State& state, const MallPlan& plan)
    : columns_(plan.extent().columns + 1),
      above_(static_cast<std::size_t>((plan.extent().rows + 1) * columns_)),
      left_(above_.size()) {
  for (const Tile tile : state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const Place at = rules::place(tile, Cell{i});
      for (const Direction toward : rules::kDirections)
        put(plan.spot(at), toward, border_of(state, at, toward));
    }
  }
}

void MallFences::put(Spot spot, Direction toward, const Border& border) {
  if (toward == Direction::South) ++spot.row;
  if (toward == Direction::East) ++spot.column;
  const bool is_above = toward == Direction::North || toward == Direction::South;
  Border& there = is_above ? above_[index(spot)] : left_[index(spot)];
  if (border.fence > there.fence) there = border;
}

}  // namespace terminal
