// Trying out actions as if one seat had every ability, and what an action requires of a seat.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/decide.h"
#include "rules/state.h"

namespace ai {

inline constexpr catalog::ActionTile kEverything{0x7f};

// Does it as a seat with every action would, if that is possible and nobody is caught.
bool happens(const rules::Ruleset& rules, rules::State& hands, rules::GameTime now,
             const rules::Action& action);

// How many heroes are captives.
unsigned captives(const rules::Ruleset& rules, const rules::State& state);

// The pawn that an action moves, which may be a guard.
std::optional<rules::Pawn> mover_of(const rules::Action& action);

// What an action requires of the seat that takes it.
struct Demand {
  bool is_possible = true;
  std::optional<rules::Ability> ability = std::nullopt;  // none: everyone may
  bool is_met_by(rules::ActionTile tile) const { return is_possible && (!ability || tile.allows(*ability)); }
};
Demand demand_of(const rules::State& state, const rules::Action& action);

// Everyone who has to steal is in place, and the theft only needs a token or spell (T-10): which one.
std::optional<rules::Action> what_allows_the_theft(const rules::Ruleset& rules, const rules::State& view,
                                                   rules::GameTime now);

}  // namespace ai
