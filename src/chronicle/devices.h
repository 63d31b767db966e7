// The beholder's path and the codes that opened doors (ACH-12, ACH-16).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

class Devices {
 public:
  void see(const SeenEvent& seen, AchievementSet& earned);

 private:
  rules::TileSet seen_by_beholder_;  // item tiles
  rules::TileSet codes_used_;
};

}  // namespace chronicle
