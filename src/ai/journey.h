// One sequence of actions that takes all heroes to where they should be, each making way for the others.
#pragma once

#include "ai/ways.h"
#include "base/fixed_list.h"
#include "rules/action.h"

namespace ai {

inline constexpr std::size_t kLongestJourney = 96;

struct Journey {
  base::FixedList<rules::Action, kLongestJourney> actions{};  // the first one first
  Effort ahead = 0;                                           // of all together, afterwards
  bool arrives = false;  // with everyone; otherwise these actions only bring them closer
};

}  // namespace ai
