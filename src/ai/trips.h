// Where one pawn can get by the actions of all seats together, with the others staying where they are.
#pragma once

#include <array>

#include "ai/spaces.h"
#include "ai/ways.h"
#include "base/fixed_list.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/state.h"

namespace ai {

inline constexpr std::size_t kLongestTrip = 24;
using Trip = base::FixedList<rules::Action, kLongestTrip>;  // the first action first

class Trips {
 public:
  // Spaces that would trigger something, a sand timer or an exit, are only entered if that is wanted.
  Trips(const rules::Ruleset& rules, const rules::State& state, rules::Pawn pawn, const Spaces& wanted);

  // All spaces it can reach, the nearest first; the first one is where it is now.
  const base::FixedList<rules::Place, kPlaces>& spaces() const { return reached_; }
  std::size_t actions_to(rules::Place at) const { return steps_[at.code].number; }
  bool reaches(rules::Place at) const { return visited_.contains(at); }
  Trip way_to(rules::Place at) const;

 private:
  struct ReachedFrom {
    rules::Place from = rules::kNowhere;
    rules::Way way = rules::Way::Walk;
    std::uint8_t number = 0;
  };
  void reach(rules::Place to, rules::Place from, rules::Way way);
  void walk_from(rules::Place at);
  void ride_from(rules::Place at);
  void crawl_from(rules::Place at);
  void vortex_from(rules::Place at);
  bool sets_something_off(rules::Place at) const;

  const rules::Ruleset& rules_;
  rules::State state_;  // the pawn is moved around in it
  rules::Pawn pawn_;
  const Spaces& wanted_;
  Spaces visited_;
  std::array<ReachedFrom, kPlaces> steps_;  // of the visited spaces
  base::FixedList<rules::Place, kPlaces> reached_;
};

}  // namespace ai
