#include "rules/cameras.h"

namespace rules {

bool cameras_are_watching(const Ruleset& rules, const State& state) {
  if (!rules.cameras) return false;
  int working = 0;
  for (const Tile tile : state.placed& catalog::tiles_with(Symbol::Camera)) {
    const auto& spaces = catalog::def(tile).spaces;
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const Place at = place(tile, Cell{i});
      const bool works = spaces[i].symbol == Symbol::Camera && !is_out_of_order(state, at);
      if (works && !is_covered(rules, state, at)) ++working;
    }
  }
  return working >= 2;
}

}  // namespace rules
