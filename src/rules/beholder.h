// The beholder (M8, R-30).
#pragma once

#include "rules/give_action.h"
#include "rules/resolution.h"

namespace rules {

// A hero is on the command space that points in this direction of the table.
bool commands_beholder(const State& state, Direction toward);

Objection why_cannot_move_beholder(const Ruleset& rules, const State& state, Direction toward);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const MoveBeholder& move);
void carry_out(Resolution& resolution, const MoveBeholder& move);

// For the table of modules.
void set_up_beholder(const Ruleset& rules, State& state);
void list_beholder_moves(const Ruleset& rules, const State& state, ActionTile wanted, GiveTileAction give);

}  // namespace rules
