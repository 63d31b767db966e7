// What may be done: the lists of legal actions and decide() agree on every request.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "notation/action_text.h"
#include "property/generated_games.h"
#include "property/requests.h"
#include "property/two_ways.h"
#include "rules/explore.h"
#include "rules/legal.h"
#include "rules/sand.h"
#include "rules/why.h"

namespace property {
namespace {

using rules::Seat;
using rules::State;

std::vector<rules::Action> sorted_list(const rules::Ruleset& rules, const rules::State& state, Seat seat,
                                       rules::GameTime now) {
  const rules::Actions actions = legal_actions(rules, state, seat, rules::Signals::With, now);
  std::vector<rules::Action> list(actions.begin(), actions.end());
  std::ranges::sort(list);
  return list;
}

TEST(Acting, B_ACT_2_listed_actions_are_accepted) {
  for_each_step(1, 5, [](const Step& step) {
    for (std::uint8_t seat = 0; seat < step.after.seats; ++seat) {
      for (const rules::Action& action :
           legal_actions(step.rules, step.after, Seat{seat}, rules::Signals::With, step.action.at)) {
        EXPECT_TRUE(ask(step.rules, step.after, {Seat{seat}, step.action.at, action}))
            << "seat " << int{seat} << ' ' << notation::text_of(action);
      }
    }
  });
}

TEST(Acting, B_ACT_2_what_is_not_listed_is_refused) {
  base::Random random{{2, 2}};
  for_each_step(2, 8, [&](const Step& step) {
    const State& state = step.before;
    for (int i = 0; i < 40; ++i) {
      const rules::Stamped request = any_request(state, step.action.at, random);
      const rules::Decision decision = ask(step.rules, state, request);
      const bool is_for_the_table = std::holds_alternative<rules::SandRunsOut>(request.what);
      const bool is_due = request.at >= sand_ends(state) && request.by.index < state.seats;
      const bool expected = is_for_the_table ? is_due : is_listed(step.rules, state, request);
      EXPECT_EQ(decision.has_value(), expected)
          << "seat " << int{request.by.index} << ' ' << notation::text_of(request.what)
          << (decision ? "" : name(decision.error().reason));
    }
  });
}

TEST(Acting, B_ACT_1_what_is_applied_is_what_the_events_say) {
  base::Random random{{4, 4}};
  for_each_step(9, 4, [&](const Step& step) {
    decide_both_ways(step.rules, step.before, step.action);
    for (int i = 0; i < 8; ++i)
      decide_both_ways(step.rules, step.before, any_request(step.before, step.action.at, random));
  });
}

TEST(Acting, B_ACT_2_the_lists_contain_every_way_of_every_pawn) {
  for_each_step(3, 4, [](const Step& step) {
    if (step.number % 32 != 0) return;
    std::vector<std::vector<rules::Action>> lists;
    lists.reserve(step.before.seats);
    for (std::uint8_t seat = 0; seat < step.before.seats; ++seat) {
      lists.push_back(sorted_list(step.rules, step.before, Seat{seat}, step.action.at));
    }
    for_each_way(step.before, step.action.at, [&](const rules::Stamped& request) {
      const bool listed = std::ranges::binary_search(lists[request.by.index], request.what);
      EXPECT_EQ(ask(step.rules, step.before, request).has_value(), listed)
          << "seat " << int{request.by.index} << ' ' << notation::text_of(request.what);
    });
  });
}

TEST(Acting, B_ACT_4_all_seats_together_may_do_what_each_may_do) {
  for_each_step(1, 2, [](const Step& step) {
    std::vector<std::vector<rules::Action>> together(step.after.seats);
    for (const rules::SeatAction& action : actions_of_all_seats(step.rules, step.after)) {
      ASSERT_LT(action.by.index, step.after.seats);
      together[action.by.index].push_back(action.what);
    }
    for (std::uint8_t seat = 0; seat < step.after.seats; ++seat) {
      const rules::Actions listed = legal_actions(step.rules, step.after, Seat{seat});
      EXPECT_TRUE(std::ranges::equal(together[seat], listed)) << "seat " << int{seat};
    }
  });
}

TEST(Acting, B_ACT_1_a_list_holds_nothing_twice) {
  for_each_step(4, 3, [](const Step& step) {
    for (std::uint8_t seat = 0; seat < step.after.seats; ++seat) {
      const auto list = sorted_list(step.rules, step.after, Seat{seat}, step.action.at);
      EXPECT_EQ(std::ranges::adjacent_find(list), list.end()) << "seat " << int{seat};
    }
  });
}

TEST(Acting, B_ACT_6_a_refused_request_changes_nothing) {
  base::Random random{{5, 5}};
  for_each_step(5, 4, [&](const Step& step) {
    rules::Game game{.rules = step.rules, .state = step.after, .version = step.number, .now = step.action.at};
    for (int i = 0; i < 8; ++i) {
      rules::Stamped request = any_request(step.after, step.action.at, random);
      request.at = request.at + rules::Millis{1};
      if (ask(game.rules, game.state, request)) continue;
      EXPECT_FALSE(play(game, request));
      EXPECT_TRUE(game.state == step.after) << notation::text_of(request.what);
      EXPECT_EQ(game.version, step.number);
      EXPECT_EQ(game.now, step.action.at);
    }
  });
}

// What was legal a moment ago is too late once the last grain has fallen, and only the loss is left.
TEST(Acting, B_TIME_1_nothing_counts_after_the_last_grain) {
  base::Random random{{8, 8}};
  for_each_step(8, 2, [&](const Step& step) {
    if (step.after.outcome != rules::Outcome::Running) return;
    const rules::GameTime end = std::max(step.action.at, sand_ends(step.after));
    rules::Game game{.rules = step.rules, .state = step.after, .version = step.number, .now = step.action.at};
    rules::Stamped request = any_request(step.after, end, random);
    request.at = end + rules::Millis{static_cast<std::uint32_t>(random.below(1'000))};
    if (std::holds_alternative<rules::SandRunsOut>(request.what)) return;
    const rules::Decision decision = play(game, request);
    ASSERT_FALSE(decision) << notation::text_of(request.what);
    EXPECT_EQ(decision.error().reason, rules::Reason::SandHasRunOut) << notation::text_of(request.what);
    census().count(decision.error().reason);
    EXPECT_TRUE(game.state == step.after);
    EXPECT_FALSE(run_out(game, request.at).empty());
  });
}

TEST(Acting, B_END_1_after_the_end_nothing_can_be_done) {
  base::Random random{{6, 6}};
  for_each_step(6, 3, [&](const Step& step) {
    if (step.after.outcome == rules::Outcome::Running) return;
    for (std::uint8_t seat = 0; seat < step.after.seats; ++seat) {
      EXPECT_TRUE(
          legal_actions(step.rules, step.after, Seat{seat}, rules::Signals::With, step.action.at).empty());
    }
    for (int i = 0; i < 20; ++i) {
      const auto decision = ask(step.rules, step.after, any_request(step.after, step.action.at, random));
      ASSERT_FALSE(decision);
      EXPECT_EQ(decision.error().reason, rules::Reason::GameIsOver);
    }
  });
}

// No matter what anyone does while a tile waits, the tile keeps a place or goes back on top of the deck.
TEST(Acting, R_39_a_drawn_tile_has_a_place_or_goes_back) {
  for_each_step(7, 2, [](const Step& step) {
    if (!step.before.held) return;
    for (std::uint8_t seat = 0; seat < step.before.seats; ++seat) {
      for (const rules::Action& action : legal_actions(step.rules, step.before, Seat{seat})) {
        const rules::Decision decision = ask(step.rules, step.before, {Seat{seat}, step.action.at, action});
        ASSERT_TRUE(decision.has_value()) << notation::text_of(action);
        State after = step.before;
        evolve(after, *decision);
        const bool was_placed = after.placed.size() > step.before.placed.size();
        if (after.held) {
          const bool waits = after.discards_due == 0 && after.outcome == rules::Outcome::Running;
          EXPECT_TRUE(!waits || !eligible_places(step.rules, after).empty()) << notation::text_of(action);
        } else if (!was_placed) {
          EXPECT_TRUE(after.deck.back() == step.before.held) << notation::text_of(action);
        }
      }
    }
  });
}

// "Why not?" finds a way exactly where the lists have one.
TEST(Acting, B_ACT_2_why_agrees_with_the_lists) {
  base::Random random{{8, 8}};
  for_each_step(8, 2, [&](const Step& step) {
    const rules::Stamped request = any_request(step.after, step.action.at, random);
    const auto* move = std::get_if<rules::Move>(&request.what);
    if (move == nullptr || request.by.index >= step.after.seats) return;
    bool has_a_way = false;
    for (const rules::Action& action : legal_actions(step.rules, step.after, request.by)) {
      const auto leads_there = [&](const auto* way) {
        return way != nullptr && way->pawn == move->pawn && way->to == move->to;
      };
      has_a_way |= leads_there(std::get_if<rules::Move>(&action)) ||
                   leads_there(std::get_if<rules::TakeVortex>(&action)) ||
                   leads_there(std::get_if<rules::RideEscalator>(&action));
    }
    const auto answer = why(step.rules, step.after, request.by, move->pawn, move->to);
    EXPECT_EQ(answer.has_value(), has_a_way) << notation::text_of(request.what);
  });
}

}  // namespace
}  // namespace property
