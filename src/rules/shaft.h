// The dwarf's ventilation shafts (M3, R-64, R-65, R-67).
#pragma once

#include "rules/story.h"

namespace rules {

// The other end of the shaft on whose end a space lies.
struct ShaftEnd {
  std::uint8_t pair = 0;
  Place to = kNowhere;
};
std::optional<ShaftEnd> shaft_from(const State& state, Place from, std::uint8_t pair);

// What forbids to lay the other end of a shaft on that space.
Objection ban_on_shaft(const Ruleset& rules, const State& state, Place to);
// What forbids this pawn to go through the shaft whose end it stands on.
Objection ban_on_taking_shaft(const Ruleset& rules, const State& state, Pawn pawn, Place to);

Decision decide_shaft(const Ruleset& rules, const State& state, const Stamped& action,
                      const DeployShaft& deploy);
Decision decide_take_shaft(const Ruleset& rules, const State& state, const Stamped& action,
                           const TakeShaft& take);

}  // namespace rules
