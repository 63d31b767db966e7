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
    if (catalog::on_table(*space_at(at).direction, lies(state, at.tile()).turns) == toward) return true;
  }
  return false;
}

Objection ban_on_beholder(const Ruleset& rules, const State& state, Direction toward) {
  if (state.security.beholder != PieceIs::InTheMall) return Refusal{.reason = Reason::NotInThisGame};
  if (!commands_beholder(state, toward)) return Refusal{.reason = Reason::NobodyAtTheControls};
  const std::optional<Tile> to = lies(state, state.security.beholder_tile).neighbour(toward);
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

Decision decide_beholder(const Ruleset& rules, const State& state, const Stamped& action,
                         const MoveBeholder& move) {
  if (!rules.modules.contains(Module::Beholder)) return refuse(Reason::NotInThisGame);
  const bool is_elsewhere =
      state.security.beholder == PieceIs::InTheMall && state.security.beholder_tile != move.from;
  if (is_elsewhere)
    return refuse({.reason = Reason::Overtaken, .tile = state.security.beholder_tile});
  if (const Objection objection = must_be_allowed(state, action.by, catalog::move_towards(move.toward)))
    return refuse(*objection);
  if (const Objection objection = ban_on_beholder(rules, state, move.toward)) return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by);
  const Tile to = *lies(state, move.from).neighbour(move.toward);
  emit(story, BeholderMoved{to});
  catch_heroes_on(story, to, Catcher::Beholder, std::nullopt);
  return_tile_without_place(story);
  return story.events;
}

}  // namespace rules
