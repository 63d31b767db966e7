// A whole game played by a wanderer.
#pragma once

#include <cstdint>
#include <functional>

#include "ai/wanderer.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace ai {

// The time between two actions, drawn again for each.
struct ActionInterval {
  rules::Millis shortest{200};
  rules::Millis longest{900};
};

// Called after each accepted action, including the table's own.
using Observer =
    std::function<void(const rules::Game& after, const rules::Stamped& action, const rules::Events& events)>;

struct Playout {
  rules::Game game;
  std::uint32_t actions = 0;  // not counting the table's own
};

// The first position of a game, with everything left to chance. The ruleset has no flaw.
rules::Game first_position(const rules::Ruleset& rules, base::Seed seed);

// Plays on until the end, including the end of the sand, or for this many actions.
Playout play_out(const rules::Game& from, Wanderer wanderer, std::uint32_t most_actions,
                 ActionInterval interval, base::Seed seed, const Observer& observer);

}  // namespace ai
