#include "ai/proof.h"

#include <gtest/gtest.h>

#include "ai/playout.h"
#include "ai/solver.h"
#include "rules/setup.h"

namespace ai {
namespace {

const ProofBudget kSmall{.malls = 500};

rules::Game deal_of(const rules::Ruleset& rules, std::uint64_t seed) {
  return first_position(rules, {seed, 0});
}

// What has been won was winnable in every position before: a proof there would be wrong.
TEST(Proof, never_holds_on_the_way_to_a_win) {
  unsigned positions = 0;
  for (unsigned scenario = 1; scenario <= 17; ++scenario) {
    const rules::Ruleset rules = *rules::ruleset_for({.scenario = scenario, .seats = 4});
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      rules::Game game = deal_of(rules, seed);
      const Solution solution = solve(game, {.plans = 2, .malls = 0});
      for (const rules::Stamped& action : solution.actions) {
        ASSERT_FALSE(prove_unwinnable(game, kSmall).holds) << "S" << scenario << ", seed " << seed;
        ASSERT_TRUE(play(game, action));
        ++positions;
      }
    }
  }
  EXPECT_GT(positions, 2000U);
}

TEST(Proof, does_not_hold_before_it_has_seen_everything) {
  const rules::Game start = deal_of(*rules::ruleset_for({.scenario = 7, .seats = 4}), 1);
  const Proof given_up = prove_unwinnable(start, {.malls = 4});
  EXPECT_FALSE(given_up.holds);
  const Proof shallow = prove_unwinnable(start, {.malls = 100, .depth = Depth::ToTheLastOfUse});
  EXPECT_FALSE(shallow.holds);
  const Proof out_of_time = prove_unwinnable(start, {.malls = 100'000, .goes_on = [] { return false; }},
                                             [](const Blueprint&) { return true; });
  EXPECT_FALSE(out_of_time.holds);
  EXPECT_LT(out_of_time.malls, 1'000U);
}

// Each blueprint says where the tiles go that are needed, and nothing of those below.
TEST(Proof, finds_malls_that_could_be_won) {
  const rules::Game start = deal_of(*rules::ruleset_for({.scenario = 13, .seats = 4}), 3);
  unsigned shown = 0;
  const auto look = [&](const Blueprint& blueprint) {
    EXPECT_EQ(blueprint.size(), start.state.deck.size());
    EXPECT_NE(blueprint.back(), rules::kNowhere);
    return ++shown < 5;
  };
  EXPECT_FALSE(prove_unwinnable(start, {.malls = 50'000, .depth = Depth::ToTheLastOfUse}, look).holds);
  EXPECT_EQ(shown, 5U);
}

}  // namespace
}  // namespace ai
