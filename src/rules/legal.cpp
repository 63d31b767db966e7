#include "rules/legal.h"

#include <bit>

#include "rules/appearance.h"
#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/beholder.h"
#include "rules/escalator.h"
#include "rules/explore.h"
#include "rules/rearrangement.h"
#include "rules/sensor.h"
#include "rules/shaft.h"
#include "rules/talk.h"
#include "rules/theft.h"
#include "rules/vortex.h"
#include "rules/walk.h"
#include "rules/watch.h"

namespace rules {
namespace {

// Each of these gives every action it finds, with the ability it takes, to whoever asked.
template <class Give>
void find_moves(const Ruleset& rules, const State& state, ActionTile wanted, Pawn pawn, Give&& give) {
  const Place from = place_of(state, pawn);
  for (const Direction toward : kDirections) {
    if (!wanted.allows(catalog::move_towards(toward))) continue;
    for (Step next = step(rules, state, pawn, from, toward); next;
         next = step(rules, state, pawn, next.place, toward)) {
      if (next.is_caught || !ban_on_ending(rules, state, pawn, next.place)) {
        give(catalog::move_towards(toward), Move{pawn, from, next.place});
      }
      if (next.is_caught) break;
    }
  }
}

template <class Give>
void find_vortex(const Ruleset& rules, const State& state, Pawn pawn, Give&& give) {
  if (vortex_is_closed(rules, state, pawn)) return;
  for (const Tile tile : state.placed& catalog::tiles_with_vortex(colour_of(pawn))) {
    const Place to = place(tile, *catalog::def(tile).vortex[catalog::index(colour_of(pawn))]);
    if (!ban_on_vortex_end(rules, state, pawn, to)) {
      give(Ability::Vortex, TakeVortex{pawn, place_of(state, pawn), to});
    }
  }
}

template <class Give>
void find_escalator(const Ruleset& rules, const State& state, Pawn pawn, Give&& give) {
  const Place from = place_of(state, pawn);
  const std::optional<Place> to = escalator_end(from);
  if (!to || is_occupied(state, *to) || ban_on_ending(rules, state, pawn, *to)) return;
  if (sensor_covers(state, *to)) return;
  give(Ability::Escalator, RideEscalator{pawn, from, *to});
}

template <class Give>
void find_exploring(const Ruleset& rules, const State& state, Give&& give) {
  if (!state.held && state.deck.empty()) return;
  const EligiblePlaces places = eligible_places(rules, state);
  if (!state.held) {
    if (!places.empty()) give(Ability::Explore, Draw{});
    return;
  }
  for (const Place from : places) give(Ability::Explore, PlaceTile{from});
}

// M12-2: a hero in the control room brings guards to its vortexes.
template <class Give>
void find_control_room(const Ruleset& rules, const State& state, Pawn guard, Give&& give) {
  const std::optional<Pawn> hero = hero_in_control(rules, state);
  if (!hero) return;
  for (const Tile tile : state.placed& catalog::tiles_with_vortex(colour_of(*hero))) {
    const Place to = place(tile, *catalog::def(tile).vortex[catalog::index(colour_of(*hero))]);
    if (ban_on_control_room(rules, state, guard, to)) continue;
    give(Ability::Vortex, TakeVortex{guard, place_of(state, guard), to});
  }
}

// M8-3
template <class Give>
void find_beholder(const Ruleset& rules, const State& state, ActionTile wanted, Give&& give) {
  for (const Direction toward : kDirections) {
    const Ability ability = catalog::move_towards(toward);
    if (!wanted.allows(ability) || ban_on_beholder(rules, state, toward)) continue;
    give(ability, MoveBeholder{state.security.beholder_tile, toward});
  }
}

// B-MOVE-1, M1-3: heroes and guards go by the same arrows; who may not leave its space is not asked where to.
bool may_go(const Ruleset& rules, const State& state, Pawn pawn) {
  if (is_hero(pawn)) return !must_be_free_to_leave(rules, state, pawn);
  return !ban_on_moving_guard(rules, state, pawn, Way::Walk);
}

// What needs an action tile, as far as its abilities are wanted.
template <class Give>
void find_actions_of_tiles(const Ruleset& rules, const State& state, ActionTile wanted, Give&& give) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Pawn pawn = static_cast<Pawn>(i);
    if (!is_in_the_mall(state, pawn)) continue;
    if (may_go(rules, state, pawn)) {
      find_moves(rules, state, wanted, pawn, give);
      if (wanted.allows(Ability::Vortex) && is_hero(pawn)) find_vortex(rules, state, pawn, give);
      if (wanted.allows(Ability::Escalator)) find_escalator(rules, state, pawn, give);
    }
    if (wanted.allows(Ability::Vortex) && !is_hero(pawn)) find_control_room(rules, state, pawn, give);
  }
  if (wanted.allows(Ability::Explore)) find_exploring(rules, state, give);
  if (rules.modules.contains(Module::Beholder)) find_beholder(rules, state, wanted, give);
}

// M3-2, M3-3
template <class Give>
void find_shafts(const Ruleset& rules, const State& state, Give&& give) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Pawn pawn = static_cast<Pawn>(i);
    if (!is_in_the_mall(state, pawn)) continue;
    const Place from = place_of(state, pawn);
    for (std::uint8_t pair = 0; pair < kShafts; ++pair) {
      const std::optional<ShaftEnd> end = shaft_from(state, from, pair);
      if (end && !ban_on_taking_shaft(rules, state, pawn, end->to)) give(TakeShaft{pawn, from, end->to});
    }
  }
}

// M13-3
template <class Give>
void find_sensor(const Ruleset& rules, const State& state, Give&& give) {
  for (const Direction to : kDirections) {
    if (!ban_on_turning(rules, state, to)) give(TurnSensor{state.security.sensor_side, to});
  }
}

// What any seat may do, with or without an action tile.
template <class Give>
void find_actions_of_everybody(const Ruleset& rules, const State& state, Give&& give) {
  if (!state.stolen && !missing_at_the_theft(rules, state) && !ban_on_theft_in_tutorial(rules, state)) {
    give(Theft{});
  }
  if (is_solo(state)) give(Reveal{});
  if (rules.modules.contains(Module::Shafts)) find_shafts(rules, state, give);
  if (rules.modules.contains(Module::Sensor)) find_sensor(rules, state, give);
}

//
template <class Give>
void find_spaces_to_choose(const Ruleset& rules, const State& state, Give&& give) {
  for (const Place to : spaces_to_choose(rules, state)) give(ChooseSpace{*state.security.choosing, to});
}

template <class Give>
void find_discards(const Ruleset& rules, const State& state, Give&& give) {
  for (const Tile tile : state.placed) {
    if (!ban_on_discarding(rules, state, tile)) give(Discard{tile});
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
  const auto keep = [&](const Action& action) { actions.push_back(action); };
  if (state.discards_due > 0) {
    find_discards(rules, state, keep);
    return actions;
  }
  if (state.security.choosing) {
    find_spaces_to_choose(rules, state, keep);
    return actions;
  }
  find_actions_of_tiles(rules, state, state.action_tiles[seat.index],
                        [&](Ability, const Action& action) { actions.push_back(action); });
  find_actions_of_everybody(rules, state, keep);
  return actions;
}

CrewActions crew_actions(const Ruleset& rules, const State& state) {
  CrewActions actions;
  if (state.outcome != Outcome::Running) return actions;
  const auto give_to_everybody = [&](const Action& action) {
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) actions.push_back({Seat{seat}, action});
  };
  if (state.discards_due > 0) {
    find_discards(rules, state, give_to_everybody);
    return actions;
  }
  if (state.security.choosing) {
    find_spaces_to_choose(rules, state, give_to_everybody);
    return actions;
  }
  ActionTile dealt;
  std::array<std::uint16_t, catalog::kAbilities> holders{};  // a bit for each seat
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const ActionTile tile = state.action_tiles[seat];
    dealt.bits = static_cast<std::uint8_t>(dealt.bits | tile.bits);
    for (unsigned bits = tile.bits; bits != 0; bits &= bits - 1) {
      std::uint16_t& mask = holders[static_cast<std::size_t>(std::countr_zero(bits))];
      mask = static_cast<std::uint16_t>(mask | (1U << seat));
    }
  }
  find_actions_of_tiles(rules, state, dealt, [&](Ability ability, const Action& action) {
    for (unsigned bits = holders[catalog::index(ability)]; bits != 0; bits &= bits - 1) {
      actions.push_back({Seat{static_cast<std::uint8_t>(std::countr_zero(bits))}, action});
    }
  });
  find_actions_of_everybody(rules, state, give_to_everybody);
  return actions;
}

Actions legal_actions(const Ruleset& rules, const State& state, Seat seat, Signals signals, GameTime now) {
  Actions actions = legal_actions(rules, state, seat);
  const bool is_here = state.outcome == Outcome::Running && seat.index < state.seats;
  if (signals == Signals::With && is_here) add_signals(rules, state, seat, now, actions);
  return actions;
}

}  // namespace rules
