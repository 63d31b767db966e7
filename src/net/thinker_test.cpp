// What is sent to the teammates' thinker, and what comes back.
#include "net/thinker.h"

#include <gtest/gtest.h>

#include "protocol/choice.h"
#include "rules/game.h"
#include "rules/view.h"

namespace net {
namespace {

rules::Game game_of_four() {
  const auto begun = protocol::new_game({.scenario = "S1"}, 4, {1, 2});
  return {
      .rules = begun->rules, .state = rules::lay_out(begun->rules, begun->layout), .version = 0, .now = {}};
}

table::TeammateGroup group_of(const rules::Game& game, std::initializer_list<std::uint8_t> seats) {
  table::TeammateGroup group{.rules = game.rules, .seats = {}, .pace = ai::Pace::Instant, .seed = {3, 4}};
  for (const std::uint8_t seat : seats) group.seats.push_back(rules::Seat{seat});
  return group;
}

TEST(Thinker, says_nothing_without_a_game_or_a_question) {
  const rules::Game game = game_of_four();
  const rules::State view = rules::view(game.state);
  Thinker thinker;
  Backlog backlog;
  backlog.question = table::Question{1, view, {}};
  EXPECT_FALSE(thinker.think(backlog));
  backlog.meet(group_of(game, {0}), view, {});
  EXPECT_FALSE(thinker.think(backlog));
}

TEST(Thinker, plays_a_whole_game_for_all_seats) {
  rules::Game game = game_of_four();
  Thinker thinker;
  Backlog backlog;
  backlog.meet(group_of(game, {0, 1, 2, 3}), rules::view(game.state), {});
  std::uint32_t number = 0;
  rules::GameTime now{};
  for (int step = 0; step < 5'000 && game.state.outcome == rules::Outcome::Running; ++step) {
    backlog.question = table::Question{++number, rules::view(game.state), now};
    const auto advice = thinker.think(backlog);
    ASSERT_TRUE(advice);
    EXPECT_EQ(advice->number, number);
    now = std::max(now, advice->at);
    backlog = {};
    if (!advice->action) continue;
    const rules::Stamped action{advice->action->by, now, advice->action->what};
    const auto events = rules::play(game, action);
    ASSERT_TRUE(events);
    backlog.note({action, *events, rules::view(game.state)});
  }
  EXPECT_EQ(game.state.outcome, rules::Outcome::Won);
}

TEST(Backlog, after_missing_a_lot_it_starts_over) {
  const rules::Game game = game_of_four();
  const rules::State view = rules::view(game.state);
  Backlog backlog;
  backlog.meet(group_of(game, {0}), view, {});
  for (std::uint32_t i = 1; i <= 100; ++i) {
    backlog.note({{rules::Seat{1}, rules::GameTime{i}, rules::Draw{}}, {}, view});
    EXPECT_LE(backlog.actions.size(), 32U);
  }
  EXPECT_TRUE(backlog.group);
  EXPECT_GT(backlog.start->now.ms, 0U);
}

}  // namespace
}  // namespace net
