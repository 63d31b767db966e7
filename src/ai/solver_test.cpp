#include "ai/solver.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/playout.h"
#include "rules/setup.h"

namespace ai {
namespace {

using catalog::Tile;

rules::Game deal(unsigned scenario, std::uint64_t seed, unsigned seats = 4) {
  return first_position(*rules::ruleset_for({.scenario = scenario, .seats = seats}), {seed, 0});
}

// A plan is worth nothing before it has been played.
bool wins(const rules::Game& from, const Solution& solution) {
  rules::Game game = from;
  for (const rules::Stamped& action : solution.actions) {
    if (!play(game, action)) return false;
  }
  return game.state.outcome == rules::Outcome::Won;
}

TEST(Solver, FindsAPlanThatWins) {
  for (unsigned scenario = 1; scenario <= 7; ++scenario) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const rules::Game start = deal(scenario, seed);
      const Solution solution = solve(start, {.plans = 4});
      EXPECT_EQ(solution.verdict, Verdict::Winnable) << "scenario " << scenario << ", seed " << seed;
      EXPECT_TRUE(wins(start, solution)) << "scenario " << scenario << ", seed " << seed;
    }
  }
}

TEST(Solver, SolvesTheSoloGameToo) {
  const rules::Game start = deal(3, 2, 1);
  EXPECT_TRUE(wins(start, solve(start)));
}

TEST(Solver, KeepsTheShortestOfItsPlans) {
  const rules::Game start = deal(1, 3);
  const std::size_t one = solve(start, {.plans = 1}).actions.size();
  const std::size_t many = solve(start, {.plans = 24}).actions.size();
  EXPECT_LE(many, one);
  EXPECT_GT(many, 40U);  // eight tiles, four thefts and four ways out can't be done in fewer
}

TEST(Solver, GivesTheSamePlanEveryTime) {
  const Solution first = solve(deal(7, 5));
  const Solution second = solve(deal(7, 5));
  ASSERT_EQ(first.actions.size(), second.actions.size());
  EXPECT_TRUE(std::equal(first.actions.begin(), first.actions.end(), second.actions.begin(),
                         [](const auto& a, const auto& b) { return a.by == b.by && a.what == b.what; }));
}

// Four tiles without their own exploration sides come first, one on each side of tile 1, and then there is
// nowhere left to explore; the items are further down.
TEST(Solver, ProvesThatADealCannotBeWon) {
  rules::Ruleset rules = *rules::ruleset_for({.scenario = 1, .seats = 4});
  const std::array rest{Tile::T2, Tile::T7, Tile::T9, Tile::T10};
  std::array shut{Tile::T6s, Tile::T8s, Tile::T25s, Tile::T27s};
  rules.deck = {};
  for (const Tile tile : rest) rules.deck.insert(tile);
  for (const Tile tile : shut) rules.deck.insert(tile);
  int deals = 0;
  do {
    rules.start = deals % 2 == 0 ? Tile::T1a : Tile::T1b;
    rules::Setup setup;
    for (const Tile tile : shut) setup.deck.push_back(tile);
    const auto layout = rules::arrange(rules, setup, {1, 0});
    ASSERT_TRUE(layout.has_value());
    const rules::Game start{.rules = rules, .state = rules::lay_out(rules, *layout), .version = 0, .now = {}};
    const Solution solution = solve(start, {.plans = 2});
    EXPECT_EQ(solution.verdict, Verdict::Unwinnable);
    EXPECT_GT(solution.malls_looked_at, 4U);
    ++deals;
  } while (std::next_permutation(shut.begin(), shut.end()));
  EXPECT_GE(deals, 20);
}

TEST(Solver, DoesNotCallADealUnwinnableThatItHasNotSeenThrough) {
  const rules::Game start = deal(7, 1);
  const Solution solution = solve(start, {.plans = 0, .malls = 4});
  EXPECT_EQ(solution.verdict, Verdict::Unknown);
}

// When no plan has won, the malls that could be won in are laid out on purpose.
TEST(Solver, FindsAPlanByLayingOutTheMallFirst) {
  for (const unsigned scenario : {1U, 7U, 10U, 13U}) {
    const rules::Game start = deal(scenario, 4);
    const Solution solution = solve(start, {.plans = 0});
    EXPECT_EQ(solution.verdict, Verdict::Winnable) << "scenario " << scenario;
    EXPECT_TRUE(wins(start, solution)) << "scenario " << scenario;
    EXPECT_GT(solution.malls_looked_at, 0U);
  }
}

}  // namespace
}  // namespace ai
