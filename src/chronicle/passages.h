// Shafts and breaches: where they are, and who went through which (ACH-1 to ACH-6).
#pragma once

#include <array>

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

class Passages {
 public:
  void see(const SeenEvent& seen, AchievementSet& earned);
  // The position after each action.
  static void look(const rules::State& state, AchievementSet& earned);

 private:
  void note(rules::Pawn pawn, std::size_t passage, AchievementSet& earned);

  // The shafts, then the breaches.
  static constexpr std::size_t kPassages = rules::kShafts + rules::kBreaches;
  std::array<Pawns, kPassages> went_through_;
};

// The breach whose wall this step crosses.
std::optional<std::size_t> breach_between(const rules::State& state, rules::Place from, rules::Place to);

}  // namespace chronicle
