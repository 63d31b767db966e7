// A proof that a deal can't be won: however its deck is laid out, the heroes couldn't all get to the items
// and from there to the exits, even if they were never in each other's way.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/game.h"

namespace ai {

// Where the tiles of the deck go, by their position in it: the one at the bottom first.
using Blueprint = std::vector<rules::Place>;

struct Proof {
  bool holds = false;       // if not, the deal may still be unwinnable
  std::uint64_t malls = 0;  // looked at
};

// How much of the deck is laid out. Without what comes below the last item and exit, nothing is proved, but
// malls that could be won are found sooner, and are small.
enum class Depth : std::uint8_t { WholeDeck, ToTheLastOfUse };

struct ProofBudget {
  std::uint64_t malls = 0;  // to examine before it gives up
  Depth depth = Depth::WholeDeck;
  std::function<bool()> goes_on{};  // called now and then: whether there is time left
};

// A mall that might be won ends the proof, unless the caller looks at it first and asks for others; then the
// proof doesn't hold either.
using Shown = std::function<bool(const Blueprint&)>;  // true: continue

Proof prove_unwinnable(const rules::Game& deal, const ProofBudget& budget, const Shown& shown = {});

}  // namespace ai
