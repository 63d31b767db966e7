#include "ai/landmarks.h"

#include <algorithm>
#include <vector>

#include "rules/mall.h"

namespace ai {

using rules::Place;
using rules::Symbol;

Landmarks landmarks_of(const rules::State& state) {
  Landmarks marks{};
  for (const rules::Tile tile : state.placed) {
    const auto& spaces = catalog::def(tile).spaces;
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const rules::Space& space = spaces[i];
      const Place at = rules::place(tile, rules::Cell{i});
      if (is_covered(state.security, at)) continue;
      const bool in_order = !is_out_of_order(state, at);
      switch (space.symbol) {
        case Symbol::Item:
          marks.items[index(*space.colour)] = at;
          break;
        case Symbol::Exit:
          marks.exits[index(*space.colour)] = at;
          break;
        case Symbol::SandTimer:
          if (in_order && !marks.timers.full()) marks.timers.push_back(at);
          break;
        case Symbol::Camera:
          if (in_order && !marks.cameras.full()) marks.cameras.push_back(at);
          break;
        case Symbol::CrystalBall:
          if (in_order && !marks.balls.full()) marks.balls.push_back(at);
          break;
        case Symbol::Map:
          if (in_order && !marks.maps.full()) marks.maps.push_back(at);
          break;
        case Symbol::Exploration:
          if (space.colour && leads_to_the_unexplored(state, at))
            marks.unexplored[index(*space.colour)].push_back(at);
          break;
        default:
          break;
      }
    }
  }
  return marks;
}

int free_sides_beyond(const rules::State& state, Place from) {
  const rules::TilePlacement there = placement_explored_from(state, from, rules::Tile::T2);
  int free = 0;
  for (const catalog::Offset offset : catalog::kNeighbourPlace) {
    const int row = there.row + offset.rows;
    const int column = there.column + offset.columns;
    bool is_taken = false;
    for (const rules::Tile tile : state.placed) {
      const rules::PlacedTile& other = placed_tile(state, tile);
      is_taken |= other.dimension == there.dimension && other.row == row && other.column == column;
    }
    if (!is_taken) ++free;
  }
  return free;
}

std::size_t places_beyond(const rules::State& state, const ManyPlaces& unexplored) {
  std::vector<std::array<int, 3>> places;
  for (const Place from : unexplored) {
    const rules::TilePlacement there = placement_explored_from(state, from, rules::Tile::T2);
    const std::array<int, 3> place{there.dimension, there.row, there.column};
    if (std::ranges::find(places, place) == places.end()) places.push_back(place);
  }
  return places.size();
}

}  // namespace ai
