// The invisible mage, and the guards she passes (ACH-26).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

class Invisibility {
 public:
  void see(const SeenEvent& seen, AchievementSet& earned);

 private:
  void see_step(const rules::State& state, rules::Place from, rules::Place to);

  bool holds_ = false;
  Pawns visited_;  // guards onto whose tile she came, and she is still there
  Pawns passed_;   // and she has left again
};

}  // namespace chronicle
