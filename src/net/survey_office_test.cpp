// The thread that looks at deals: what it finds, who comes first, and that its queue has an end.
#include "net/survey_office.h"

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

// What the office has delivered.
class Post {
 public:
  SurveyOffice::Deliver door() {
    return [this](Code code, const table::Finding& finding) {
      const std::scoped_lock lock{mutex_};
      letters_.emplace_back(code, finding);
      arrived_.notify_all();
    };
  }
  // Once there are so many.
  std::vector<std::pair<Code, table::Finding>> first(std::size_t count) {
    std::unique_lock lock{mutex_};
    arrived_.wait_for(lock, std::chrono::minutes{5}, [&] { return letters_.size() >= count; });
    return letters_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<std::pair<Code, table::Finding>> letters_;
};

class Surveying : public testing::Test {
 protected:
  table::ParWish par_wish(std::uint32_t number) const { return {number, game.rules, game.layout}; }
  table::DealWish deal_wish(std::uint32_t number) const { return {number, game.rules, {9, 9}}; }

  const Code one = Code::numbered(1);
  const Code two = Code::numbered(2);
  const protocol::NewGame game = *protocol::new_game({.scenario = "S1"}, 4, {1, 2});
  TableOwners owners;
  Post post;
};

TEST_F(Surveying, finds_deals_and_par_and_deals_first) {
  SurveyOffice office{{}, owners, post.door()};
  EXPECT_TRUE(office.ask(one, par_wish(1)));
  EXPECT_TRUE(office.ask(two, deal_wish(2)));
  office.start();
  const auto letters = post.first(2);
  ASSERT_EQ(letters.size(), 2U);
  EXPECT_EQ(letters[0].first, two);
  const auto& deal = std::get<table::DealFound>(letters[0].second);
  EXPECT_EQ(deal.number, 2U);
  EXPECT_TRUE(deal.is_certified);
  EXPECT_EQ(letters[1].first, one);
  const auto& found = std::get<table::ParFound>(letters[1].second);
  EXPECT_EQ(found.number, 1U);
  ASSERT_TRUE(found.par);
  EXPECT_GT(found.par->actions, 40U);  // eight tiles, four thefts and four ways out
}

// Par is what `magicmaze solve` prints for the deal, however little time a deal may take here.
TEST_F(Surveying, par_is_what_the_solver_finds) {
  SurveyOffice office{{.longest_ms = 0}, owners, post.door()};
  office.start();
  std::vector<ai::Solution> solutions;
  std::uint32_t tables = 0;
  for (const char* scenario : {"S1", "S7", "S13", "S17"}) {
    const auto deal = *protocol::new_game({.scenario = scenario}, 4, {5, 0});
    const rules::Game start{
        .rules = deal.rules, .state = rules::lay_out(deal.rules, deal.layout), .version = 0, .now = {}};
    solutions.push_back(ai::solve(start));
    EXPECT_TRUE(office.ask(Code::numbered(++tables), table::ParWish{1, deal.rules, deal.layout}));
    EXPECT_TRUE(
        office.ask(Code::numbered(++tables), deal_wish(2)));  // goes before it and takes nothing from it
  }
  std::vector<table::Par> pars;
  for (const auto& [code, finding] : post.first(8)) {
    if (const auto* found = std::get_if<table::ParFound>(&finding)) pars.push_back(found->par.value());
  }
  ASSERT_EQ(pars.size(), solutions.size());
  for (std::size_t i = 0; i < pars.size(); ++i) {
    EXPECT_EQ(pars[i].actions, solutions[i].actions.size());
    EXPECT_EQ(pars[i].flips, solutions[i].flips);
  }
}

TEST_F(Surveying, a_par_takes_no_more_than_its_time) {
  SurveyOffice office{{.longest_par_ms = 0}, owners, post.door()};
  office.start();
  EXPECT_TRUE(office.ask(one, par_wish(1)));
  const auto letters = post.first(1);
  ASSERT_EQ(letters.size(), 1U);
  const auto& found = std::get<table::ParFound>(letters[0].second);
  ASSERT_TRUE(found.par);
  const rules::Game start{
      .rules = game.rules, .state = rules::lay_out(game.rules, game.layout), .version = 0, .now = {}};
  EXPECT_EQ(found.par->actions, ai::solve(start, {.plans = 1, .malls = 0}).actions.size());
}

TEST_F(Surveying, says_no_to_more_than_it_can_keep) {
  SurveyOffice office{{.most_waiting = 2}, owners, post.door()};
  EXPECT_TRUE(office.ask(one, par_wish(1)));
  EXPECT_TRUE(office.ask(two, deal_wish(1)));
  EXPECT_FALSE(office.ask(one, deal_wish(2)));
  office.start();
  EXPECT_EQ(post.first(2).size(), 2U);
}

TEST_F(Surveying, a_short_time_is_enough_for_an_answer) {
  SurveyOffice office{{.longest_ms = 0, .longest_par_ms = 0}, owners, post.door()};
  office.start();
  EXPECT_TRUE(office.ask(one, par_wish(1)));
  EXPECT_TRUE(office.ask(two, deal_wish(1)));
  EXPECT_EQ(post.first(2).size(), 2U);
}

TEST_F(Surveying, stops_in_the_middle_of_its_work) {
  SurveyOffice office{{.longest_ms = 600'000, .longest_par_ms = 600'000}, owners, post.door()};
  for (std::uint32_t i = 0; i < 200; ++i) office.ask(Code::numbered(i), par_wish(i));
  office.start();
  office.stop();
  EXPECT_LT(post.first(0).size(), 200U);
}

TEST_F(Surveying, a_table_that_asks_anew_takes_its_own_place_in_the_queue) {
  SurveyOffice office{{.most_waiting = 2}, owners, post.door()};
  EXPECT_TRUE(office.ask(one, deal_wish(1)));
  EXPECT_TRUE(office.ask(one, deal_wish(2)));
  EXPECT_TRUE(office.ask(one, deal_wish(3)));
  EXPECT_TRUE(office.ask(two, deal_wish(4)));
  EXPECT_FALSE(office.ask(Code::numbered(3), deal_wish(5)));
  office.start();
  const auto letters = post.first(2);
  ASSERT_EQ(letters.size(), 2U);
  EXPECT_EQ(letters[0].first, one);
  EXPECT_EQ(std::get<table::DealFound>(letters[0].second).number, 3U);
  EXPECT_EQ(letters[1].first, two);
}

TEST_F(Surveying, an_address_has_a_part_of_the_queue) {
  SurveyOffice office{{.most_waiting = 8, .most_waiting_of_one = 2}, owners, post.door()};
  const Address eve = *Address::read("10.0.0.1");
  for (std::uint32_t i = 1; i <= 3; ++i) owners.add(Code::numbered(i), eve);
  owners.add(Code::numbered(4), *Address::read("10.0.0.2"));
  EXPECT_TRUE(office.ask(Code::numbered(1), deal_wish(1)));
  EXPECT_TRUE(office.ask(Code::numbered(2), par_wish(2)));
  EXPECT_FALSE(office.ask(Code::numbered(3), deal_wish(3)));
  EXPECT_FALSE(office.ask(Code::numbered(2), deal_wish(4)));
  EXPECT_TRUE(office.ask(Code::numbered(2), par_wish(5))) << "it takes the turn of its own";
  EXPECT_TRUE(office.ask(Code::numbered(4), deal_wish(6)));
  EXPECT_TRUE(office.ask(Code::numbered(5), deal_wish(7))) << "nobody knows whose it is";
}

}  // namespace
}  // namespace net
