// The elf's telekinesis (M9, R-31, R-68, R-69).
#pragma once

#include "rules/story.h"

namespace rules {

// What forbids to move this tile to where the elf's exploration space leads.
Objection ban_on_lifting(const Ruleset& rules, const State& state, Tile tile);

Decision decide_telekinesis(const Ruleset& rules, const State& state, const Stamped& action,
                            const LiftTile& lift);

}  // namespace rules
