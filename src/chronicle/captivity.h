// Captives and how they got out of the guard room (ACH-7 to ACH-9).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/happening.h"

namespace chronicle {

class Captivity {
 public:
  void see(const Happening& happening, AchievementSet& earned);

 private:
  Pawns caught_;
  Pawns got_out_;  // after they were caught
};

}  // namespace chronicle
