#include "ai/signature.h"

#include "ai/playout.h"
#include "ai/signature_fold.h"
#include "catalog/scenario.h"
#include "rules/view.h"

namespace ai {
namespace {

constexpr std::uint64_t kRounds = 4;
constexpr std::uint32_t kUniformActions = 150;
constexpr std::uint32_t kBiasedActions = 450;
// Numbers of the base game that the signature was made with; they stay as they are when the engine grows.
constexpr std::uint64_t kChoices = 400;
constexpr std::uint64_t kAccepted = 53;

// What is possible now, and the answer if the next seat makes the same request again.
void add_position(const rules::Game& game, const rules::Stamped& last, SignatureFold& fold) {
  fold.add(rules::public_hash(game.state));
  std::uint64_t choices = 0;
  for (std::uint8_t seat = 0; seat < game.state.seats; ++seat) {
    choices = choices * kChoices + legal_actions(game.rules, game.state, rules::Seat{seat}).size();
  }
  fold.add(choices);
  const rules::Seat next{static_cast<std::uint8_t>((last.by.index + 1U) % game.state.seats)};
  const rules::Decision again = decide(game.rules, game.state, {next, game.now, last.what});
  fold.add(again ? kAccepted + again->size() : static_cast<std::uint64_t>(again.error().reason));
}

void add_game(const rules::Ruleset& rules, WandererKind kind, std::uint64_t round, SignatureFold& fold,
              SignatureReport& report) {
  const base::Seed seed{rules.scenario * 100U + rules.seats, round};
  const rules::Game start = first_position(rules, seed);
  fold.add(rules::public_hash(start.state));
  const std::uint32_t most = kind == WandererKind::Uniform ? kUniformActions : kBiasedActions;
  const Wanderer wanderer{kind, seed, rules::Signals::With};
  const Playout playout =
      play_out(start, wanderer, most, ActionInterval{}, seed,
               [&](const rules::Game& after, const rules::Stamped& action, const rules::Events& events) {
                 for (const rules::Event& event : events) fold.add(event);
                 add_position(after, action, fold);
               });
  ++report.games;
  report.actions += playout.actions;
}

}  // namespace

SignatureReport signature_report() {
  SignatureReport report;
  SignatureFold fold;
  for (const catalog::Scenario& scenario : catalog::kScenarioTable) {
    for (unsigned seats = scenario.fewest_seats; seats <= scenario.most_seats; ++seats) {
      // The levels and, if there is a choice, both sides of tile 1 in turn.
      rules::ScenarioChoice choice{.scenario = scenario.number, .seats = seats};
      choice.level = scenario.lowest_level + seats % (scenario.highest_level - scenario.lowest_level + 1U);
      if (catalog::sides_at(scenario, *choice.level) == catalog::Sides::Either)
        choice.start = seats % 2 == 0 ? rules::Tile::T1a : rules::Tile::T1b;
      const auto rules = rules::ruleset_for(choice);
      if (!rules) continue;
      for (std::uint64_t round = 0; round < kRounds; ++round) {
        for (const WandererKind kind : {WandererKind::Uniform, WandererKind::Biased})
          add_game(*rules, kind, round, fold, report);
      }
    }
  }
  report.value = fold.value();
  return report;
}

}  // namespace ai
