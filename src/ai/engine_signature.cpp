#include "ai/engine_signature.h"

#include <vector>

#include "ai/playout.h"
#include "ai/signature_fold.h"
#include "base/version.h"
#include "catalog/scenario.h"
#include "rules/view.h"

namespace ai {
namespace {

constexpr unsigned kSeats = 4;
constexpr std::uint32_t kActions = 30;

void add_text(SignatureFold& fold, std::string_view text) {
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  fold.add(std::span{bytes});
}

void add_short_game(SignatureFold& fold, const catalog::Scenario& scenario) {
  const auto rules = rules::ruleset_for({.scenario = scenario.number, .seats = kSeats});
  if (!rules) return;
  const base::Seed seed{scenario.number, kActions};
  play_out(first_position(*rules, seed), Wanderer{WandererKind::Biased, seed}, kActions, ActionInterval{},
           seed, [&](const rules::Game& after, const rules::Stamped&, const rules::Events& events) {
             for (const rules::Event& event : events) fold.add(event);
             fold.add(rules::public_hash(after.state));
           });
}

}  // namespace

std::uint64_t engine_signature(std::string_view cardboard) {
  SignatureFold fold;
  add_text(fold, base::kEngineVersion);
  fold.add(std::uint64_t{base::kRulesVersion});
  fold.add(std::uint64_t{base::kCatalogVersion});
  add_text(fold, cardboard);
  for (const catalog::Scenario& scenario : catalog::kScenarioTable) add_short_game(fold, scenario);
  return fold.value();
}

}  // namespace ai
