// The thread that looks at deals: what it finds, who comes first, and that its queue has an end.
#include "net/deal_solver.h"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>

#include "ai/solver.h"
#include "protocol/choice.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace net {
namespace {

using table::Code;

// What the solver has delivered.
class SolverDeliveries {
 public:
  DealSolver::Deliver callback() {
    return [this](Code code, const table::SolverAnswer& answer) {
      const std::scoped_lock lock{mutex_};
      letters_.emplace_back(code, answer);
      arrived_.notify_all();
    };
  }
  // Once there are this many.
  std::vector<std::pair<Code, table::SolverAnswer>> first(std::size_t count) {
    std::unique_lock lock{mutex_};
    arrived_.wait_for(lock, std::chrono::minutes{5}, [&] { return letters_.size() >= count; });
    return letters_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<std::pair<Code, table::SolverAnswer>> letters_;
};

class DealSolverTest : public testing::Test {
 protected:
  table::ParRequest par_request(std::uint32_t number) const { return {number, game.rules, game.layout}; }
  table::DealRequest deal_request(std::uint32_t number) const { return {number, game.rules, {9, 9}}; }

  const Code one = Code::numbered(1);
  const Code two = Code::numbered(2);
  const protocol::NewGame game = *protocol::new_game({.scenario = "S1"}, 4, {1, 2});
  TableOwners owners;
  SolverDeliveries deliveries;
};

TEST_F(DealSolverTest, finds_deals_and_par_and_deals_first) {
  DealSolver solver{{}, owners, deliveries.callback()};
  EXPECT_TRUE(solver.ask(one, par_request(1)));
  EXPECT_TRUE(solver.ask(two, deal_request(2)));
  solver.start();
  const auto answers = deliveries.first(2);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0].first, two);
  const auto& deal = std::get<table::DealFound>(answers[0].second);
  EXPECT_EQ(deal.number, 2U);
  EXPECT_TRUE(deal.is_certified);
  EXPECT_EQ(answers[1].first, one);
  const auto& found = std::get<table::ParFound>(answers[1].second);
  EXPECT_EQ(found.number, 1U);
  ASSERT_TRUE(found.par);
  EXPECT_GT(found.par->actions, 40U);  // eight tiles, four thefts and four ways out
}

// Par is what `magicmaze solve` prints for the deal, however little time a deal may take here.
TEST_F(DealSolverTest, par_is_what_the_solver_finds) {
  DealSolver solver{{.longest_ms = 0}, owners, deliveries.callback()};
  solver.start();
  std::vector<ai::Solution> solutions;
  std::uint32_t tables = 0;
  for (const char* scenario : {"S1", "S7", "S13", "S17"}) {
    const auto deal = *protocol::new_game({.scenario = scenario}, 4, {5, 0});
    const rules::Game start{
        .rules = deal.rules, .state = rules::lay_out(deal.rules, deal.layout), .version = 0, .now = {}};
    solutions.push_back(ai::solve(start));
    EXPECT_TRUE(solver.ask(Code::numbered(++tables), table::ParRequest{1, deal.rules, deal.layout}));
    EXPECT_TRUE(
        solver.ask(Code::numbered(++tables), deal_request(2)));  // goes before it and takes nothing from it
  }
  std::vector<table::Par> pars;
  for (const auto& [code, answer] : deliveries.first(8)) {
    if (const auto* found = std::get_if<table::ParFound>(&answer)) pars.push_back(found->par.value());
  }
  ASSERT_EQ(pars.size(), solutions.size());
  for (std::size_t i = 0; i < pars.size(); ++i) {
    EXPECT_EQ(pars[i].actions, solutions[i].actions.size());
    EXPECT_EQ(pars[i].flips, solutions[i].flips);
  }
}

TEST_F(DealSolverTest, a_par_takes_no_more_than_its_time) {
  DealSolver solver{{.longest_par_ms = 0}, owners, deliveries.callback()};
  solver.start();
  EXPECT_TRUE(solver.ask(one, par_request(1)));
  const auto answers = deliveries.first(1);
  ASSERT_EQ(answers.size(), 1U);
  const auto& found = std::get<table::ParFound>(answers[0].second);
  ASSERT_TRUE(found.par);
  const rules::Game start{
      .rules = game.rules, .state = rules::lay_out(game.rules, game.layout), .version = 0, .now = {}};
  EXPECT_EQ(found.par->actions, ai::solve(start, {.plans = 1, .malls = 0}).actions.size());
}

TEST_F(DealSolverTest, refuses_more_than_it_can_queue) {
  DealSolver solver{{.most_waiting = 2}, owners, deliveries.callback()};
  EXPECT_TRUE(solver.ask(one, par_request(1)));
  EXPECT_TRUE(solver.ask(two, deal_request(1)));
  EXPECT_FALSE(solver.ask(one, deal_request(2)));
  solver.start();
  EXPECT_EQ(deliveries.first(2).size(), 2U);
}

TEST_F(DealSolverTest, a_short_time_is_enough_for_an_answer) {
  DealSolver solver{{.longest_ms = 0, .longest_par_ms = 0}, owners, deliveries.callback()};
  solver.start();
  EXPECT_TRUE(solver.ask(one, par_request(1)));
  EXPECT_TRUE(solver.ask(two, deal_request(1)));
  EXPECT_EQ(deliveries.first(2).size(), 2U);
}

TEST_F(DealSolverTest, stops_in_the_middle_of_its_work) {
  DealSolver solver{{.longest_ms = 600'000, .longest_par_ms = 600'000}, owners, deliveries.callback()};
  for (std::uint32_t i = 0; i < 200; ++i) solver.ask(Code::numbered(i), par_request(i));
  solver.start();
  solver.stop();
  EXPECT_LT(deliveries.first(0).size(), 200U);
}

TEST_F(DealSolverTest, a_table_that_asks_again_keeps_its_place_in_the_queue) {
  DealSolver solver{{.most_waiting = 2}, owners, deliveries.callback()};
  EXPECT_TRUE(solver.ask(one, deal_request(1)));
  EXPECT_TRUE(solver.ask(one, deal_request(2)));
  EXPECT_TRUE(solver.ask(one, deal_request(3)));
  EXPECT_TRUE(solver.ask(two, deal_request(4)));
  EXPECT_FALSE(solver.ask(Code::numbered(3), deal_request(5)));
  solver.start();
  const auto answers = deliveries.first(2);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0].first, one);
  EXPECT_EQ(std::get<table::DealFound>(answers[0].second).number, 3U);
  EXPECT_EQ(answers[1].first, two);
}

TEST_F(DealSolverTest, an_address_has_a_part_of_the_queue) {
  DealSolver solver{{.most_waiting = 8, .most_waiting_of_one = 2}, owners, deliveries.callback()};
  const Address eve = *Address::read("10.0.0.1");
  for (std::uint32_t i = 1; i <= 3; ++i) owners.add(Code::numbered(i), eve);
  owners.add(Code::numbered(4), *Address::read("10.0.0.2"));
  EXPECT_TRUE(solver.ask(Code::numbered(1), deal_request(1)));
  EXPECT_TRUE(solver.ask(Code::numbered(2), par_request(2)));
  EXPECT_FALSE(solver.ask(Code::numbered(3), deal_request(3)));
  EXPECT_FALSE(solver.ask(Code::numbered(2), deal_request(4)));
  EXPECT_TRUE(solver.ask(Code::numbered(2), par_request(5))) << "it takes the turn of its own";
  EXPECT_TRUE(solver.ask(Code::numbered(4), deal_request(6)));
  EXPECT_TRUE(solver.ask(Code::numbered(5), deal_request(7))) << "nobody knows whose it is";
}

}  // namespace
}  // namespace net
