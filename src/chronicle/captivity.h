// Captives and how they got out of the guard room (ACH-7 to ACH-9, R-92).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/happening.h"

namespace chronicle {

class Captivity {
 public:
  void see(const Happening& happening);
  // The action has ended: who has left the room in it and is free has got out.
  void look(const rules::Ruleset& rules, const rules::State& now, AchievementSet& earned);

 private:
  Pawns caught_;  // and not out of the room since
  Pawns got_out_;
  // Those who have left the room in this action.
  Pawns left_;
  Pawns left_by_shaft_;
  Pawns left_by_breach_;
};

}  // namespace chronicle
