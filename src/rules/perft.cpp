#include "rules/perft.h"

#include "rules/decide.h"
#include "rules/evolve.h"

namespace rules {

namespace {

std::uint64_t count(const Ruleset& rules, const State& state, GameTime at, unsigned depth) {
  if (depth == 0) return 1;
  const SeatActions actions = actions_of_all_seats(rules, state);
  if (depth == 1) return actions.size();
  std::uint64_t sequences = 0;
  for (const SeatAction& action : actions) {
    const Decision decision = decide(rules, state, {action.by, at, action.what});
    if (!decision) continue;
    State after = state;
    evolve(after, *decision);
    sequences += count(rules, after, at, depth - 1);
  }
  return sequences;
}

}  // namespace

std::uint64_t perft(const Ruleset& rules, const State& state, GameTime at, unsigned depth) {
  State frozen = state;
  frozen.sand = Sand{at, Millis{rules.sand_ms / 2}};
  return count(rules, frozen, at, depth);
}

}  // namespace rules
