// The anti-stress tokens (M2): one sand timer, two swaps, three loudspeakers. They are no actions: they
// neither close communication nor use anything up.
#pragma once

#include "rules/story.h"

namespace rules {

Objection ban_on_timer_token(const Ruleset& rules, const State& state);
Objection ban_on_swap_token(const Ruleset& rules, const State& state, Seat by, const UseSwapToken& use);
Objection ban_on_loudspeaker(const Ruleset& rules, const State& state, const UseLoudspeaker& use);

Decision decide_timer_token(const Ruleset& rules, const State& state, const Stamped& action);
Decision decide_swap_token(const Ruleset& rules, const State& state, const Stamped& action,
                           const UseSwapToken& use);
Decision decide_loudspeaker(const Ruleset& rules, const State& state, const Stamped& action,
                            const UseLoudspeaker& use);

}  // namespace rules
