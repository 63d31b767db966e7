// Games as lists of choices, so that a failing one can be reduced to the shortest that still fails.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "catalog/scenario.h"
#include "notation/action_text.h"
#include "property/census.h"
#include "property/turned.h"
#include "rules/can_happen.h"
#include "rules/legal.h"
#include "rules/sand.h"
#include "rules/setup.h"
#include "rules/view.h"
#include "support/late_position.h"

namespace property {
namespace {

using rules::Seat;

rules::Game some_game() {
  const auto scenario = *rc::gen::inRange<unsigned>(1, 18);
  const catalog::Scenario& row = *catalog::scenario_numbered(scenario);
  const auto seats = *rc::gen::inRange<unsigned>(row.fewest_seats, row.most_seats + 1U);
  const auto seed = *rc::gen::arbitrary<std::uint8_t>();
  const auto rules = rules::ruleset_for({.scenario = scenario, .seats = seats});
  RC_ASSERT(rules.has_value());
  const late::LatePosition late = late::late_position(*rules, {seed, 0});
  return *rc::gen::arbitrary<bool>() ? late.game : late.first;
}

// The choice names one of all the actions that all seats together have.
std::optional<rules::Stamped> chosen(const rules::Game& game, std::uint16_t choice) {
  std::vector<rules::Stamped> all;
  for (std::uint8_t seat = 0; seat < game.state.seats; ++seat) {
    for (const rules::Action& action : legal_actions(game.rules, game.state, Seat{seat})) {
      all.push_back({Seat{seat}, game.now + rules::Millis{choice}, action});
    }
  }
  if (all.empty()) return std::nullopt;
  return all[choice % all.size()];
}

RC_GTEST_PROP(Shrinking, B_ACT_2_laws_hold_along_any_choices, (const std::vector<std::uint16_t>& choices)) {
  rules::Game game = some_game();
  rules::State seen = view(game.state);
  for (const std::uint16_t choice : choices) {
    const auto action = chosen(game, choice);
    if (!action || action->at >= sand_ends(game.state)) break;
    RC_LOG() << game.now.ms << " seat " << int{action->by.index} << ' ' << notation::text_of(action->what)
             << '\n';
    const rules::State there = turned(game.state, 1);
    RC_ASSERT(ask(game.rules, there, *action).has_value());
    const rules::Decision decision = play(game, *action);
    RC_ASSERT(decision.has_value());
    for (const rules::Event& event : *decision) {
      RC_ASSERT(rules::can_happen(game.rules, seen, redact(event)));
      evolve(seen, redact(event));
    }
    RC_ASSERT(view(game.state) == seen);
  }
}

}  // namespace
}  // namespace property
