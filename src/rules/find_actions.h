// Finds what may be done now and passes every action on as it is found. For legal.cpp, and for code that
// needs the actions faster than in a list.
#pragma once

#include <array>
#include <bit>
#include <optional>

#include "rules/action.h"
#include "rules/appearance.h"
#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/escalator.h"
#include "rules/explore.h"
#include "rules/module_table.h"
#include "rules/rearrangement.h"
#include "rules/state.h"
#include "rules/theft.h"
#include "rules/vortex.h"
#include "rules/walk.h"

namespace rules {

// Each of these passes every action it finds, with the ability it needs, to the caller.
template <class Give>
void find_moves(const Ruleset& rules, const State& state, ActionTile wanted, Pawn pawn, Give&& give) {
  const Place from = place_of(state, pawn);
  for (const Direction toward : kDirections) {
    if (!wanted.allows(catalog::move_towards(toward))) continue;
    for (Step next = step(rules, state, pawn, from, toward); next;
         next = step(rules, state, pawn, next.place, toward)) {
      if (!why_cannot_end(rules, state, pawn, next.place, next.is_caught))
        give(catalog::move_towards(toward), Move{pawn, from, next.place});
      if (next.is_caught) break;
    }
  }
}

template <class Give>
void find_vortex(const Ruleset& rules, const State& state, Pawn pawn, Give&& give) {
  if (why_vortex_closed(rules, state, pawn)) return;
  for (const Tile tile : state.placed& catalog::tiles_with_vortex(colour_of(pawn))) {
    const Place to = place(tile, *catalog::def(tile).vortex[catalog::index(colour_of(pawn))]);
    if (!why_cannot_vortex_to(rules, state, pawn, to)) {
      give(Ability::Vortex, TakeVortex{pawn, place_of(state, pawn), to});
    }
  }
}

template <class Give>
void find_escalator(const Ruleset& rules, const State& state, Pawn pawn, Give&& give) {
  const Place from = place_of(state, pawn);
  const std::optional<Place> to = escalator_end(from);
  if (to && !why_cannot_ride(rules, state, pawn, *to))
    give(Ability::Escalator, RideEscalator{pawn, from, *to});
}

template <class Give>
void find_exploring(const Ruleset& rules, const State& state, Give&& give) {
  if (can_draw(rules, state)) give(Ability::Explore, Draw{});
  if (!state.held) return;
  for (const Place from : eligible_places(rules, state)) give(Ability::Explore, PlaceTile{from});
}

// B-MOVE-1, M1-3: heroes and guards go by the same arrows; who may not leave its space is not asked where to.
inline bool may_go(const Ruleset& rules, const State& state, Pawn pawn) {
  if (is_hero(pawn)) return !why_not_free_to_leave(rules, state, pawn);
  return !why_cannot_move_guard(rules, state, pawn, Way::Walk);
}

// What needs an action tile, for the requested abilities.
template <class Give>
void find_actions_of_tiles(const Ruleset& rules, const State& state, ActionTile wanted, Give&& give) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Pawn pawn = static_cast<Pawn>(i);
    if (!is_in_the_mall(state, pawn) || !may_go(rules, state, pawn)) continue;
    find_moves(rules, state, wanted, pawn, give);
    if (wanted.allows(Ability::Vortex) && is_hero(pawn)) find_vortex(rules, state, pawn, give);
    if (wanted.allows(Ability::Escalator)) find_escalator(rules, state, pawn, give);
  }
  if (wanted.allows(Ability::Explore)) find_exploring(rules, state, give);
  if (!rules.modules.empty()) list_tile_actions(rules, state, wanted, give);
}

// What any seat may do, with or without an action tile.
template <class Give>
void find_actions_of_everybody(const Ruleset& rules, const State& state, Give&& give) {
  if (!why_cannot_steal(rules, state)) give(Theft{});
  if (is_solo(state)) give(Reveal{});
  if (!rules.modules.empty()) list_actions_of_everybody(rules, state, give);
}

//
template <class Give>
void find_spaces_to_choose(const Ruleset& rules, const State& state, Give&& give) {
  for (const Place to : spaces_to_choose(rules, state)) give(ChooseSpace{*state.security.choosing, to});
}

template <class Give>
void find_discards(const Ruleset& rules, const State& state, Give&& give) {
  for (const Tile tile : state.placed) {
    if (!why_cannot_discard(rules, state, tile)) give(Discard{tile});
  }
}

template <class Give>
void find_what_is_due(const Ruleset& rules, const State& state, Give&& give) {
  if (what_is_due(state) == Due::Discards) find_discards(rules, state, give);
  if (what_is_due(state) == Due::Space) find_spaces_to_choose(rules, state, give);
}

// Seats as bits, and what each of them may do, without signals. The ability is none if it needs no action
// tile.
template <class Give>
void find_actions_of_all_seats(const Ruleset& rules, const State& state, Give&& give) {
  if (state.outcome != Outcome::Running) return;
  const auto everybody = static_cast<std::uint16_t>((1U << state.seats) - 1U);
  const auto give_to_everybody = [&](const auto& action) {
    give(everybody, std::optional<Ability>{}, action);
  };
  if (what_is_due(state) != Due::Nothing) {
    find_what_is_due(rules, state, give_to_everybody);
    return;
  }
  ActionTile dealt;
  std::array<std::uint16_t, catalog::kAbilities> holders{};  // one bit for each seat
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const ActionTile tile = state.action_tiles[seat];
    dealt.bits = static_cast<std::uint8_t>(dealt.bits | tile.bits);
    for (unsigned bits = tile.bits; bits != 0; bits &= bits - 1) {
      std::uint16_t& mask = holders[static_cast<std::size_t>(std::countr_zero(bits))];
      mask = static_cast<std::uint16_t>(mask | (1U << seat));
    }
  }
  find_actions_of_tiles(rules, state, dealt, [&](Ability ability, const auto& action) {
    give(holders[catalog::index(ability)], std::optional{ability}, action);
  });
  find_actions_of_everybody(rules, state, give_to_everybody);
}

}  // namespace rules
