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

Objection ban_on_other_dimension(const State& state, Pawn hero, Place to) {
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

Objection ban_on_watched_vortex(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (sensor_covers(state, to)) return Refusal{.reason = Reason::SensorIsWatching, .place = to};
  if (to.tile() == place_of(state, pawn).tile()) return std::nullopt;
  const Watch watch = watch_over(rules, state, pawn, to.tile());
  if (watch.objection || watch.caught) return watch.objection;
  return ban_on_entering(rules, state, pawn, to.tile());
}

Objection ban_on_control_room(const Ruleset& rules, const State& state, Pawn guard, Place to) {
  const std::optional<Pawn> hero = hero_in_control(rules, state);
  if (!hero) return Refusal{.reason = Reason::NobodyAtTheControls, .pawn = guard};
  if (!is_placed(state, to.tile()) || !is_vortex_of(*hero, to) || is_covered(state.security, to))
    return Refusal{.reason = Reason::NoVortexOfItsColour, .place = to};
  if (to == place_of(state, guard)) return Refusal{.reason = Reason::AlreadyThere, .place = to};
  if (is_occupied(state, to)) return Refusal{.reason = Reason::VortexIsOccupied, .place = to};
  if (const Objection objection = ban_on_moving_guard(rules, state, guard, Way::Vortex)) return objection;
  if (const Objection objection = must_keep_its_captive(rules, state, guard, to)) return objection;
  return ban_on_watched_vortex(rules, state, guard, to);
}

namespace {

Decision decide_control_room(const Ruleset& rules, const State& state, const Stamped& action,
                             const TakeVortex& vortex) {
  if (const Objection objection = ban_on_control_room(rules, state, vortex.pawn, vortex.to))
    return refuse(*objection);
  Story story{rules, state, action.at};
  begin_action(story, action.by);
  bring(story, vortex.pawn, vortex.to, Way::Vortex);
  return story.events;
}

}  // namespace

Decision decide_vortex(const Ruleset& rules, const State& state, const Stamped& action,
                       const TakeVortex& vortex) {
  if (const Objection objection = must_be_allowed(state, action.by, Ability::Vortex))
    return refuse(*objection);
  if (const Objection objection = must_stand_there(state, vortex.pawn, vortex.from))
    return refuse(*objection);
  if (!is_hero(vortex.pawn)) return decide_control_room(rules, state, action, vortex);  // M12-2
  if (const Objection objection = vortex_is_closed(rules, state, vortex.pawn)) return refuse(*objection);
  if (!is_placed(state, vortex.to.tile()) || !is_vortex_of(vortex.pawn, vortex.to)) {
    return refuse({.reason = Reason::NoVortexOfItsColour, .place = vortex.to});  // B-VORTEX-1
  }
  if (const Objection objection = ban_on_vortex_end(rules, state, vortex.pawn, vortex.to))
    return refuse(*objection);
  if (const Objection objection = must_be_free_to_leave(rules, state, vortex.pawn)) return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by);
  bring(story, vortex.pawn, vortex.to, Way::Vortex);
  return story.events;
}

}  // namespace rules
