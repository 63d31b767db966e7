#include "ai/assignment.h"

namespace ai {

std::vector<Destination> Assignment::destinations(const rules::State& state) const {
  std::vector<Destination> found;
  for (const rules::Tile tile : state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const rules::Place at = rules::place(tile, rules::Cell{i});
      if (wanted.contains(at)) found.push_back({at});
    }
  }
  return found;
}

}  // namespace ai
