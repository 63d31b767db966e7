// A game is the fold of its events, in memory and as text.
#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/record.h"
#include "property/generated_games.h"
#include "rules/setup.h"

namespace property {
namespace {

TEST(Records, B_ACT_1_a_game_is_the_fold_of_its_events) {
  for_each_game(
      51, 3, [](const Step&) {},
      [](const Opening& opening, const std::vector<rules::Event>& events, const rules::Game& end) {
        rules::State state = opening.first.state;
        for (const rules::Event& event : opening.events) evolve(state, event);
        EXPECT_TRUE(state == opening.game.state);
        for (const rules::Event& event : events) evolve(state, event);
        EXPECT_TRUE(state == end.state);
      });
}

TEST(Records, B_ACT_1_actions_and_events_are_read_as_they_were_written) {
  for_each_step(52, 2, [](const Step& step) {
    const std::string action = notation::text_of(step.action.what);
    EXPECT_TRUE(notation::read_action(action) == step.action.what) << action;
    const std::string events = notation::text_of(step.events);
    EXPECT_TRUE(notation::read_events(events) == step.events) << events;
  });
}

TEST(Records, B_ACT_1_a_record_brings_the_game_back) {
  notation::Record record;
  rules::Game game;
  for_each_game(
      53, 3,
      [&](const Step& step) {
        if (step.number == 0) {
          record = {};
          game = rules::Game{.rules = step.rules, .state = step.before, .version = 0, .now = {}};
        }
        evolve(game.state, step.events);
        ++game.version;
        game.now = step.action.at;
        record.lines.push_back(notation::line_for(game, step.action, step.events));
      },
      [&](const Opening& opening, const std::vector<rules::Event>& events, const rules::Game& end) {
        if (events.empty() || !opening.events.empty()) return;  // late positions have no layout
        const auto layout = rules::arrange(opening.game.rules, rules::Setup{}, opening.seed);
        ASSERT_TRUE(layout.has_value());
        const std::string first = notation::text_of(notation::head_of(opening.game.rules, *layout));
        const auto head = notation::read_head(first);
        ASSERT_TRUE(head.has_value()) << first;
        record.head = *head;
        const std::string text = notation::text_of(record);
        const auto read = notation::read_record(text);
        ASSERT_TRUE(read.has_value()) << "line " << read.error().line << ": " << read.error().what;
        const auto watched = notation::watch(*read);
        ASSERT_TRUE(watched.has_value()) << "line " << watched.error().line << ": " << watched.error().what;
        EXPECT_TRUE(watched->state == end.state);
        const auto verified = notation::verify(*read);
        ASSERT_TRUE(verified.has_value())
            << "line " << verified.error().line << ": " << verified.error().what;
        EXPECT_TRUE(verified->state == end.state);
        EXPECT_EQ(notation::text_of(*read), text);
      });
}

}  // namespace
}  // namespace property
