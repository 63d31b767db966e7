// Hands a list of actions to the caller one by one, without touching the heap.
#pragma once

#include "base/function_ref.h"
#include "rules/action.h"

namespace rules {

// Takes an action that was found.
using GiveAction = base::FunctionRef<void(const Action&)>;
// Takes an action that was found, and the ability it needs on the action tile.
using GiveTileAction = base::FunctionRef<void(Ability, const Action&)>;

}  // namespace rules
