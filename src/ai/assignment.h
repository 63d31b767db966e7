// What each hero should do next.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/spaces.h"
#include "ai/ways.h"
#include "rules/state.h"

namespace ai {

enum class Task : std::uint8_t {
  Rest,            // nothing; it may be moved out of the way
  Explore,         // to an exploration space of its colour that leads somewhere new
  LookAhead,       // the mage to a crystal ball, or a hero to a map
  BreakCamera,     // the barbarian
  WaitAtTheTimer,  // one action away from a sand timer space, until it is time
  FlipTheTimer,
  Steal,  // to the item it has to stand on
  Leave,
  MakeWay,  // anywhere that isn't in another hero's way
};

struct Assignment {
  Task task = Task::Rest;
  Spaces wanted{};
  rules::Place exit = rules::kNowhere;  // the one it will leave by after the theft, if that has been found
  EffortField toward{};                 // the effort to get there from anywhere, ignoring the others
  // There is no way from where the hero is while guards, doors and the like are as they are; then the effort
  // is what it would be without them.
  bool is_blocked = false;

  // Without it the game would be lost: it comes first.
  bool is_urgent() const {
    return task == Task::FlipTheTimer || task == Task::WaitAtTheTimer || task == Task::BreakCamera;
  }
  std::vector<Destination> destinations(const rules::State& state) const;
  bool is_done_at(rules::Place at) const { return task == Task::Rest || wanted.contains(at); }
};

using Assignments = std::array<Assignment, 4>;  // by hero

}  // namespace ai
