// The barbarian's wall breaches (M4, R-64 to R-67).
#pragma once

#include "rules/give_action.h"
#include "rules/resolution.h"

namespace rules {

// A breach that leads from a space in a direction.
struct Crossing {
  std::uint8_t number = 0;
  Place to = kNowhere;
};
std::optional<Crossing> breach_across(const State& state, Place from, Direction toward);

// What forbids laying any breach from the barbarian's space to that space.
Objection why_cannot_lay_breach(const Ruleset& rules, const State& state, Place to);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const DeployBreach& deploy);
void carry_out(Resolution& resolution, const DeployBreach& deploy);

// For the table of modules.
void set_up_breaches(const Ruleset& rules, State& state);
void list_breaches(const Ruleset& rules, const State& state, Seat seat, GiveAction give);

}  // namespace rules
