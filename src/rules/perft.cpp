#include "rules/perft.h"

#include "rules/decide.h"
#include "rules/evolve.h"

namespace rules {

std::uint64_t perft(const Ruleset& rules, const State& state, GameTime at, unsigned depth) {
  if (depth == 0) return 1;
  std::uint64_t sequences = 0;
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    const Actions actions = legal_actions(rules, state, Seat{seat});
    if (depth == 1) {
      sequences += actions.size();
      continue;
    }
    for (const Action& action : actions) {
      const Decision decision = decide(rules, state, {Seat{seat}, at, action});
      if (!decision) continue;
      State after = state;
      evolve(after, *decision);
      sequences += perft(rules, after, at, depth - 1);
    }
  }
  return sequences;
}

}  // namespace rules
