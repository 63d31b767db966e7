// One order of actions that brings all heroes to their errands, each making way for the others.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/errand.h"
#include "base/fixed_list.h"
#include "rules/action.h"
#include "rules/state.h"

namespace ai {

inline constexpr std::size_t kLongestJourney = 96;

struct Journey {
  base::FixedList<rules::Action, kLongestJourney> actions;  // the first one first
  Effort ahead = 0;                                         // of all together, afterwards
  bool arrives = false;  // with everybody; otherwise these actions only bring them nearer
};

// Positions looked at so far are kept here, so that the next journey needs no new memory.
class Traveller {
 public:
  // Looks at so many positions at the most.
  explicit Traveller(std::uint32_t budget) : budget_(budget) {}

  Journey plan(const rules::Ruleset& rules, const rules::State& state, const Errands& errands,
               const Efforts& efforts, const Ways& ways);

 private:
  Journey plan_for_one(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero,
                       const Errands& errands, const Efforts& efforts, const Ways& ways);

  Journey plan_in_turn(const rules::Ruleset& rules, const rules::State& state, const Errands& errands,
                       const Efforts& efforts, const Ways& ways, std::uint32_t& tries);
  class Search;
  struct Node {
    std::array<std::uint16_t, 4> places{};
    std::uint32_t parent = 0;
    Effort spent = 0;
    Effort ahead = 0;
    std::uint16_t to = 0;  // where the last action led; the exit, for a hero that left
    std::uint8_t hero = 0;
    std::uint8_t way = 0;
  };
  struct Waiting {
    std::uint32_t promise;  // the smaller the better
    std::uint32_t node;
  };

  void forget();

  std::uint32_t budget_;
  std::uint32_t knots_left_ = 8;  // so often in a game it thinks for long
  std::vector<Node> nodes_;
  std::vector<Waiting> heap_;
  std::vector<std::uint32_t> seen_;  // node + 1 by hash of its places
};

}  // namespace ai
