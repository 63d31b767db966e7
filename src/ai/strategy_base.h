// What all parts of the strategy work with: the situation, and the orders as far as they have been given.
#pragma once

#include <algorithm>
#include <vector>

#include "ai/strategy.h"
#include "rules/goal.h"
#include "rules/sand.h"

namespace ai {

class StrategyBase {
 protected:
  using Colour = rules::Colour;
  using Pawn = rules::Pawn;
  using Place = rules::Place;
  using Destinations = std::vector<Destination>;

  // What it takes to lead a guard away or to give a code.
  static constexpr Effort kAnErrand = 10 * kOneAction;

  explicit StrategyBase(const Situation& situation)
      : rules_(situation.rules),
        state_(situation.state),
        marks_(situation.marks),
        situation_(situation),
        sand_(rules::sand_left(situation.state, situation.now).count) {}

  bool is_here(Pawn hero) const { return is_in_the_mall(state_, hero); }
  Place where(Pawn hero) const { return place_of(state_, hero); }

  Assignment assignment(Task task, Pawn hero, const Destinations& destinations,
                        VortexUse vortex = VortexUse::Works) const {
    Assignment assignment;
    assignment.task = task;
    for (const Destination& destination : destinations) assignment.wanted.insert(destination.at);
    assignment.toward = situation_.ways.field(state_, hero, destinations, situation_.efforts, vortex);
    if (!rules_.modules.empty() && assignment.toward.from(where(hero)) == kUnreachable) {
      assignment.is_blocked = true;
      assignment.toward =
          situation_.ways.field(state_, hero, destinations, situation_.efforts, vortex, Watchers::LeftAside);
    }
    return assignment;
  }

  Effort effort_of(Pawn hero, const Assignment& assignment) const {
    const Effort effort = assignment.toward.from(where(hero));
    return assignment.is_blocked && effort != kUnreachable ? static_cast<Effort>(effort + kAnErrand) : effort;
  }
  bool can_be_reached(Pawn hero, const Assignment& assignment) const {
    return !assignment.is_blocked && effort_of(hero, assignment) != kUnreachable;
  }
  bool is_asked(Pawn hero) const { return is_asked_for(rules_, hero); }
  void give(Pawn hero, const Assignment& assignment) { orders_.assignments[index(hero)] = assignment; }
  const Assignment& given(Pawn hero) const { return orders_.assignments[index(hero)]; }

  void look_again_in(std::uint32_t ms) {
    orders_.valid_until = std::min(orders_.valid_until, situation_.now + rules::Millis{ms + 1});
  }

  // NOLINTBEGIN(readability-identifier-naming): the strategies below use them as their own
  const rules::Ruleset& rules_;
  const rules::State& state_;
  const Landmarks& marks_;
  const Situation& situation_;
  const std::uint32_t sand_;
  Orders orders_;
  // NOLINTEND(readability-identifier-naming)
};

}  // namespace ai
