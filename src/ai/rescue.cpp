#include "ai/rescue.h"

#include "ai/solver.h"

namespace ai {

std::optional<Rescue> rescue(const rules::Game& game, rules::Millis pace, std::uint32_t plans) {
  if (game.state.outcome != rules::Outcome::Running) return std::nullopt;
  const Solution solution = solve(game, {.plans = plans, .malls = 0});
  if (solution.verdict != Verdict::Winnable) return std::nullopt;
  rules::Game played = game;
  for (const rules::Stamped& action : solution.actions) {
    // Anything after the last grain is refused.
    if (!rules::play(played, {action.by, played.now + pace, action.what})) return std::nullopt;
  }
  if (played.state.outcome != rules::Outcome::Won) return std::nullopt;
  return Rescue{.actions = static_cast<std::uint32_t>(solution.actions.size()), .won_at = played.now};
}

}  // namespace ai
