// The barbarian's wall breaches (M4, R-64 to R-67).
#pragma once

#include "rules/story.h"

namespace rules {

// A breach that leads from a space in a direction.
struct Crossing {
  std::uint8_t number = 0;
  Place to = kNowhere;
};
std::optional<Crossing> breach_across(const State& state, Place from, Direction toward);

// What forbids to lay any breach from where the barbarian stands to that space.
Objection ban_on_breach(const Ruleset& rules, const State& state, Place to);

Decision decide_breach(const Ruleset& rules, const State& state, const Stamped& action,
                       const DeployBreach& deploy);

}  // namespace rules
