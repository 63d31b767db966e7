#include "rules/action_needs.h"

#include "base/overloaded.h"
#include "rules/mall.h"

namespace rules {

std::optional<Ability> ability_for(const State& state, const Action& action) {
  return std::visit(
      base::Overloaded{[&](const Move& move) -> std::optional<Ability> {
                         if (!is_placed(state, move.from.tile()) || !is_placed(state, move.to.tile()))
                           return std::nullopt;
                         const auto toward = straight_line(state, move.from, move.to);
                         return toward ? std::optional{catalog::move_towards(*toward)} : std::nullopt;
                       },
                       [](const TakeVortex&) -> std::optional<Ability> { return Ability::Vortex; },
                       [](const RideEscalator&) -> std::optional<Ability> { return Ability::Escalator; },
                       [](const Draw&) -> std::optional<Ability> { return Ability::Explore; },
                       [](const PlaceTile&) -> std::optional<Ability> { return Ability::Explore; },
                       [](const auto&) -> std::optional<Ability> { return std::nullopt; }},
      action);
}

std::optional<Pawn> pawn_of(const Action& action) {
  return std::visit(
      base::Overloaded{[](const Move& move) -> std::optional<Pawn> { return move.pawn; },
                       [](const TakeVortex& vortex) -> std::optional<Pawn> { return vortex.pawn; },
                       [](const RideEscalator& ride) -> std::optional<Pawn> { return ride.pawn; },
                       [](const auto&) -> std::optional<Pawn> { return std::nullopt; }},
      action);
}

}  // namespace rules
