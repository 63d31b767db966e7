#include "rules/beholder.h"

#include "rules/before_acting.h"
#include "rules/explore.h"
#include "rules/guard_room.h"
#include "rules/watch.h"

namespace rules {

bool commands_beholder(const State& state, Direction toward) {
  for (const Pawn hero : kHeroes) {
    if (!is_in_the_mall(state, hero)) continue;
    const Place at = place_of(state, hero);
    if (working_symbol(state, at) != Symbol::Command) continue;
    if (catalog::on_table(*space_at(at).direction, placed_tile(state, at.tile()).turns) == toward)
      return true;
  }
  return false;
}

Objection why_cannot_move_beholder(const Ruleset& rules, const State& state, Direction toward) {
  if (state.security.beholder != PieceState::InTheMall) return Refusal{.reason = Reason::NotInThisGame};
  if (!commands_beholder(state, toward)) return Refusal{.reason = Reason::NobodyAtTheControls};
  const std::optional<Tile> to = placed_tile(state, state.security.beholder_tile).neighbour(toward);
  if (!to) return Refusal{.reason = Reason::NoTileThere, .tile = state.security.beholder_tile};
  if (is_guard_room(rules, *to) || guard_on(state, *to))
    return Refusal{.reason = Reason::GuardIsThere, .tile = to};  // M8-4
  if (rules.modules.contains(Module::GuardRoom)) return std::nullopt;
  for (const Pawn hero : kHeroes) {
    if (is_in_the_mall(state, hero) && place_of(state, hero).tile() == *to)
      return Refusal{.reason = Reason::HeroIsThere, .pawn = hero, .tile = to};
  }
  return std::nullopt;
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const MoveBeholder& move) {
  if (!rules.modules.contains(Module::Beholder)) return Refusal{.reason = Reason::NotInThisGame};
  const bool is_elsewhere =
      state.security.beholder == PieceState::InTheMall && state.security.beholder_tile != move.from;
  if (is_elsewhere)
    return Refusal{.reason = Reason::Overtaken, .tile = state.security.beholder_tile};
  if (const Objection objection = why_not_allowed(state, action.by, catalog::move_towards(move.toward)))
    return objection;
  return why_cannot_move_beholder(rules, state, move.toward);
}

void carry_out(Resolution& resolution, const MoveBeholder& move) {
  begin_action(resolution);
  const Tile to = *placed_tile(resolution.now, move.from).neighbour(move.toward);
  emit(resolution, BeholderMoved{to});
  catch_heroes_on(resolution, to, Catcher::Beholder, std::nullopt);
  return_tile_without_place(resolution);
}

void set_up_beholder(const Ruleset&, State& state) { state.security.beholder = PieceState::Waiting; }

void list_beholder_moves(const Ruleset& rules, const State& state, ActionTile wanted, GiveTileAction give) {
  for (const Direction toward : kDirections) {
    const Ability ability = catalog::move_towards(toward);
    if (!wanted.allows(ability) || why_cannot_move_beholder(rules, state, toward)) continue;
    give(ability, MoveBeholder{state.security.beholder_tile, toward});
  }
}

}  // namespace rules
