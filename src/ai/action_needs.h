// What an action takes: an ability on the action tile, a hero.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/state.h"

namespace ai {

// The ability that an action needs on the action tile; none for what is open to everybody,
// and none if the tiles it speaks of lie there no more.
std::optional<rules::Ability> ability_for(const rules::State& state, const rules::Action& action);
// The hero that an action moves.
std::optional<rules::Pawn> pawn_of(const rules::Action& action);

}  // namespace ai
