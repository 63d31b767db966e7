#include "wasm/companion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "ai/playout.h"
#include "ai/solver.h"
#include "notation/layout_text.h"
#include "notation/record.h"
#include "rules/setup.h"
#include "wasm/positions.h"

namespace wasm {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::string_view kThreeMates =
    "scenario=1 seats=4 seed=00000000000000000000000000000007 mates=1,2,3 pace=instant";

// The value of a key; none if it is null or missing.
std::optional<std::string> field(const std::string& answer, const std::string& key) {
  const std::string start = "\"" + key + "\":";
  const std::size_t at = answer.find(start);
  if (at == std::string::npos) return std::nullopt;
  const std::string rest = answer.substr(at + start.size());
  if (rest.starts_with("null")) return std::nullopt;
  if (rest.starts_with('"')) return rest.substr(1, rest.find('"', 1) - 1);
  if (rest.starts_with('[')) return rest.substr(1, rest.find(']') - 1);
  return rest.substr(0, rest.find_first_of(",}"));
}

int number(const std::string& answer, const std::string& key) {
  return std::stoi(field(answer, key).value_or("-1"));
}

// The page's own table next to the companion: every action is decided there first.
class CompanionTest : public ::testing::Test {
 protected:
  void sit(std::string_view words) {
    table = Handle{number(positions.open_game(words), "handle")};
    EXPECT_EQ(field(companion.sit_down(words), "hash"), hash());
  }
  std::string hash() { return positions.hash(table).substr(1, 16); }
  bool is_running() { return positions.state(table, At{now}).contains("\"outcome\":\"running\""); }
  bool is_won() { return positions.state(table, At{now}).contains("\"outcome\":\"won\""); }

  void happens(int seat, const std::string& action) {
    ASSERT_THAT(positions.act(table, SeatNumber{seat}, At{now}, action), StartsWith("{\"version\""))
        << action;
    ASSERT_EQ(field(companion.see(SeatNumber{seat}, At{now}, action), "hash"), hash());
  }
  std::string hint_of(int seat) { return companion.hint(SeatNumber{seat}, At{now}); }

  Positions positions;
  Companion companion;
  Handle table;
  int now = 0;
};

TEST_F(CompanionTest, three_teammates_and_a_person_who_follows_hints_win) {
  sit(kThreeMates);
  int of_the_person = 0;
  for (int step = 0; step < 3000 && is_running(); ++step) {
    now += 2;
    const std::string hint = hint_of(0);
    ASSERT_THAT(hint, StartsWith("{\"verdict\":\"winnable\""));
    if (field(hint, "seats")->starts_with('0')) {
      happens(0, *field(hint, "action"));
      ++of_the_person;
      continue;
    }
    const std::string advice = companion.next(At{now});
    EXPECT_EQ(field(advice, "hash"), hash());
    if (field(advice, "at")) now = std::max(now, number(advice, "at"));
    if (field(advice, "action")) happens(number(advice, "seat"), *field(advice, "action"));
  }
  EXPECT_TRUE(is_won());
  EXPECT_GT(of_the_person, 5);
  EXPECT_THAT(hint_of(0), HasSubstr("over"));
}

TEST_F(CompanionTest, alone_the_hints_lead_to_the_exits) {
  sit("scenario=3 seats=1 seed=00000000000000000000000000000002");
  EXPECT_THAT(companion.next(At{0}), HasSubstr("error"));
  int steps = 0;
  for (; steps < 1500 && is_running(); ++steps) {
    ++now;
    const std::string hint = hint_of(0);
    ASSERT_EQ(field(hint, "seats"), "0") << hint;
    happens(0, *field(hint, "action"));
  }
  EXPECT_TRUE(is_won());
  // The planned way is kept, so nobody is sent back and forth.
  EXPECT_LE(steps, 600);
}

TEST_F(CompanionTest, teammates_decide_the_same_whatever_the_deck_hides) {
  const std::string start = "scenario=1 seats=4 seed=00000000000000000000000000000001 mates=0,1,2,3 deck=";
  sit(start + "5,3");
  const std::string one = companion.next(At{0});
  sit(start + "9,8");
  EXPECT_EQ(companion.next(At{0}), one);
  EXPECT_TRUE(field(one, "action"));
}

TEST_F(CompanionTest, a_hint_says_who_and_where) {
  sit("scenario=1 seats=4 seed=00000000000000000000000000000001 deck=5,3 yellow=1a:1,1 purple=1a:1,2 "
      "green=1a:2,1 "
      "orange=1a:2,2 deal=vortex+west,explore+south,escalator+east,north");
  for (int step = 0; step < 40 && !hint_of(0).contains("\"kind\":\"draw\""); ++step) {
    ++now;
    const std::string hint = hint_of(0);
    EXPECT_THAT(hint, HasSubstr("\"pawn\":"));
    EXPECT_EQ(field(hint, "where"), "");
    happens(std::stoi(*field(hint, "seats")), *field(hint, "action"));
  }
  EXPECT_EQ(field(hint_of(0), "seats"), "1");
  EXPECT_THAT(field(hint_of(0), "where"), testing::Optional(HasSubstr("1a:")));
}

TEST_F(CompanionTest, teammates_say_which_step_only_the_person_can_take) {
  sit(kThreeMates);
  int waited = 0;
  for (int step = 0; step < 400 && is_running() && waited < 5; ++step) {
    now += 2;
    const std::string advice = companion.next(At{now});
    if (field(advice, "awaited")) {
      const std::string awaited = advice.substr(advice.find("\"awaited\""));
      EXPECT_EQ(number(awaited, "seat"), 0);
      happens(0, *field(awaited, "action"));
      EXPECT_NE(companion.next(At{now}), advice);
      ++waited;
      continue;
    }
    if (field(advice, "at")) now = std::max(now, number(advice, "at"));
    if (field(advice, "action")) happens(number(advice, "seat"), *field(advice, "action"));
  }
  EXPECT_EQ(waited, 5);
}

TEST_F(CompanionTest, the_red_pawn_does_not_change_a_plan) {
  sit("scenario=1 seats=4 seed=00000000000000000000000000000003");
  const std::string before = hint_of(0);
  happens(0, "do-something 2");
  EXPECT_EQ(hint_of(0), before);
}

TEST_F(CompanionTest, the_record_of_a_lost_game_can_be_verified) {
  sit(kThreeMates);
  for (int i = 0; i < 12; ++i) {
    const std::string thought = companion.next(At{now});
    const auto action = field(thought, "action");
    if (!action) break;
    now = std::max(now, number(thought, "at"));
    happens(number(thought, "seat"), *action);
  }
  const auto record_at = [&](int at) {
    const std::string answer = companion.record(At{at});
    std::string text = answer.substr(11, answer.size() - 13);  // {"record":"..."}
    for (std::size_t i = text.find("\\n"); i != std::string::npos; i = text.find("\\n"))
      text.replace(i, 2, "\n");
    return notation::read_record(text);
  };
  const auto running = record_at(now);
  ASSERT_TRUE(running);
  EXPECT_FALSE(running->lines.empty());
  const auto lost = record_at(now + 500'000);
  ASSERT_TRUE(lost);
  EXPECT_EQ(lost->lines.size(), running->lines.size() + 1);
  const auto end = notation::verify(*lost);
  ASSERT_TRUE(end) << end.error().what;
  EXPECT_EQ(end->state.outcome, rules::Outcome::Lost);
  EXPECT_THAT(companion.record(At{-1}), HasSubstr("error"));
}

TEST(Solve, gives_par_for_a_deal_before_it_starts) {
  constexpr std::string_view kSeed = "00000000000000000000000000000001";
  const std::string answer = solve_answer("scenario=1 seats=4 seed=" + std::string{kSeed});
  EXPECT_THAT(answer, StartsWith("{\"verdict\":\"winnable\",\"actions\":"));
  EXPECT_GT(number(answer, "actions"), 40);
  const auto rules = *rules::ruleset_for({.scenario = 1, .seats = 4});
  base::Seed seed;
  ASSERT_TRUE(notation::read_seed(kSeed, seed));
  const ai::Solution solution = ai::solve(ai::first_position(rules, seed));  // as `magicmaze solve` does
  EXPECT_EQ(number(answer, "actions"), static_cast<int>(solution.actions.size()));
  EXPECT_THAT(solve_answer("scenario=18"), StartsWith("{\"refused\":"));
}

TEST_F(CompanionTest, nonsense_gets_an_error_and_changes_nothing) {
  EXPECT_THAT(companion.next(At{0}), HasSubstr("Nobody"));
  EXPECT_THAT(companion.see(SeatNumber{0}, At{0}, "draw"), HasSubstr("Nobody"));
  EXPECT_THAT(hint_of(0), HasSubstr("Nobody"));
  EXPECT_THAT(companion.record(At{0}), HasSubstr("Nobody"));
  EXPECT_THAT(companion.sit_down("scenario=18"), StartsWith("{\"refused\":"));
  EXPECT_THAT(companion.sit_down("scenario=1 mates=4"), HasSubstr("error"));
  EXPECT_THAT(companion.sit_down("scenario=1 mates=x"), HasSubstr("error"));
  EXPECT_THAT(companion.sit_down("scenario=1 mates=1 pace=slow"), HasSubstr("error"));
  sit(kThreeMates);
  const std::string before = companion.next(At{0});
  EXPECT_THAT(companion.see(SeatNumber{0}, At{-1}, "draw"), HasSubstr("error"));
  EXPECT_THAT(companion.see(SeatNumber{-1}, At{0}, "draw"), HasSubstr("error"));
  EXPECT_THAT(companion.see(SeatNumber{0}, At{0}, "sand-runs-out"), HasSubstr("error"));
  EXPECT_THAT(companion.see(SeatNumber{0}, At{0}, "theft"), StartsWith("{\"refused\":"));
  EXPECT_THAT(companion.next(At{-1}), HasSubstr("error"));
  EXPECT_THAT(hint_of(4), HasSubstr("error"));
  EXPECT_EQ(companion.next(At{0}), before);
  EXPECT_THAT(before, Not(HasSubstr("error")));
}

}  // namespace
}  // namespace wasm
