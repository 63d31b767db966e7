// Captives and how they got out of the guard room (ACH-7 to ACH-9, R-92).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

class Captivity {
 public:
  void see(const SeenEvent& seen);
  // The action is over: any hero that left the room during it and is free has got out.
  void look(const rules::Ruleset& rules, const rules::State& now, AchievementSet& earned);

 private:
  Pawns caught_;  // and not out of the room since
  Pawns got_out_;
  // Those who left the room during this action.
  Pawns left_;
  Pawns left_by_shaft_;
  Pawns left_by_breach_;
};

}  // namespace chronicle
