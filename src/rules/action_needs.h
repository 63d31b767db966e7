// What an action needs: an ability on the action tile, a hero.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/state.h"

namespace rules {

// The ability that an action needs on the action tile; none for what is open to everyone,
// and none if the tiles it names are gone.
std::optional<Ability> ability_for(const State& state, const Action& action);
// The hero that an action moves.
std::optional<Pawn> pawn_of(const Action& action);

}  // namespace rules
