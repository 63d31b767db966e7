#include "ai/certified_deal.h"

#include <gtest/gtest.h>

#include "ai/playout.h"
#include "ai/solver.h"
#include "rules/setup.h"

namespace ai {
namespace {

using catalog::Tile;

TEST(CertifiedDeal, of_the_campaign_is_nearly_always_the_first) {
  for (unsigned scenario = 1; scenario <= 7; ++scenario) {
    const auto rules = *rules::ruleset_for({.scenario = scenario, .seats = 3});
    const CertifiedDeal deal = certified_deal(rules, {40, 2});
    ASSERT_TRUE(deal.has_plan) << "scenario " << scenario;
    EXPECT_EQ(deal.seed.low, 40U) << "scenario " << scenario;
    EXPECT_EQ(solve(first_position(rules, deal.seed), {.plans = 6}).verdict, Verdict::Winnable);
  }
}

// A mall without any exit cannot be won, no matter what is on top.
TEST(CertifiedDeal, is_the_last_one_without_a_plan_if_there_is_none) {
  auto rules = *rules::ruleset_for({.scenario = 1, .seats = 4});
  rules.deck = {};
  for (const Tile tile : {Tile::T6s, Tile::T8s, Tile::T25s, Tile::T27s}) rules.deck.insert(tile);
  const CertifiedDeal deal = certified_deal(rules, {5, 0});
  EXPECT_FALSE(deal.has_plan);
  EXPECT_EQ(deal.seed.low, 12U);
  const CertifiedDeal hurried = certified_deal(rules, {5, 0}, [] { return false; });
  EXPECT_FALSE(hurried.has_plan);
  EXPECT_EQ(hurried.seed.low, 5U);
}

}  // namespace
}  // namespace ai
