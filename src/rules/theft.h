// The theft (B-THEFT-1 to B-THEFT-4, S10-1).
#pragma once

#include "rules/goal.h"
#include "rules/resolution.h"

namespace rules {

// The first hero who doesn't stand on an item space as the theft needs it (B-THEFT-1, S10-1).
inline std::optional<Pawn> missing_at_the_theft(const Ruleset& rules, const State& state) {
  const bool own_colour = rules.items == catalog::Items::OwnColour;
  for (const Pawn hero : kHeroes) {
    if (!is_asked_for(rules, hero)) continue;  // T-GOAL
    if (!is_in_the_mall(state, hero)) return hero;
    const Space& space = space_at(place_of(state, hero));
    if (space.symbol != Symbol::Item || (space.colour == colour_of(hero)) != own_colour) return hero;
    if (is_covered(state.security, place_of(state, hero))) return hero;
  }
  return std::nullopt;
}

// What forbids flipping the theft tile now.
Objection why_cannot_steal(const Ruleset& rules, const State& state);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const Theft& theft);
void carry_out(Resolution& resolution, const Theft& theft);

}  // namespace rules
