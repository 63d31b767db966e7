// Whether a game could still be won from a position: a plan of the solver that ends before the sand does at a
// steady pace. If none is found, there may still be one.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/game.h"

namespace ai {

struct Rescue {
  std::uint32_t actions = 0;
  rules::GameTime won_at;
};

// The game knows its secrets and its time; one action is taken per interval.
std::optional<Rescue> rescue(const rules::Game& game, rules::Millis pace, std::uint32_t plans);

}  // namespace ai
