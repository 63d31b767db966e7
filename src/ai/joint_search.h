// Looks for a journey among the positions of all four heroes together: best first, a fixed number of them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/assignment.h"
#include "ai/journey.h"
#include "rules/state.h"

namespace ai {

// Which heroes may be moved: those who aren't where they should be, or all of them, to make way.
enum class Who : std::uint8_t { HasToGo, Everybody };

struct SearchProblem {
  const rules::Ruleset& rules;
  const rules::State& state;
  const Assignments& assignments;
  const Assignments& plans;  // where everyone will want to be in the end: nobody may be shut in
  const Efforts& efforts;
  Who who = Who::Everybody;
  std::uint32_t budget = 0;  // positions to look at
};

// Kept from search to search, so that the next one needs no new memory.
struct SearchMemory {
  struct Node {
    std::array<std::uint16_t, 4> places{};
    std::uint32_t parent = 0;
    Effort spent = 0;
    Effort ahead = 0;
    std::uint16_t to = 0;  // where the last action led; the exit, for a hero that left
    std::uint8_t hero = 0;
    std::uint8_t way = 0;
  };
  struct OpenNode {         // not expanded yet
    std::uint32_t promise;  // the smaller the better
    std::uint32_t node;
  };
  std::vector<Node> nodes{};
  std::vector<OpenNode> heap{};
  std::vector<std::uint32_t> seen{};  // node + 1 by hash of its places
};

Journey search(SearchMemory& memory, const SearchProblem& problem);

}  // namespace ai
