// A position from a stranger: refused, or one whose bytes are exactly these and on which every seat can play.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "notation/position_text.h"
#include "notation/state_json.h"
#include "rules/canonical_bytes.h"
#include "rules/game.h"
#include "rules/legal.h"
#include "rules/read_canonical_bytes.h"
#include "rules/sand.h"
#include "rules/setup.h"
#include "rules/view.h"

namespace {

void must(bool holds) {
  if (!holds) std::abort();
}

// The rules are ours, the position is the stranger's: everything each seat may do is done once.
void play_on(unsigned scenario, const rules::State& state) {
  const auto rules = rules::ruleset_for({.scenario = scenario, .seats = scenario == 9 ? 4U : 2U});
  const rules::GameTime at = state.sand.since;
  const rules::Game game{.rules = *rules, .state = state, .version = 0, .now = at};
  notation::JsonWriter out;
  notation::write_json(out, game, at, notation::Secrets::Struck);
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    for (const rules::Action& action : rules::legal_actions(*rules, state, rules::Seat{seat})) {
      rules::Game next = game;
      if (rules::play(next, {rules::Seat{seat}, at, action}))
        static_cast<void>(rules::public_hash(next.state));
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto state = rules::read_canonical_bytes({data, size});
  if (!state) return 0;
  const rules::CanonicalBytes bytes = rules::canonical_bytes(*state);
  must(bytes.size() == size && std::equal(bytes.begin(), bytes.end(), data));
  const auto seen = notation::read_position(notation::position_text(*state));
  must(seen && *seen == rules::view(*state));
  for (const unsigned scenario : {7U, 10U, 11U, 13U, 17U}) play_on(scenario, *state);
  return 0;
}
