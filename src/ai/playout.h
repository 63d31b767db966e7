// A whole game played by a wanderer.
#pragma once

#include <cstdint>
#include <functional>

#include "ai/wanderer.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace ai {

// The time between two actions, drawn anew for each.
struct Hurry {
  rules::Millis shortest{200};
  rules::Millis longest{900};
};

// Told after each accepted action, the table's own included.
using Witness =
    std::function<void(const rules::Game& after, const rules::Stamped& action, const rules::Events& events)>;

struct Playout {
  rules::Game game;
  std::uint32_t actions = 0;  // the table's own not counted
};

// The first position of a game, everything left to chance. The ruleset has no flaw.
rules::Game first_position(const rules::Ruleset& rules, base::Seed seed);

// Plays on until the end, the sand's included, or for so many actions.
Playout play_out(const rules::Game& from, Wanderer wanderer, std::uint32_t most_actions, Hurry hurry,
                 base::Seed seed, const Witness& witness);

}  // namespace ai
