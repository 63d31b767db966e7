// What a seat may do now. Exactly the actions that decide() accepts, but for the table's own and, unless
// asked for, the signals: the red pawn and the stare.
#pragma once

#include "rules/action.h"
#include "rules/state.h"

namespace rules {

enum class Signals : std::uint8_t { Without, With };

// In no particular order, each once; `now` matters to the red pawn only.
Actions legal_actions(const Ruleset& rules, const State& state, Seat seat);
Actions legal_actions(const Ruleset& rules, const State& state, Seat seat, Signals signals, GameTime now);

}  // namespace rules
