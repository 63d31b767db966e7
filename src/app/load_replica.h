// A game as everybody at its table sees it: begun from what the server tells, kept up to date by folding its
// events. From it the load generator knows what is legal, and whether the server's hash is true.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/random.h"
#include "rules/event.h"
#include "rules/legal.h"
#include "rules/state.h"

namespace app::load {

class Replica {
 public:
  // The texts of `game.ruleset` and `game.position`; none if they cannot be believed.
  static std::optional<Replica> read(std::string_view ruleset, std::string_view position);
  Replica(const rules::Ruleset& rules, const rules::State& view) : rules_(rules), state_(view) {}

  // False: an event does not fit the position, and nothing can be believed any more.
  bool fold(const rules::Events& events);

  std::uint64_t hash() const;
  bool is_over() const { return state_.outcome != rules::Outcome::Running; }

  // An action of some seat after which the game goes on as before. The sand is not touched: an hour of it is
  // turned over early leaves nearly nothing (B-TIME-2). None if there is no such action.
  std::optional<rules::CrewAction> harmless_action(base::Random& random) const;

 private:
  bool is_harmless(const rules::CrewAction& action) const;

  rules::Ruleset rules_;
  rules::State state_;
};

}  // namespace app::load
