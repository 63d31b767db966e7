// Tugs-of-war: a pawn that goes to and fro because two people want different things. A deed pulls back if it
// walks a pawn in the opposite direction of its walk before, by another seat and within ten seconds; two such
// in a row, there and back and there again, are a tug-of-war.
#pragma once

#include <vector>

#include "chronicle/course.h"

namespace chronicle {

inline constexpr rules::Millis kTugPatience{10'000};
inline constexpr std::uint32_t kFewestPulls = 2;

struct Tug {
  rules::Pawn pawn = rules::Pawn::Yellow;
  std::size_t first = 0;    // the deed that began it
  std::size_t last = 0;     // the deed that ended it
  std::uint32_t pulls = 0;  // how often it was pulled back
};

// In the order of their beginnings.
std::vector<Tug> tugs_of(const Course& course);

}  // namespace chronicle
