// Whether a game could still be won from a position: a plan of the solver's that, done at a steady pace, ends
// before the sand does. Where none is found there may be one all the same.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/game.h"

namespace ai {

struct Rescue {
  std::uint32_t actions = 0;
  rules::GameTime won_at;
};

// The game knows its secrets and stands at its time; an action is done every so often.
std::optional<Rescue> rescue(const rules::Game& game, rules::Millis pace, std::uint32_t plans);

}  // namespace ai
