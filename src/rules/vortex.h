// The vortex (B-VORTEX-1 to B-VORTEX-3, S13-4, S16-1, R-5).
#pragma once

#include "rules/arrival.h"
#include "rules/guard_room.h"
#include "rules/story.h"

namespace rules {

inline bool is_vortex_of(Pawn hero, Place at) {
  const Space& space = space_at(at);
  return space.symbol == Symbol::Vortex && space.colour == colour_of(hero);
}

// M12-2: the hero in the control room lends a guard the vortex of its colour.
std::optional<Pawn> hero_in_control(const Ruleset& rules, const State& state);
// What forbids the control room to move this guard there.
Objection ban_on_control_room(const Ruleset& rules, const State& state, Pawn guard, Place to);

// Whether the vortex works at all for this hero as it stands; where to is another question.
inline Objection vortex_is_closed(const Ruleset& rules, const State& state, Pawn hero) {
  if (rules.vortex == catalog::Vortex::OutOfService)
    return Refusal{.reason = Reason::VortexOutOfService};           // S16-1
  if (state.stolen) return Refusal{.reason = Reason::VortexIsOff};  // B-VORTEX-3
  if (!rules.modules.empty() && is_captive(rules, state, hero))
    return Refusal{.reason = Reason::IsACaptive, .pawn = hero};  // M5-5
  if (rules.vortex == catalog::Vortex::BetweenDimensions) {      // S13-4, R-65
    const Place at = place_of(state, hero);
    if (!is_vortex_of(hero, at) || is_covered(state.security, at))
      return Refusal{.reason = Reason::NotOnAVortex, .pawn = hero};
  }
  return std::nullopt;
}

// S13-3, S13-4: where the vortex leads from one dimension to the other.
Objection ban_on_other_dimension(const State& state, Pawn hero, Place to);

// With modules in play: what watches there.
Objection ban_on_watched_vortex(const Ruleset& rules, const State& state, Pawn pawn, Place to);

// What forbids this hero to arrive on that vortex space of its colour.
inline Objection ban_on_vortex_end(const Ruleset& rules, const State& state, Pawn hero, Place to) {
  const Place from = place_of(state, hero);
  if (to == from) return Refusal{.reason = Reason::AlreadyThere, .place = to};
  if (is_occupied(state, to)) return Refusal{.reason = Reason::VortexIsOccupied, .place = to};
  if (rules.vortex == catalog::Vortex::BetweenDimensions) {
    if (const Objection objection = ban_on_other_dimension(state, hero, to)) return objection;
  }
  if (!rules.modules.empty()) {
    if (is_covered(state.security, to))
      return Refusal{.reason = Reason::NoVortexOfItsColour, .place = to};
    return ban_on_watched_vortex(rules, state, hero, to);
  }
  if (to.tile() != from.tile()) return ban_on_entering(rules, state, hero, to.tile());
  return std::nullopt;
}

Decision decide_vortex(const Ruleset& rules, const State& state, const Stamped& action,
                       const TakeVortex& vortex);

}  // namespace rules
