#include "rules/vortex.h"

#include "rules/before_acting.h"
#include "rules/watch.h"

namespace rules {
namespace {

// S13-3: counts only while all four heroes are on the board.
bool would_unite_all_heroes(const State& state, Pawn hero, Place to) {
  for (const Pawn other : kHeroes) {
    if (!is_in_the_mall(state, other)) return false;
    if (other != hero && dimension_of(state, place_of(state, other)) != dimension_of(state, to)) return false;
  }
  return true;
}

}  // namespace

Objection why_cannot_change_dimension(const State& state, Pawn hero, Place to) {
  if (dimension_of(state, to) == dimension_of(state, place_of(state, hero))) {
    return Refusal{.reason = Reason::SameDimension};
  }
  if (would_unite_all_heroes(state, hero, to)) return Refusal{.reason = Reason::AllInOneDimension};
  return std::nullopt;
}

std::optional<Pawn> hero_in_control(const Ruleset& rules, const State& state) {
  if (!rules.modules.contains(Module::ControlRoom)) return std::nullopt;
  return hero_on(state, Symbol::ControlRoom);
}

Objection why_vortex_is_watched(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (sensor_covers(state, to)) return Refusal{.reason = Reason::SensorIsWatching, .place = to};
  if (to.tile() == place_of(state, pawn).tile()) return std::nullopt;
  const Watch watch = watch_over(rules, state, pawn, to.tile());
  if (watch.objection || watch.caught) return watch.objection;
  return why_cannot_enter(rules, state, pawn, to.tile());
}

Objection why_cannot_control_guard(const Ruleset& rules, const State& state, Pawn guard, Place to) {
  const std::optional<Pawn> hero = hero_in_control(rules, state);
  if (!hero) return Refusal{.reason = Reason::NobodyAtTheControls, .pawn = guard};
  if (!is_placed(state, to.tile()) || !is_vortex_of(*hero, to) || is_covered(state.security, to))
    return Refusal{.reason = Reason::NoVortexOfItsColour, .place = to};
  if (to == place_of(state, guard)) return Refusal{.reason = Reason::AlreadyThere, .place = to};
  if (is_occupied(state, to)) return Refusal{.reason = Reason::VortexIsOccupied, .place = to};
  if (const Objection objection = why_cannot_move_guard(rules, state, guard, Way::Vortex)) return objection;
  if (const Objection objection = why_must_keep_its_captive(rules, state, guard, to)) return objection;
  return why_vortex_is_watched(rules, state, guard, to);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const TakeVortex& vortex) {
  if (const Objection objection = why_not_allowed(state, action.by, Ability::Vortex)) return objection;
  if (const Objection objection = why_not_standing_there(state, vortex.pawn, vortex.from)) return objection;
  if (!is_hero(vortex.pawn)) return why_cannot_control_guard(rules, state, vortex.pawn, vortex.to);  // M12-2
  if (const Objection objection = why_vortex_closed(rules, state, vortex.pawn)) return objection;
  if (!is_placed(state, vortex.to.tile()) || !is_vortex_of(vortex.pawn, vortex.to)) {
    return Refusal{.reason = Reason::NoVortexOfItsColour, .place = vortex.to};  // B-VORTEX-1
  }
  if (const Objection objection = why_cannot_vortex_to(rules, state, vortex.pawn, vortex.to))
    return objection;
  return why_not_free_to_leave(rules, state, vortex.pawn);
}

void carry_out(Resolution& resolution, const TakeVortex& vortex) {
  begin_action(resolution);
  bring(resolution, vortex.pawn, vortex.to, Way::Vortex);
}

void list_control_room(const Ruleset& rules, const State& state, ActionTile wanted, GiveTileAction give) {
  const std::optional<Pawn> hero = hero_in_control(rules, state);
  if (!hero || !wanted.allows(Ability::Vortex)) return;
  for (const Pawn guard : kGuardPawns) {
    if (!is_in_the_mall(state, guard)) continue;
    for (const Tile tile : state.placed& catalog::tiles_with_vortex(colour_of(*hero))) {
      const Place to = place(tile, *catalog::def(tile).vortex[catalog::index(colour_of(*hero))]);
      if (why_cannot_control_guard(rules, state, guard, to)) continue;
      give(Ability::Vortex, TakeVortex{guard, place_of(state, guard), to});
    }
  }
}

}  // namespace rules
