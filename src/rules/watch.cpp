#include "rules/watch.h"

#include "rules/arrival.h"
#include "rules/guard_room.h"
#include "rules/vortex.h"

namespace rules {

bool holds(const State& state, Spell spell) {
  for (const Spell held : state.security.holding) {
    if (held == spell) return true;
  }
  return false;
}

std::optional<Pawn> hero_on(const State& state, Symbol symbol) {
  for (const Pawn hero : kHeroes) {
    if (is_in_the_mall(state, hero) && working_symbol(state, place_of(state, hero)) == symbol) return hero;
  }
  return std::nullopt;
}

std::optional<Pawn> guard_on(const State& state, Tile tile, std::optional<Pawn> but) {
  for (const Pawn guard : kGuardPawns) {
    if (guard != but && is_in_the_mall(state, guard) && place_of(state, guard).tile() == tile) return guard;
  }
  return std::nullopt;
}

bool beholder_is_on(const State& state, Tile tile) {
  return state.security.beholder == PieceState::InTheMall && state.security.beholder_tile == tile;
}

bool sensor_covers(const State& state, Place at) {
  if (state.security.sensor != PieceState::InTheMall || at.tile() != Tile::T6s) return false;
  const Direction printed =
      catalog::as_printed(state.security.sensor_side, placed_tile(state, Tile::T6s).turns);
  return catalog::contains(catalog::kSensorCells[catalog::index(printed)], at.cell());
}

bool is_invisible(const Ruleset& rules, const State& state, Pawn pawn, Tile tile) {
  return pawn == kMage && holds(state, Spell::Invisibility) && !is_guard_room(rules, tile);
}

namespace {

Watch watch_over_hero(const Ruleset& rules, const State& state, Pawn hero, Tile tile) {
  const bool catches = rules.modules.contains(Module::GuardRoom);
  if (beholder_is_on(state, tile)) {
    if (catches) return {.caught = Catcher::Beholder};
    return {.objection = Refusal{.reason = Reason::BeholderIsWatching, .tile = tile}};
  }
  const std::optional<Pawn> guard = guard_on(state, tile);
  if (!guard || is_invisible(rules, state, hero, tile)) return {};
  if (catches) return {.caught = Catcher::Guard};
  return {.objection = Refusal{.reason = Reason::GuardIsWatching, .pawn = guard, .tile = tile}};
}

Watch watch_over_guard(const Ruleset& rules, const State& state, Pawn guard, Tile tile) {
  if (beholder_is_on(state, tile))  // M8-4
    return {.objection = Refusal{.reason = Reason::BeholderIsWatching, .tile = tile}};
  if (const std::optional<Pawn> other = guard_on(state, tile, guard))  // M11-3
    return {.objection = Refusal{.reason = Reason::GuardIsThere, .pawn = other, .tile = tile}};
  for (const Pawn hero : kHeroes) {
    const bool is_seen = is_in_the_mall(state, hero) && place_of(state, hero).tile() == tile &&
                         !is_invisible(rules, state, hero, tile);
    if (!is_seen) continue;
    if (rules.modules.contains(Module::GuardRoom)) return {.caught = Catcher::Guard};
    return {.objection = Refusal{.reason = Reason::HeroIsThere, .pawn = hero, .tile = tile}};
  }
  return {};
}

}  // namespace

Watch watch_over(const Ruleset& rules, const State& state, Pawn pawn, Tile tile) {
  return is_hero(pawn) ? watch_over_hero(rules, state, pawn, tile)
                       : watch_over_guard(rules, state, pawn, tile);
}

Watch watch_at_arrival(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  const Place from = place_of(state, pawn);
  if (sensor_covers(state, to))
    return {.objection = Refusal{.reason = Reason::SensorIsWatching, .place = to}};
  if (is_hero(pawn) && dimension_of(state, from) != dimension_of(state, to))
    return {.objection = Refusal{.reason = Reason::OtherDimension, .place = to}};
  if (to.tile() != from.tile()) {
    const Watch watch = watch_over(rules, state, pawn, to.tile());
    if (watch.objection || watch.caught) return watch;
    if (const Objection objection = why_cannot_enter(rules, state, pawn, to.tile()))
      return {.objection = objection};
  }
  return {.objection = why_cannot_stop_at(rules, state, pawn, to)};
}

}  // namespace rules
