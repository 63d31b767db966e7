// A proof that a deal cannot be won: in no way to lay out its deck could the heroes, even if they never stood
// in each other's way, all get to the items and from there to the exits.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/game.h"

namespace ai {

// Where the tiles of the deck go, by their place in it: the one at the bottom first.
using Blueprint = std::vector<rules::Place>;

struct Proof {
  bool holds = false;       // if not, the deal may still be unwinnable
  std::uint64_t malls = 0;  // looked at
};

// How far the deck is laid out. Without what comes below the last item and exit nothing is proved, but malls
// that could be won in are found sooner, and small.
enum class Depth : std::uint8_t { WholeDeck, ToTheLastOfUse };

struct ProofBudget {
  std::uint64_t malls = 0;  // to look at before it gives up
  Depth depth = Depth::WholeDeck;
  std::function<bool()> goes_on{};  // asked now and then: whether there is time left
};

// A mall that could perhaps be won in ends the proof, unless somebody is shown it first and wants to see
// others; then the proof does not hold either.
using Shown = std::function<bool(const Blueprint&)>;  // true: go on

Proof prove_unwinnable(const rules::Game& deal, const ProofBudget& budget, const Shown& shown = {});

}  // namespace ai
