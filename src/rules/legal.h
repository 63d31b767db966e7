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

// The same for all seats at once, without signals: what the whole crew could do next. Cheaper than asking
// each seat, because a way that a pawn can go is found once, whoever may go it.
struct CrewAction {
  Seat by;
  Action what;
};
using CrewActions = base::FixedList<CrewAction, 1200>;
CrewActions crew_actions(const Ruleset& rules, const State& state);

}  // namespace rules
