#include "library/action_space.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <vector>

#include "ai/playout.h"
#include "catalog/scenario.h"
#include "notation/action_text.h"
#include "notation/record.h"
#include "rules/legal.h"
#include "rules/token_actions.h"

namespace library {
namespace {

std::vector<rules::Action> all_actions(const rules::Game& game, rules::Seat seat) {
  std::vector<rules::Action> actions;
  for (const rules::Action& action :
       rules::legal_actions(game.rules, game.state, seat, rules::Signals::With, game.now)) {
    if (!std::holds_alternative<rules::Stare>(action)) actions.push_back(action);
  }
  rules::each_token_action(game.rules, game.state, seat,
                           [&](const rules::Action& action) { actions.push_back(action); });
  return actions;
}

// Any kind of action that a seat may do, and one of that kind; the timer is always half full.
template <class Look>
void wander(rules::Game game, std::uint32_t steps, Look look) {
  base::Random random{{game.rules.scenario, game.state.random.seed().low}};
  for (std::uint32_t i = 0; i < steps && game.state.outcome == rules::Outcome::Running; ++i) {
    look(game);
    const rules::Seat seat{static_cast<std::uint8_t>(random.below(game.state.seats))};
    std::map<std::size_t, std::vector<rules::Action>> kinds;
    for (const rules::Action& action : all_actions(game, seat)) kinds[action.index()].push_back(action);
    if (kinds.empty()) continue;
    auto kind = kinds.begin();
    std::advance(kind, random.below(static_cast<std::uint32_t>(kinds.size())));
    const auto& action = kind->second[random.below(static_cast<std::uint32_t>(kind->second.size()))];
    game.state.sand = {.since = game.now, .left = rules::Millis{game.rules.sand_ms / 2}};
    rules::play(game, {seat, game.now + rules::Millis{50}, action});
  }
}

void expect_numbers_fit(const rules::Game& game, std::set<std::size_t>& kinds) {
  for (std::uint8_t seat = 0; seat < game.state.seats; ++seat) {
    std::set<ActionNumber> numbers;
    for (const rules::Action& action : all_actions(game, rules::Seat{seat})) {
      const auto number = number_of(game.state, action);
      ASSERT_TRUE(number) << notation::text_of(action);
      EXPECT_LT(*number, actions_of(game.rules)) << notation::text_of(action);
      EXPECT_TRUE(numbers.insert(*number).second) << notation::text_of(action);
      EXPECT_EQ(action_numbered(game, *number), action) << notation::text_of(action);
      kinds.insert(action.index());
    }
  }
}

// Every position of every game in a folder of records.
std::set<std::size_t> kinds_in_records(const std::string& folder) {
  std::set<std::size_t> kinds;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    if (entry.path().extension() != ".mmr") continue;
    std::ifstream file{entry.path()};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const auto record = notation::read_record(text);
    EXPECT_TRUE(record) << entry.path();
    if (record) notation::watch(*record, [&](const rules::Game& game) { expect_numbers_fit(game, kinds); });
  }
  return kinds;
}

TEST(ActionSpace, every_action_of_the_base_game_has_its_own_number) {
  std::set<std::size_t> kinds = kinds_in_records("tests/records/v1");
  for (unsigned scenario = 1; scenario <= catalog::kScenarios; ++scenario) {
    const auto rules = rules::ruleset_for({.scenario = scenario, .seats = scenario == 3 ? 1U : 4U});
    ASSERT_TRUE(rules);
    wander(ai::first_position(*rules, {scenario, 1}), 300,
           [&](const rules::Game& game) { expect_numbers_fit(game, kinds); });
  }
  EXPECT_EQ(kinds.size(), 9U) << "all but the stare";
}

TEST(ActionSpace, every_action_of_the_expansion_has_its_own_number) {
  std::set<std::size_t> kinds = kinds_in_records("tests/records/expansion");
  for (std::size_t i = 1; i < catalog::kExpansionGames; ++i) {
    const auto rules =
        rules::ruleset_for(rules::ExpansionChoice{.game = static_cast<catalog::ExpansionGame>(i)});
    ASSERT_TRUE(rules);
    wander(ai::first_position(*rules, {i, 1}), 300,
           [&](const rules::Game& game) { expect_numbers_fit(game, kinds); });
  }
  EXPECT_GE(kinds.size(), 22U);
}

TEST(ActionSpace, any_number_at_all_means_something_or_nothing) {
  const auto rules = rules::ruleset_for(rules::ExpansionChoice{.game = catalog::ExpansionGame::F3});
  wander(ai::first_position(*rules, {1, 1}), 60, [&](const rules::Game& game) {
    for (ActionNumber number = 0; number < kAllActions + 5; ++number) {
      const auto action = action_numbered(game, number);
      rules::Game after = game;
      if (action) rules::play(after, {rules::Seat{0}, game.now, *action});
    }
  });
  EXPECT_FALSE(action_numbered(ai::first_position(*rules, {1, 1}), kWait));
}

// docs/library.md: programs have learned with them.
TEST(ActionSpace, numbers_never_change) {
  EXPECT_EQ(kWalks, 1U);
  EXPECT_EQ(kVortexes, 513U);
  EXPECT_EQ(kEscalators, 817U);
  EXPECT_EQ(kDraw, 825U);
  EXPECT_EQ(kPlacings, 828U);
  EXPECT_EQ(kDiscards, 980U);
  EXPECT_EQ(kRedPawns, 1018U);
  EXPECT_EQ(kBaseActions, 1027U);
  EXPECT_EQ(kChoices, 1051U);
  EXPECT_EQ(kShaftLayings, 1681U);
  EXPECT_EQ(kBreachLayings, 2897U);
  EXPECT_EQ(kLiftings, 4721U);
  EXPECT_EQ(kTeleportations, 5479U);
  EXPECT_EQ(kVouchers, 10351U);
  EXPECT_EQ(kAllActions, 10655U);
}

TEST(ActionSpace, games_without_modules_use_the_first_numbers) {
  const auto base = rules::ruleset_for({.scenario = 1, .seats = 4});
  EXPECT_EQ(actions_of(*base), kBaseActions);
  EXPECT_FALSE(action_numbered(ai::first_position(*base, {1, 1}), kBaseActions));
}

}  // namespace
}  // namespace library
