// The way of one hero through the mall by the actions of all seats together, with the other pawns staying
// where they are.
#pragma once

#include <optional>

#include "ai/spaces.h"
#include "base/fixed_list.h"
#include "rules/action.h"
#include "rules/state.h"

namespace ai {

// The actions to come, the next one last. If a way is longer than this, only the first part is kept.
inline constexpr std::size_t kLongestRoute = 64;
using Route = base::FixedList<rules::Action, kLongestRoute>;

// A way with the fewest actions to one of the wanted spaces, or none. It is empty if the hero is already
// there.
std::optional<Route> route_to(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero,
                              const Spaces& wanted);

}  // namespace ai
