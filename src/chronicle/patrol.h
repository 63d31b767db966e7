// Where the guards are, and what moved them (ACH-20 to ACH-25, ACH-27).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

class Patrol {
 public:
  void see(const SeenEvent& seen, AchievementSet& earned);
  static void look(const rules::State& state, AchievementSet& earned);

  // ACH-24, once the game is over.
  bool was_remote_controlled(const rules::Ruleset& rules) const;

 private:
  Pawns appeared_;             // at the theft
  Pawns moved_by_control_;     // room
  Pawns moved_otherwise_;      // by players
  bool swap_is_cast_ = false;  // the spell that exchanges two pawns has been cast, and they follow
};

}  // namespace chronicle
