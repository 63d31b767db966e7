// The dwarf's ventilation shafts (M3, R-64, R-65, R-67).
#pragma once

#include "rules/give_action.h"
#include "rules/resolution.h"

namespace rules {

// The other end of the shaft that has an end on this space.
struct ShaftEnd {
  std::uint8_t pair = 0;
  Place to = kNowhere;
};
std::optional<ShaftEnd> shaft_from(const State& state, Place from, std::uint8_t pair);

// What forbids laying the other end of a shaft on that space.
Objection why_cannot_lay_shaft(const Ruleset& rules, const State& state, Place to);
// What forbids this pawn from going through the shaft it is on.
Objection why_cannot_take_shaft(const Ruleset& rules, const State& state, Pawn pawn, Place to);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const DeployShaft& deploy);
void carry_out(Resolution& resolution, const DeployShaft& deploy);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const TakeShaft& take);
void carry_out(Resolution& resolution, const TakeShaft& take);

// For the table of modules.
void set_up_shafts(const Ruleset& rules, State& state);
void list_shaft_rides(const Ruleset& rules, const State& state, GiveAction give);
void list_shaft_layings(const Ruleset& rules, const State& state, Seat seat, GiveAction give);

}  // namespace rules
