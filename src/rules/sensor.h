// The sensor (M13, R-30, R-54).
#pragma once

#include "rules/story.h"

namespace rules {

Objection ban_on_turning(const Ruleset& rules, const State& state, Direction to);

Decision decide_sensor(const Ruleset& rules, const State& state, const Stamped& action,
                       const TurnSensor& turn);

}  // namespace rules
