#include "load/replica.h"

#include <variant>

#include "rules/can_happen.h"
#include "rules/decide.h"
#include "rules/evolve.h"
#include "rules/view.h"

namespace load {

bool Replica::fold(const rules::Events& events) {
  for (const rules::Event& event : events) {
    if (!rules::can_happen(rules_, state_, event)) return false;
    rules::evolve(state_, event);
  }
  return true;
}

std::uint64_t Replica::hash() const { return rules::public_hash(state_); }

bool Replica::is_harmless(const rules::SeatAction& action) const {
  const rules::Decision decision = rules::decide(rules_, state_, {action.by, rules::GameTime{}, action.what});
  if (!decision) return false;
  for (const rules::Event& event : *decision) {
    if (std::holds_alternative<rules::SandFlipped>(event) || std::holds_alternative<rules::Stolen>(event) ||
        std::holds_alternative<rules::GameWon>(event) || std::holds_alternative<rules::GameLost>(event)) {
      return false;
    }
  }
  return true;
}

std::optional<rules::SeatAction> Replica::harmless_action(base::Random& random) const {
  const rules::SeatActions actions = rules::actions_of_all_seats(rules_, state_);
  if (actions.empty()) return std::nullopt;
  // Starts at a random one and wraps around: nearly always the first will do.
  const std::size_t first = random.below(static_cast<std::uint32_t>(actions.size()));
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const rules::SeatAction& action = actions[(first + i) % actions.size()];
    if (is_harmless(action)) return action;
  }
  return std::nullopt;
}

}  // namespace load
