#include "rules/game.h"

#include "rules/resolution.h"
#include "rules/sand.h"

namespace rules {
namespace {

// B-TIME-1: once the sand has run out, only the table's word that it has counts.
bool comes_too_late(const Game& game, const Stamped& action) {
  return game.state.outcome == Outcome::Running && action.at >= sand_ends(game.state) &&
         !std::holds_alternative<SandRunsOut>(action.what);
}

}  // namespace

Decision play(Game& game, const Stamped& action) {
  if (comes_too_late(game, action)) return refuse({.reason = Reason::SandHasRunOut});
  Decision decision = apply(game.rules, game.state, action);
  if (!decision) return decision;
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
