#include "rules/legal.h"

#include <bit>

#include "rules/find_actions.h"
#include "rules/talk.h"

namespace rules {
namespace {

void add_signals(const Ruleset& rules, const State& state, Seat seat, GameTime now, Actions& actions) {
  const Stamped asked{seat, now, {}};
  for (std::uint8_t i = 0; i < state.seats; ++i) {
    if (!why_refused(rules, state, asked, PutRedPawn{Seat{i}})) actions.push_back(PutRedPawn{Seat{i}});
    if (!why_refused(rules, state, asked, Stare{Seat{i}})) actions.push_back(Stare{Seat{i}});
  }
}

}  // namespace

Actions legal_actions(const Ruleset& rules, const State& state, Seat seat) {
  Actions actions;
  if (state.outcome != Outcome::Running || seat.index >= state.seats) return actions;
  const auto keep = [&](const auto& action) { actions.emplace_back(action); };
  if (what_is_due(state) != Due::Nothing) {
    find_what_is_due(rules, state, keep);
    return actions;
  }
  find_actions_of_tiles(rules, state, state.action_tiles[seat.index],
                        [&](Ability, const auto& action) { actions.emplace_back(action); });
  find_actions_of_everybody(rules, state, keep);
  return actions;
}

// Each action is made in its place in the list: one that is made elsewhere and copied, as several words,
// costs as much as finding it.
SeatActions actions_of_all_seats(const Ruleset& rules, const State& state) {
  SeatActions actions;
  find_actions_of_all_seats(
      rules, state, [&](std::uint16_t seats, std::optional<Ability>, const auto& action) {
        for (unsigned bits = seats; bits != 0; bits &= bits - 1)
          actions.emplace_back(Seat{static_cast<std::uint8_t>(std::countr_zero(bits))}, action);
      });
  return actions;
}

Actions legal_actions(const Ruleset& rules, const State& state, Seat seat, Signals signals, GameTime now) {
  Actions actions = legal_actions(rules, state, seat);
  const bool is_here = state.outcome == Outcome::Running && seat.index < state.seats;
  if (signals == Signals::With && is_here) add_signals(rules, state, seat, now, actions);
  return actions;
}

}  // namespace rules
