// Where the pawns went: how often each came to each space, every space of a walk counted.
#pragma once

#include <array>
#include <vector>

#include "chronicle/course.h"

namespace chronicle {

struct Footfall {
  rules::Place at;
  std::array<std::uint32_t, rules::kPawns> times{};
};

// Spaces where nobody came are left out; in the order of the places.
std::vector<Footfall> footfalls_of(const Course& course);

}  // namespace chronicle
