// The course of a finished game as its record tells it: every position, and what was done in each.
#pragma once

#include <optional>
#include <vector>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/state.h"

namespace chronicle {

struct Done {
  rules::GameTime at;
  std::optional<rules::Seat> by;  // none: the table itself
  rules::Action what;
  rules::Events events;
};

struct Course {
  rules::Ruleset rules;
  std::vector<rules::State> positions{};  // before the first deed, and after each: one more than deeds
  std::vector<Done> deeds{};

  // When the position before a deed came to be.
  rules::GameTime begin_of(std::size_t deed) const {
    return deed == 0 ? rules::GameTime{} : deeds[deed - 1].at;
  }
};

}  // namespace chronicle
