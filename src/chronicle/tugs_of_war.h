// Tugs-of-war: a pawn that goes back and forth because two people want different things. An action pulls back
// if it walks a pawn in the opposite direction of its previous walk, by another seat and within ten seconds.
// Two such actions in a row (there, back and there again) are a tug-of-war.
#pragma once

#include <vector>

#include "chronicle/course.h"

namespace chronicle {

inline constexpr rules::Millis kTugPatience{10'000};
inline constexpr std::uint32_t kFewestPulls = 2;

struct TugOfWar {
  rules::Pawn pawn = rules::Pawn::Yellow;
  std::size_t first = 0;    // the action that began it
  std::size_t last = 0;     // the action that ended it
  std::uint32_t pulls = 0;  // how often it was pulled back
};

// In the order they began.
std::vector<TugOfWar> tugs_of_war(const Course& course);

}  // namespace chronicle
