#include "ai/wanderer.h"

#include <gtest/gtest.h>

#include "ai/playout.h"
#include "catalog/scenario.h"
#include "rules/legal.h"
#include "rules/view.h"

namespace ai {
namespace {

using rules::Outcome;

rules::Ruleset ruleset(unsigned scenario, unsigned seats) {
  return *rules::ruleset_for({.scenario = scenario, .seats = seats});
}

const Observer kNobody = [](const rules::Game&, const rules::Stamped&, const rules::Events&) {};

bool is_listed(const rules::Game& game, const rules::Stamped& choice) {
  for (const rules::Action& action :
       legal_actions(game.rules, game.state, choice.by, rules::Signals::With, choice.at)) {
    if (action == choice.what) return true;
  }
  return false;
}

TEST(Wanderer, B_ACT_2_only_does_what_is_allowed) {
  for (const catalog::Scenario& scenario : catalog::kScenarioTable) {
    for (const WandererKind kind : {WandererKind::Uniform, WandererKind::Biased}) {
      rules::Game game =
          first_position(ruleset(scenario.number, scenario.fewest_seats), {scenario.number, 1});
      Wanderer wanderer{kind, {7, 7}, rules::Signals::With};
      for (std::uint32_t i = 0; i < 300; ++i) {
        const rules::GameTime now{i * 100};
        if (!run_out(game, now).empty()) break;
        const auto choice = wanderer.next(game.rules, game.state, now);
        if (!choice) break;
        ASSERT_TRUE(is_listed(game, *choice)) << "scenario " << int{scenario.number};
        ASSERT_TRUE(play(game, *choice).has_value());
      }
    }
  }
}

TEST(Wanderer, B_SETUP_1_plays_the_same_on_a_view) {
  for (const unsigned seats : {1U, 4U}) {
    rules::Game game = first_position(ruleset(7, seats), {3, 3});
    Wanderer knowing{WandererKind::Biased, {1, 2}};
    Wanderer seeing{WandererKind::Biased, {1, 2}};
    for (int i = 0; i < 400; ++i) {
      const auto choice = knowing.next(game.rules, game.state, game.now);
      const auto other = seeing.next(game.rules, view(game.state), game.now);
      ASSERT_EQ(choice.has_value(), other.has_value());
      if (!choice) break;
      ASSERT_TRUE(choice->by == other->by && choice->what == other->what) << "action " << i;
      ASSERT_TRUE(play(game, *choice));
    }
  }
}

TEST(Wanderer, B_END_1_does_nothing_after_the_end) {
  rules::Game game = first_position(ruleset(7, 4), {1, 1});
  run_out(game, rules::GameTime{180'000});
  ASSERT_EQ(game.state.outcome, Outcome::Lost);
  EXPECT_FALSE(
      Wanderer(WandererKind::Uniform, {1, 1}).next(game.rules, game.state, rules::GameTime{180'001}));
  EXPECT_FALSE(Wanderer(WandererKind::Biased, {1, 1}).next(game.rules, game.state, rules::GameTime{180'001}));
}

// It has to get through whole games, or the signatures and the properties would see only their beginnings.
TEST(Wanderer, B_EXIT_2_wins_most_games_when_biased) {
  int won = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const rules::Game start = first_position(ruleset(2, 4), {seed, 0});
    const Playout playout = play_out(start, Wanderer{WandererKind::Biased, {seed, 1}}, 2000, ActionInterval{},
                                     {seed, 2}, kNobody);
    won += playout.game.state.outcome == Outcome::Won ? 1 : 0;
  }
  EXPECT_GE(won, 30);
}

TEST(Wanderer, S13_4_and_S17_1_are_no_dead_ends_for_it) {
  for (const unsigned scenario : {10U, 11U, 13U, 16U, 17U}) {
    int thefts = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const rules::Game start = first_position(ruleset(scenario, 4), {seed, scenario});
      const Playout playout = play_out(start, Wanderer{WandererKind::Biased, {seed, 1}}, 2000,
                                       ActionInterval{}, {seed, 2}, kNobody);
      thefts += playout.game.state.stolen ? 1 : 0;
    }
    EXPECT_GE(thefts, 10) << "scenario " << scenario;
  }
}

TEST(Playout, B_TIME_1_ends_when_the_sand_has_run_out) {
  const rules::Game start = first_position(ruleset(1, 2), {5, 5});
  const ActionInterval slow{rules::Millis{9000}, rules::Millis{9000}};
  std::size_t told = 0;
  const Playout playout =
      play_out(start, Wanderer{WandererKind::Uniform, {5, 5}}, 1000, slow, {5, 5},
               [&](const rules::Game&, const rules::Stamped&, const rules::Events&) { ++told; });
  EXPECT_EQ(playout.game.state.outcome, Outcome::Lost);
  EXPECT_EQ(playout.game.state.defeat, rules::Defeat::SandRanOut);
  EXPECT_EQ(told, playout.actions + 1U);  // the end of the sand is reported too
}

TEST(Playout, B_ACT_1_the_same_seeds_play_the_same_game) {
  const rules::Game start = first_position(ruleset(9, 9), {6, 6});
  const auto play = [&] {
    return play_out(start, Wanderer{WandererKind::Biased, {6, 6}}, 500, ActionInterval{}, {6, 6}, kNobody);
  };
  EXPECT_TRUE(play().game.state == play().game.state);
}

}  // namespace
}  // namespace ai
