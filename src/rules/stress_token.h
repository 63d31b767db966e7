// The anti-stress tokens (M2): one sand timer, two swaps, three loudspeakers. They aren't actions: they
// neither end communication nor use anything up.
#pragma once

#include "rules/give_action.h"
#include "rules/resolution.h"

namespace rules {

Objection why_cannot_use_timer_token(const Ruleset& rules, const State& state);
Objection why_cannot_use_swap_token(const Ruleset& rules, const State& state, Seat by,
                                    const UseSwapToken& use);
Objection why_cannot_use_loudspeaker(const Ruleset& rules, const State& state, const UseLoudspeaker& use);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const UseTimerToken& use);
void carry_out(Resolution& resolution, const UseTimerToken& use);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const UseSwapToken& use);
void carry_out(Resolution& resolution, const UseSwapToken& use);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const UseLoudspeaker& use);
void carry_out(Resolution& resolution, const UseLoudspeaker& use);

// For the table of modules.
void set_up_stress_tokens(const Ruleset& rules, State& state);
void list_stress_tokens(const Ruleset& rules, const State& state, Seat seat, GiveAction give);

}  // namespace rules
