// The last actions of a game, which everyone has seen.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "library/action_space.h"
#include "rules/game.h"

namespace library {

inline constexpr std::size_t kRemembered = 16;

struct PastAction {
  rules::Seat by{};
  rules::GameTime at{};
  ActionNumber action = kWait;
  std::optional<rules::Pawn> pawn{};
  rules::Place to = rules::kNowhere;
};

class History {
 public:
  void clear() { count_ = 0; }
  void add(const PastAction& past) { actions_[count_++ % kRemembered] = past; }
  // 0 is the latest; null if that long ago nothing had been done.
  const PastAction* ago(std::size_t i) const {
    return i < count_ && i < kRemembered ? &actions_[(count_ - 1 - i) % kRemembered] : nullptr;
  }

 private:
  std::array<PastAction, kRemembered> actions_{};
  std::size_t count_ = 0;
};

// An action as it is remembered.
PastAction past_action_of(const rules::Stamped& action, ActionNumber number);

}  // namespace library
