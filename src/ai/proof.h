// A proof that a deal cannot be won: in no way to lay out its deck could the heroes, even if they never stood
// in each other's way, all get to the items and from there to the exits.
#pragma once

#include <cstdint>

#include "rules/game.h"

namespace ai {

struct Proof {
  bool holds = false;       // if not, the deal may still be unwinnable
  std::uint64_t malls = 0;  // looked at
};

Proof prove_unwinnable(const rules::Game& deal, std::uint64_t most_malls);

}  // namespace ai
