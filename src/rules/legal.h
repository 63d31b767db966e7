// What a seat may do now: exactly the actions that decide() accepts, except the table's own and, unless
// requested, the signals: the red pawn and the stare.
#pragma once

#include "rules/action.h"
#include "rules/state.h"

namespace rules {

enum class Signals : std::uint8_t { Without, With };

// In no particular order, each once; `now` only matters for the red pawn.
Actions legal_actions(const Ruleset& rules, const State& state, Seat seat);
Actions legal_actions(const Ruleset& rules, const State& state, Seat seat, Signals signals, GameTime now);

// The same for all seats at once, without signals: everything they could do next. This is cheaper than asking
// for each seat, because each way a pawn can go is only found once.
using SeatActions = base::FixedList<SeatAction, 1200>;
SeatActions actions_of_all_seats(const Ruleset& rules, const State& state);

}  // namespace rules
