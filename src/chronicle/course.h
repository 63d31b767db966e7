// The course of a finished game as recorded: every position, and what was done in each.
#pragma once

#include <optional>
#include <vector>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/state.h"

namespace chronicle {

struct PlayedAction {
  rules::GameTime at;
  std::optional<rules::Seat> by;  // none: the table itself
  rules::Action what;
  rules::Events events;
};

struct Course {
  rules::Ruleset rules;
  std::vector<rules::State> positions{};  // before the first action and after each: one more than actions
  std::vector<PlayedAction> actions{};

  // When the position before an action came about.
  rules::GameTime begin_of(std::size_t action) const {
    return action == 0 ? rules::GameTime{} : actions[action - 1].at;
  }
};

}  // namespace chronicle
