// The way from the theft to the exits (ACH-14, ACH-28).
#pragma once

#include <array>

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

class EscapeRoutes {
 public:
  void see(const SeenEvent& seen, AchievementSet& earned);

 private:
  void see_step(rules::Pawn hero, rules::Place to);

  // By hero: where it was at the theft, which other tiles it has been on since, and who is out.
  std::array<rules::Tile, 4> item_tiles_{};
  std::array<rules::TileSet, 4> tiles_since_{};
  Pawns went_straight_;  // from the item's tile to the exit's
  Pawns ate_;
};

}  // namespace chronicle
