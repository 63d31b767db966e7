// Plans journeys: first the simple way, then one hero at a time, then with more patience.
#pragma once

#include <cstdint>

#include "ai/assignment.h"
#include "ai/joint_search.h"
#include "ai/journey.h"
#include "ai/ways.h"
#include "rules/state.h"

namespace ai {

class JourneyPlanner {
 public:
  // A search usually looks at this many positions.
  explicit JourneyPlanner(std::uint32_t budget) : budget_(budget) {}

  // Heroes who have gone in circles get more thought, and nobody is sent out of another's way any more.
  Journey plan(const rules::Ruleset& rules, const rules::State& state, const Assignments& assignments,
               const Efforts& efforts, const Ways& ways, bool in_circles);

 private:
  Journey plan_for_one(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero,
                       const Assignments& assignments, const Efforts& efforts, const Ways& ways);
  Journey plan_in_turn(const rules::Ruleset& rules, const rules::State& state, const Assignments& assignments,
                       const Efforts& efforts, const Ways& ways, std::uint32_t& tries);

  std::uint32_t budget_;
  std::uint32_t long_searches_left_ = 8;  // how often in a game it thinks for long
  SearchMemory memory_;
};

}  // namespace ai
