// A game as everyone at its table sees it: started from the server's snapshot and kept up to date by folding
// its events. It says what is legal for the load generator, and whether the server's hash is right.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/random.h"
#include "rules/event.h"
#include "rules/legal.h"
#include "rules/state.h"

namespace load {

class Replica {
 public:
  Replica(const rules::Ruleset& rules, const rules::State& view) : rules_(rules), state_(view) {}

  // False: an event doesn't fit the position, so nothing can be trusted any more.
  bool fold(const rules::Events& events);

  std::uint64_t hash() const;
  bool is_over() const { return state_.outcome != rules::Outcome::Running; }

  // An action of some seat that keeps the game going. It never flips the timer: flipping an hour of sand
  // early leaves nearly nothing (B-TIME-2). None if there's no such action.
  std::optional<rules::SeatAction> harmless_action(base::Random& random) const;

 private:
  bool is_harmless(const rules::SeatAction& action) const;

  rules::Ruleset rules_;
  rules::State state_;
};

}  // namespace load
