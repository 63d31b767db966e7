#include "rules/legal.h"

#include "rules/arrival.h"
#include "rules/escalator.h"
#include "rules/explore.h"
#include "rules/guards_of_action.h"
#include "rules/rearrangement.h"
#include "rules/talk.h"
#include "rules/theft.h"
#include "rules/vortex.h"
#include "rules/walk.h"

namespace rules {
namespace {

void add_moves(const Ruleset& rules, const State& state, ActionTile tile, Pawn pawn, Actions& actions) {
  const Place from = place_of(state, pawn);
  for (const Direction toward : kDirections) {
    if (!tile.allows(catalog::move_towards(toward))) continue;
    for (Step next = step(rules, state, pawn, from, toward); next;
         next = step(rules, state, pawn, next.place, toward)) {
      if (!ban_on_ending(rules, state, pawn, next.place)) actions.push_back(Move{pawn, from, next.place});
    }
  }
}

void add_vortex(const Ruleset& rules, const State& state, Pawn pawn, Actions& actions) {
  if (vortex_is_closed(rules, state, pawn)) return;
  for (const Tile tile : state.placed& catalog::tiles_with_vortex(colour_of(pawn))) {
    const Place to = place(tile, *catalog::def(tile).vortex[catalog::index(colour_of(pawn))]);
    if (!ban_on_vortex_end(rules, state, pawn, to))
      actions.push_back(TakeVortex{pawn, place_of(state, pawn), to});
  }
}

void add_escalator(const Ruleset& rules, const State& state, Pawn pawn, Actions& actions) {
  const Place from = place_of(state, pawn);
  const std::optional<Place> to = escalator_end(from);
  if (!to || is_occupied(state, *to) || ban_on_ending(rules, state, pawn, *to)) return;
  actions.push_back(RideEscalator{pawn, from, *to});
}

void add_exploring(const Ruleset& rules, const State& state, Actions& actions) {
  if (!state.held && state.deck.empty()) return;
  const EligiblePlaces places = eligible_places(rules, state);
  if (!state.held) {
    if (!places.empty()) actions.push_back(Draw{});
    return;
  }
  for (const Place from : places) actions.push_back(PlaceTile{from});
}

void add_discards(const Ruleset& rules, const State& state, Actions& actions) {
  for (const Tile tile : state.placed) {
    if (!ban_on_discarding(rules, state, tile)) actions.push_back(Discard{tile});
  }
}

void add_signals(const Ruleset& rules, const State& state, Seat seat, GameTime now, Actions& actions) {
  for (std::uint8_t i = 0; i < state.seats; ++i) {
    if (decide_red_pawn(rules, state, {seat, now, {}}, {Seat{i}})) actions.push_back(PutRedPawn{Seat{i}});
    if (decide_stare(rules, state, {seat, now, {}}, {Seat{i}})) actions.push_back(Stare{Seat{i}});
  }
}

}  // namespace

Actions legal_actions(const Ruleset& rules, const State& state, Seat seat) {
  Actions actions;
  if (state.outcome != Outcome::Running || seat.index >= state.seats) return actions;
  if (state.discards_due > 0) {
    add_discards(rules, state, actions);
    return actions;
  }
  const ActionTile tile = state.action_tiles[seat.index];
  for (const Pawn pawn : kHeroes) {
    if (!is_in_the_mall(state, pawn) || must_be_free_to_leave(rules, state, pawn)) continue;
    add_moves(rules, state, tile, pawn, actions);
    if (tile.allows(Ability::Vortex)) add_vortex(rules, state, pawn, actions);
    if (tile.allows(Ability::Escalator)) add_escalator(rules, state, pawn, actions);
  }
  if (tile.allows(Ability::Explore)) add_exploring(rules, state, actions);
  if (!state.stolen && !missing_at_the_theft(rules, state)) actions.push_back(Theft{});
  if (is_solo(state)) actions.push_back(Reveal{});
  return actions;
}

Actions legal_actions(const Ruleset& rules, const State& state, Seat seat, Signals signals, GameTime now) {
  Actions actions = legal_actions(rules, state, seat);
  const bool is_here = state.outcome == Outcome::Running && seat.index < state.seats;
  if (signals == Signals::With && is_here) add_signals(rules, state, seat, now, actions);
  return actions;
}

}  // namespace rules
