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

struct Deed {
  rules::Seat by{};
  rules::GameTime at{};
  ActionNumber action = kWait;
  std::optional<rules::Pawn> pawn{};
  rules::Place to = rules::kNowhere;
};

class History {
 public:
  void clear() { count_ = 0; }
  void add(const Deed& deed) { deeds_[count_++ % kRemembered] = deed; }
  // 0 is the latest; null if that long ago nothing had been done.
  const Deed* ago(std::size_t i) const {
    return i < count_ && i < kRemembered ? &deeds_[(count_ - 1 - i) % kRemembered] : nullptr;
  }

 private:
  std::array<Deed, kRemembered> deeds_{};
  std::size_t count_ = 0;
};

// An action as it is remembered.
Deed deed_of(const rules::Stamped& action, ActionNumber number);

}  // namespace library
