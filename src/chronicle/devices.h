// The beholder's ways and the codes that opened doors (ACH-12, ACH-16).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/happening.h"

namespace chronicle {

class Devices {
 public:
  void see(const Happening& happening, AchievementSet& earned);

 private:
  rules::TileSet seen_by_beholder_;  // item tiles
  rules::TileSet codes_used_;
};

}  // namespace chronicle
