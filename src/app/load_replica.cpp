#include "app/load_replica.h"

#include <variant>

#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "rules/can_happen.h"
#include "rules/decide.h"
#include "rules/evolve.h"
#include "rules/view.h"

namespace app::load {

std::optional<Replica> Replica::read(std::string_view ruleset, std::string_view position) {
  const auto rules = notation::read_ruleset(ruleset);
  const auto state = notation::read_position(position);
  if (!rules || !state) return std::nullopt;
  return Replica{*rules, *state};
}

bool Replica::fold(const rules::Events& events) {
  for (const rules::Event& event : events) {
    if (!rules::can_happen(rules_, state_, event)) return false;
    rules::evolve(state_, event);
  }
  return true;
}

std::uint64_t Replica::hash() const { return rules::public_hash(state_); }

bool Replica::is_harmless(const rules::CrewAction& action) const {
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

std::optional<rules::CrewAction> Replica::harmless_action(base::Random& random) const {
  const rules::CrewActions actions = rules::crew_actions(rules_, state_);
  if (actions.empty()) return std::nullopt;
  // From a random one on, around the list: nearly always the first will do.
  const std::size_t first = random.below(static_cast<std::uint32_t>(actions.size()));
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const rules::CrewAction& action = actions[(first + i) % actions.size()];
    if (is_harmless(action)) return action;
  }
  return std::nullopt;
}

}  // namespace app::load
