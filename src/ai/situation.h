// What the teammates have to go on: the rules, what everyone sees, and what they have worked out so far.
#pragma once

#include <span>

#include "ai/landmarks.h"
#include "ai/pace.h"
#include "ai/ways.h"
#include "rules/state.h"

namespace ai {

// Whether to save time or actions: all heroes explore at once, or only the one with the shortest way.
enum class Style : std::uint8_t { Swift, Thrifty };

struct Situation {
  const rules::Ruleset& rules;
  const rules::State& state;  // as everyone sees it
  rules::GameTime now;
  const Landmarks& marks;
  const Ways& ways;
  const Efforts& efforts;
  const Timing& timing;
  Style style = Style::Swift;
  std::uint32_t variation = 0;  // another number prefers other places to explore among equally good ones
  bool in_circles = false;      // all heroes were in the same places again and again
  // Where the tiles of the deck have to go, the one at the bottom first; none: wherever seems best.
  std::span<const rules::Place> blueprint{};
};

}  // namespace ai
