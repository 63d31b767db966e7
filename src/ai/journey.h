// One order of actions that brings all heroes to their errands, each making way for the others.
#pragma once

#include "ai/ways.h"
#include "base/fixed_list.h"
#include "rules/action.h"

namespace ai {

inline constexpr std::size_t kLongestJourney = 96;

struct Journey {
  base::FixedList<rules::Action, kLongestJourney> actions{};  // the first one first
  Effort ahead = 0;                                           // of all together, afterwards
  bool arrives = false;  // with everybody; otherwise these actions only bring them nearer
};

}  // namespace ai
