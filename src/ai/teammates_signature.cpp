#include "ai/teammates_signature.h"

#include "ai/signature_fold.h"
#include "ai/simulation.h"
#include "catalog/scenario.h"
#include "rules/setup.h"
#include "rules/view.h"

namespace ai {

std::uint64_t teammates_signature() {
  SignatureFold fold;
  for (const catalog::Scenario& scenario : catalog::kScenarioTable) {
    const auto rules = rules::ruleset_for({.scenario = scenario.number, .seats = 4});
    if (!rules) continue;
    const base::Seed seed{scenario.number, 0};
    simulate(first_position(*rules, seed),
             Teammates{*rules, SeatSet::all(rules->seats), Pace::Human, teammates_seed(seed)},
             [&](const rules::Game& after, const rules::Stamped& action, const rules::Events&) {
               fold.add(action.at.ms);
               fold.add(rules::public_hash(after.state));
             });
  }
  return fold.value();
}

}  // namespace ai
