// What everyone can see in the mall: where the items, exits, timers, cameras and unexplored edges are.
#pragma once

#include <array>
#include <optional>

#include "base/fixed_list.h"
#include "rules/state.h"

namespace ai {

using FewPlaces = base::FixedList<rules::Place, 12>;
using ManyPlaces = base::FixedList<rules::Place, catalog::kMostPlaced * 4>;

struct Landmarks {
  std::array<std::optional<rules::Place>, 4> items{};  // by colour
  std::array<std::optional<rules::Place>, 4> exits{};
  FewPlaces timers{};                      // in order
  FewPlaces cameras{};                     // in order
  FewPlaces balls{};                       // in order
  FewPlaces maps{};                        // in order
  std::array<ManyPlaces, 4> unexplored{};  // exploration spaces that lead somewhere new, by colour
};

Landmarks landmarks_of(const rules::State& state);

// Of the three other sides of a tile explored from there: how many have no neighbour yet.
int free_sides_beyond(const rules::State& state, rules::Place from);

// How many tiles fit there one after the other: several spaces may lead to the same place.
std::size_t places_beyond(const rules::State& state, const ManyPlaces& unexplored);

}  // namespace ai
