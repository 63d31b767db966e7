// Pieces that enter the mall by themselves: with their tile (M1-1, M8-1, M13-1, M5-3, R-44), and the
// reinforcements at the theft (M11, R-49, R-78).
#pragma once

#include "rules/empty_space.h"
#include "rules/resolution.h"

namespace rules {

// A tile has been placed.
void appear_with(Resolution& resolution, Tile tile);

// The reinforcement guard of a tile, if it is in this game.
std::optional<Pawn> reinforcement_of(const Ruleset& rules, Tile tile);

// The theft tile has been flipped, or a space has been chosen: the next guards come.
void bring_reinforcements(Resolution& resolution);

// Where the guard who is about to appear may be put.
NearestSpaces spaces_to_choose(const Ruleset& rules, const State& state);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const ChooseSpace& choose);
void carry_out(Resolution& resolution, const ChooseSpace& choose);

// For the table of modules.
void set_up_guard(const Ruleset& rules, State& state);
void set_up_reinforcements(const Ruleset& rules, State& state);

}  // namespace rules
