#include "ai/guess.h"

#include <gtest/gtest.h>

#include <vector>

#include "ai/playout.h"
#include "catalog/scenario.h"
#include "rules/view.h"

namespace ai {
namespace {

// Positions in the middle of games: of every scenario, of solo games, and of the expansion.
template <class Use>
void each_position(Use use) {
  std::vector<rules::Ruleset> games;
  for (unsigned scenario = 1; scenario <= catalog::kScenarios; ++scenario) {
    games.push_back(*rules::ruleset_for({.scenario = scenario, .seats = 4}));
  }
  games.push_back(*rules::ruleset_for({.scenario = 7, .seats = 1}));
  games.push_back(*rules::ruleset_for(rules::ExpansionChoice{.game = catalog::ExpansionGame::F3}));
  for (const rules::Ruleset& rules : games) {
    const base::Seed seed{rules.scenario, rules.seats};
    play_out(first_position(rules, seed), Wanderer{WandererKind::Biased, seed}, 60, ActionInterval{}, seed,
             [&](const rules::Game& after, const rules::Stamped&, const rules::Events&) { use(after); });
  }
}

TEST(Guess, looks_like_the_position_to_everyone) {
  std::size_t looked_at = 0;
  each_position([&](const rules::Game& game) {
    const auto guess = guess_secrets(game.rules, rules::view(game.state), {looked_at++, 5});
    ASSERT_TRUE(guess);
    EXPECT_EQ(guess->knowledge, rules::Knowledge::Everything);
    EXPECT_EQ(rules::view(*guess), rules::view(game.state));
  });
  EXPECT_GT(looked_at, 500U);
}

TEST(Guess, depends_on_the_seed_and_not_on_secrets) {
  const rules::Ruleset rules = *rules::ruleset_for({.scenario = 7, .seats = 4});
  const rules::State view = rules::view(first_position(rules, {1, 1}).state);
  EXPECT_EQ(guess_secrets(rules, view, {1, 0}), guess_secrets(rules, view, {1, 0}));
  EXPECT_NE(guess_secrets(rules, view, {1, 0})->deck, guess_secrets(rules, view, {2, 0})->deck);
}

TEST(Guess, a_deck_with_more_tiles_than_exist_cannot_be_guessed) {
  const rules::Ruleset rules = *rules::ruleset_for({.scenario = 1, .seats = 4});
  rules::State view = rules::view(first_position(rules, {1, 1}).state);
  view.deck.push_front(rules::Card::hidden());
  EXPECT_FALSE(guess_secrets(rules, view, {1, 0}));
}

}  // namespace
}  // namespace ai
