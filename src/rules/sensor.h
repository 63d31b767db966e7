// The sensor (M13, R-30, R-54).
#pragma once

#include "rules/give_action.h"
#include "rules/resolution.h"

namespace rules {

Objection why_cannot_turn_sensor(const Ruleset& rules, const State& state, Direction to);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const TurnSensor& turn);
void carry_out(Resolution& resolution, const TurnSensor& turn);

// For the table of modules.
void set_up_sensor(const Ruleset& rules, State& state);
void list_sensor_turns(const Ruleset& rules, const State& state, GiveAction give);

}  // namespace rules
