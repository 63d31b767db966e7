#include "ai/errand_search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/playout.h"
#include "ai/simulation.h"
#include "ai/solver.h"
#include "rules/setup.h"
#include "rules/view.h"

namespace ai {
namespace {

using catalog::ExpansionGame;

rules::Ruleset game_of(ExpansionGame game, unsigned seats = 4) {
  const auto rules = rules::ruleset_for(rules::ExpansionChoice{.game = game, .seats = seats});
  EXPECT_TRUE(rules);
  return *rules;
}

SimulatedGame played(const rules::Ruleset& rules, std::uint64_t seed) {
  const base::Seed deal{seed, 0};
  return simulate(first_position(rules, deal),
                  Teammates{rules, SeatSet::all(rules.seats), Pace::Human, teammates_seed(deal)},
                  [](const rules::Game&, const rules::Stamped&, const rules::Events&) {});
}

// A guard is led away, a code given, the beholder commanded, the sensor turned, a shaft laid, spells cast.
TEST(ErrandSearch, wins_games_of_the_expansion_without_an_illegal_request) {
  for (const ExpansionGame game :
       {ExpansionGame::F0, ExpansionGame::T1, ExpansionGame::T3, ExpansionGame::T4, ExpansionGame::T8,
        ExpansionGame::T9, ExpansionGame::T10, ExpansionGame::T12}) {
    const SimulatedGame simulated = played(game_of(game), 1000003);
    EXPECT_EQ(simulated.refused, 0U) << catalog::name(game);
    EXPECT_EQ(simulated.game.state.outcome, rules::Outcome::Won) << catalog::name(game);
  }
}

// T-2: whoever is already on the exit isn't the end of it.
TEST(ErrandSearch, covers_a_sand_timer_space_with_a_breach_after_the_theft) {
  int won = 0;
  for (const std::uint64_t seed : {1000001U, 1000003U, 1000004U, 1000006U, 1000010U}) {
    won += played(game_of(ExpansionGame::T2), seed).game.state.outcome == rules::Outcome::Won ? 1 : 0;
  }
  EXPECT_GE(won, 4);
}

TEST(ErrandSearch, never_requests_anything_illegal_in_any_tutorial) {
  for (std::size_t i = 1; i < catalog::kExpansionGames; ++i) {
    const auto game = static_cast<ExpansionGame>(i);
    if (game != ExpansionGame::F0 && !catalog::is_tutorial(game)) continue;  // too slow for the usual run
    for (const unsigned seats : {2U, 4U})
      EXPECT_EQ(played(game_of(game, seats), 1000001).refused, 0U) << catalog::name(game);
  }
}

// Nothing had been found, and the first walk aside that was drawn led nowhere: nobody moved until the sand
// had run out.
TEST(ErrandSearch, nobody_stands_still_because_one_walk_aside_leads_nowhere) {
  const auto game = ExpansionGame::T13;
  for (const std::uint32_t seed : {1000024U, 1000028U}) {
    const rules::Ruleset rules = game_of(game);
    std::uint32_t longest = 0;
    rules::GameTime before{};
    const base::Seed deal{seed, 0};
    simulate(first_position(rules, deal),
             Teammates{rules, SeatSet::all(4), Pace::Human, teammates_seed(deal)},
             [&](const rules::Game&, const rules::Stamped& action, const rules::Events&) {
               longest = std::max(longest, action.at.ms - before.ms);
               before = action.at;
             });
    EXPECT_LT(longest, 60'000U) << seed;
  }
}

// What is hidden in the deck makes no difference.
TEST(ErrandSearch, decides_the_same_whatever_the_secrets_are) {
  const rules::Ruleset rules = game_of(ExpansionGame::F0);
  rules::Game one = first_position(rules, {7, 0});
  rules::Game other = one;
  std::swap(other.state.deck[0], other.state.deck[1]);
  ASSERT_EQ(rules::view(one.state), rules::view(other.state));
  Teammates first{rules, SeatSet::all(4), Pace::Human, {1, 2}};
  Teammates second{rules, SeatSet::all(4), Pace::Human, {1, 2}};
  first.begin(rules::view(one.state), {});
  second.begin(rules::view(other.state), {});
  const Thought a = first.next(rules::view(one.state), {});
  const Thought b = second.next(rules::view(other.state), {});
  ASSERT_TRUE(a.intention && b.intention);
  EXPECT_EQ(a.intention->what, b.intention->what);
  EXPECT_EQ(a.intention->at, b.intention->at);
}

TEST(ErrandSearch, helps_the_solver_find_plans) {
  const Solution solution =
      solve(first_position(game_of(ExpansionGame::T4), {5, 0}), {.plans = 2, .malls = 0});
  EXPECT_EQ(solution.verdict, Verdict::Winnable);
}

}  // namespace
}  // namespace ai
