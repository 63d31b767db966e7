// Maps and auto-explore spaces (M7, R-41, R-43, R-45).
#pragma once

#include "rules/resolution.h"

namespace rules {

// The working map a hero is on, in use or not.
std::optional<Place> map_under(const Ruleset& rules, const State& state, Pawn hero);

// The map in use has the hero of this colour on it.
std::optional<Pawn> hero_on_map_in_use(const State& state);

// M7-2: it is used up.
void end_map(Resolution& resolution);

// An exploration space that works, coloured or not, and leads somewhere new.
bool can_be_explored(const Ruleset& rules, const State& state, Place at);
bool is_auto_explore(const Ruleset& rules, const State& state, Place at);

}  // namespace rules
