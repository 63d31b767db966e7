// How much sand is left (B-TIME-1, R-12).
#pragma once

#include "rules/state.h"

namespace rules {

inline GameTime sand_ends(const State& state) { return state.sand.since + state.sand.left; }

inline Millis sand_left(const State& state, GameTime now) {
  const GameTime end = sand_ends(state);
  if (now >= end) return Millis{0};
  return now < state.sand.since ? state.sand.left : Millis{end.ms - now.ms};
}

}  // namespace rules
