#include "rules/game.h"

#include "rules/sand.h"

namespace rules {

Decision play(Game& game, const Stamped& action) {
  Decision decision = decide(game.rules, game.state, action);
  if (!decision) return decision;
  evolve(game.state, *decision);
  ++game.version;
  game.now = action.at;
  return decision;
}

Events run_out(Game& game, GameTime at) {
  if (game.state.outcome != Outcome::Running || at < sand_ends(game.state)) return {};
  const Decision decision = play(game, {Seat{0}, sand_ends(game.state), SandRunsOut{}});
  return decision ? *decision : Events{};
}

}  // namespace rules
