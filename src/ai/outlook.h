// What the teammates have to go by: the rules, what everybody sees, and what they have made of it so far.
#pragma once

#include <span>

#include "ai/landmarks.h"
#include "ai/pace.h"
#include "ai/ways.h"
#include "rules/state.h"

namespace ai {

// Whether time or actions are to be saved: all heroes explore at once, or only the one that has the least to
// go.
enum class Style : std::uint8_t { Swift, Thrifty };

struct Outlook {
  const rules::Ruleset& rules;
  const rules::State& state;  // as everybody sees it
  rules::GameTime now;
  const Landmarks& marks;
  const Ways& ways;
  const Efforts& efforts;
  const Rhythm& rhythm;
  Style style = Style::Swift;
  std::uint32_t taste = 0;  // another number prefers other explorations among equals
  bool in_circles = false;  // all heroes came to stand where they had stood, again and again
  // Where the tiles of the deck have to go, the one at the bottom first; none: where it seems best.
  std::span<const rules::Place> blueprint{};
};

}  // namespace ai
