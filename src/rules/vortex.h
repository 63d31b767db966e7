// The vortex (B-VORTEX-1 to B-VORTEX-3, S13-4, S16-1, R-5).
#pragma once

#include "rules/arrival.h"
#include "rules/give_action.h"
#include "rules/guard_room.h"
#include "rules/resolution.h"

namespace rules {

inline bool is_vortex_of(Pawn hero, Place at) {
  const Space& space = space_at(at);
  return space.symbol == Symbol::Vortex && space.colour == colour_of(hero);
}

// M12-2: the hero in the control room lends a guard the vortex of its colour.
std::optional<Pawn> hero_in_control(const Ruleset& rules, const State& state);
// What forbids the control room from moving this guard there.
Objection why_cannot_control_guard(const Ruleset& rules, const State& state, Pawn guard, Place to);

// Whether this hero can use the vortex at all from where it is; where to is another question.
inline Objection why_vortex_closed(const Ruleset& rules, const State& state, Pawn hero) {
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
Objection why_cannot_change_dimension(const State& state, Pawn hero, Place to);

// With modules in play: what watches there.
Objection why_vortex_is_watched(const Ruleset& rules, const State& state, Pawn pawn, Place to);

// What forbids this hero from arriving on that vortex space of its colour.
inline Objection why_cannot_vortex_to(const Ruleset& rules, const State& state, Pawn hero, Place to) {
  const Place from = place_of(state, hero);
  if (to == from) return Refusal{.reason = Reason::AlreadyThere, .place = to};
  if (is_occupied(state, to)) return Refusal{.reason = Reason::VortexIsOccupied, .place = to};
  if (rules.vortex == catalog::Vortex::BetweenDimensions) {
    if (const Objection objection = why_cannot_change_dimension(state, hero, to)) return objection;
  }
  if (!rules.modules.empty()) {
    if (is_covered(state.security, to))
      return Refusal{.reason = Reason::NoVortexOfItsColour, .place = to};
    return why_vortex_is_watched(rules, state, hero, to);
  }
  if (to.tile() != from.tile()) return why_cannot_enter(rules, state, hero, to.tile());
  return std::nullopt;
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const TakeVortex& vortex);
void carry_out(Resolution& resolution, const TakeVortex& vortex);

// For the table of modules.
void list_control_room(const Ruleset& rules, const State& state, ActionTile wanted, GiveTileAction give);

}  // namespace rules
