// "Why not?": the rule that keeps a seat from bringing a pawn to a space by any of its actions.
#pragma once

#include <expected>

#include "rules/resolution.h"

namespace rules {

// The action that does it, or the refusal that fits best.
std::expected<Action, Refusal> why(const Ruleset& rules, const State& state, Seat seat, Pawn pawn, Place to);

}  // namespace rules
