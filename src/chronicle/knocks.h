// The red pawn: how often each seat gave it to others, and how often it was given to that seat (B-COM-3).
#pragma once

#include <vector>

#include "chronicle/course.h"

namespace chronicle {

struct Knocks {
  std::uint32_t given = 0;
  std::uint32_t received = 0;
  friend bool operator==(const Knocks&, const Knocks&) = default;
};

// By seat.
std::vector<Knocks> knocks_of(const Course& course);

}  // namespace chronicle
