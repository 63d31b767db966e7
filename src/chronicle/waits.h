// How long an action was waited for. A record does not tell wishes, so only what was done in the end counts:
// a deed that takes an ability was waited for from the moment since which it could have been done without a
// break. If a pawn goes west after it has stood for nine seconds where it could have gone so, west was wanted
// for nine seconds. Waits for one ability at the same time count once. Alone nobody waits for anybody.
#pragma once

#include <array>
#include <optional>

#include "chronicle/course.h"

namespace chronicle {

struct Wait {
  std::size_t deed = 0;
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
