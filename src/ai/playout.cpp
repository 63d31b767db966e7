#include "ai/playout.h"

#include "rules/sand.h"

namespace ai {

rules::Game first_position(const rules::Ruleset& rules, base::Seed seed) {
  const auto layout = rules::arrange(rules, rules::Setup{}, seed);
  assert(layout.has_value());  // nothing was laid out by hand, so nothing can be wrong
  return rules::Game{.rules = rules, .state = rules::lay_out(rules, *layout), .version = 0, .now = {}};
}

Playout play_out(const rules::Game& from, Wanderer wanderer, std::uint32_t most_actions,
                 ActionInterval interval, base::Seed seed, const Observer& observer) {
  base::Random chance{seed};
  Playout playout{.game = from};
  rules::Game& game = playout.game;
  const auto let_the_sand_run_out = [&](rules::GameTime at) {
    const rules::Events events = run_out(game, at);
    if (!events.empty())
      observer(game, rules::Stamped{rules::Seat{0}, game.now, rules::SandRunsOut{}}, events);
  };
  while (playout.actions < most_actions && game.state.outcome == rules::Outcome::Running) {
    const std::uint32_t wait =
        interval.shortest.count + chance.below(interval.longest.count - interval.shortest.count + 1);
    const rules::GameTime now = game.now + rules::Millis{wait};
    let_the_sand_run_out(now);
    const std::optional<rules::Stamped> action = wanderer.next(game.rules, game.state, now);
    if (!action) {
      let_the_sand_run_out(sand_ends(game.state));  // nobody can do anything any more
      break;
    }
    const rules::Decision decision = play(game, *action);
    if (!decision) break;
    ++playout.actions;
    observer(game, *action, *decision);
  }
  return playout;
}

}  // namespace ai
