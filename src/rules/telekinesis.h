// The elf's telekinesis (M9, R-31, R-68, R-69).
#pragma once

#include "rules/give_action.h"
#include "rules/resolution.h"

namespace rules {

// What forbids moving this tile to where the elf's exploration space leads.
Objection why_cannot_lift(const Ruleset& rules, const State& state, Tile tile);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const LiftTile& lift);
void carry_out(Resolution& resolution, const LiftTile& lift);

// For the table of modules.
void set_up_telekinesis(const Ruleset& rules, State& state);
void list_liftings(const Ruleset& rules, const State& state, Seat seat, GiveAction give);

}  // namespace rules
