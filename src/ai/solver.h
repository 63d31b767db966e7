// Whether a deal can be won if everyone knows it and time doesn't matter: a plan, or a proof that there is
// none.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/game.h"

namespace ai {

enum class Verdict : std::uint8_t { Winnable, Unwinnable, Unknown };

struct Solution {
  Verdict verdict = Verdict::Unknown;
  std::vector<rules::Stamped> actions{};  // the plan, stamped a millisecond apart
  std::uint32_t flips = 0;
  std::uint32_t plans_tried = 0;
  std::uint64_t malls_looked_at = 0;  // for the proof
};

struct SolverBudget {
  std::uint32_t plans = 24;       // the shortest of those that win is kept
  std::uint64_t malls = 200'000;  // ways to lay out the deck before the proof gives up; 0: no proof is tried
  std::uint32_t blueprints = 64;  // malls that could be won to try if no plan has won, small ones first
  bool any_plan_will_do = false;  // the first that wins is kept
  // How often all plans together may search on for an errand; each time takes a few milliseconds.
  std::uint32_t thoughts = 0xffffffff;
  // Called before each plan except the first, and while searching for errands: whether there is time for it.
  // The search itself uses no clock.
  std::function<bool()> goes_on{};
};

// The position knows its secrets: this is for tools, for practice and for the end of a game.
Solution solve(const rules::Game& deal, const SolverBudget& budget = {});

}  // namespace ai
