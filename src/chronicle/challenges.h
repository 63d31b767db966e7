// Games with all six challenges, and what was done without (ACH-29 to ACH-41).
#pragma once

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

class Communication;
class Exploration;

// M1, M5, M6, M8, M11 and M13 are all in play with the tiles they need, and nothing makes one of them
// pointless.
bool has_all_challenges(const rules::Ruleset& rules);
// How many of M2, M3, M4, M7, M9, M10 and M12 are in play.
int helpers(const rules::Ruleset& rules);

class Challenges {
 public:
  void see(const SeenEvent& seen);
  // The game is won.
  AchievementSet earned(const rules::Ruleset& rules, const rules::State& end,
                        const Communication& communication, const Exploration& exploration) const;

 private:
  bool vortex_used_ = false;
  bool escalator_used_ = false;
};

}  // namespace chronicle
