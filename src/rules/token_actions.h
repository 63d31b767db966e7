// What tokens and spells allow at this moment (M2, M3, M4, M9, M10). They are open to every seat, need no
// action tile, and have as many targets as the mall has spaces, so they are handed out one by one and
// not kept in the list of legal actions.
#pragma once

#include "rules/before_acting.h"
#include "rules/module_table.h"

namespace rules {

inline void each_token_action(const Ruleset& rules, const State& state, Seat seat, GiveAction give) {
  const bool may_act =
      state.outcome == Outcome::Running && seat.index < state.seats && what_is_due(state) == Due::Nothing;
  if (!rules.modules.empty() && may_act) list_token_actions(rules, state, seat, give);
}

}  // namespace rules
