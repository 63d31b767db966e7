#include "ai/action_needs.h"

#include "base/overloaded.h"
#include "rules/mall.h"

namespace ai {

using rules::Ability;
using rules::Action;

std::optional<Ability> ability_for(const rules::State& state, const Action& action) {
  return std::visit(
      base::Overloaded{
          [&](const rules::Move& move) -> std::optional<Ability> {
            if (!is_placed(state, move.from.tile()) || !is_placed(state, move.to.tile())) return std::nullopt;
            const auto toward = straight_line(state, move.from, move.to);
            return toward ? std::optional{catalog::move_towards(*toward)} : std::nullopt;
          },
          [](const rules::TakeVortex&) -> std::optional<Ability> { return Ability::Vortex; },
          [](const rules::RideEscalator&) -> std::optional<Ability> { return Ability::Escalator; },
          [](const rules::Draw&) -> std::optional<Ability> { return Ability::Explore; },
          [](const rules::PlaceTile&) -> std::optional<Ability> { return Ability::Explore; },
          [](const auto&) -> std::optional<Ability> { return std::nullopt; }},
      action);
}

std::optional<rules::Pawn> pawn_of(const Action& action) {
  return std::visit(
      base::Overloaded{
          [](const rules::Move& move) -> std::optional<rules::Pawn> { return move.pawn; },
          [](const rules::TakeVortex& vortex) -> std::optional<rules::Pawn> { return vortex.pawn; },
          [](const rules::RideEscalator& ride) -> std::optional<rules::Pawn> { return ride.pawn; },
          [](const auto&) -> std::optional<rules::Pawn> { return std::nullopt; }},
      action);
}

}  // namespace ai
