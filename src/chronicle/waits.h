// How long an action was waited for. A record doesn't say what people wanted, so only what was done in the
// end counts: an action that needs an ability was waited for from the moment since which it could have been
// done without interruption. If a pawn goes west after it could have done so for nine seconds, west was
// wanted for nine seconds. Simultaneous waits for one ability count once. Alone, nobody waits for anyone.
#pragma once

#include <array>
#include <optional>

#include "chronicle/course.h"

namespace chronicle {

struct Wait {
  std::size_t action = 0;
  rules::GameTime since;
  rules::GameTime until;

  constexpr std::uint32_t ms() const { return until.ms - since.ms; }
};

struct Waits {
  rules::Millis all{0};
  std::optional<Wait> longest = std::nullopt;
};

using WaitsByAbility = std::array<Waits, catalog::kAbilities>;
WaitsByAbility waits_of(const Course& course);

}  // namespace chronicle
