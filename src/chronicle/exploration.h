// How the mall was explored and rearranged (ACH-11, ACH-13, ACH-15, ACH-17 to ACH-19).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

class Exploration {
 public:
  void see(const SeenEvent& seen, AchievementSet& earned);
  static void look(const rules::State& state, AchievementSet& earned);

  // ACH-40: the last tile of the deck was placed before the timer was flipped.
  bool was_quick() const { return was_quick_; }

 private:
  void see_lifting(const SeenEvent& seen, const rules::TileLifted& lifted, AchievementSet& earned);

  // Where telekinesis took its first tile from.
  struct Lifted {
    rules::Tile tile = rules::Tile::T1a;
    rules::PlacedTile from;
  };
  std::optional<Lifted> first_lifted_;
  Pawns moved_;
  bool was_quick_ = false;
};

}  // namespace chronicle
