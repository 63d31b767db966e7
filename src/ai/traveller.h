// Plans journeys: first the simple way, then one hero at a time, then with more patience.
#pragma once

#include <cstdint>

#include "ai/errand.h"
#include "ai/joint_search.h"
#include "ai/journey.h"
#include "ai/ways.h"
#include "rules/state.h"

namespace ai {

class Traveller {
 public:
  // A search looks at so many positions, as a rule.
  explicit Traveller(std::uint32_t budget) : budget_(budget) {}

  // Heroes who have gone in circles are given more thought, and nobody is sent away for another any more.
  Journey plan(const rules::Ruleset& rules, const rules::State& state, const Errands& errands,
               const Efforts& efforts, const Ways& ways, bool in_circles);

 private:
  Journey plan_for_one(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero,
                       const Errands& errands, const Efforts& efforts, const Ways& ways);
  Journey plan_in_turn(const rules::Ruleset& rules, const rules::State& state, const Errands& errands,
                       const Efforts& efforts, const Ways& ways, std::uint32_t& tries);

  std::uint32_t budget_;
  std::uint32_t knots_left_ = 8;  // so often in a game it thinks for long
  SearchMemory memory_;
};

}  // namespace ai
