#include "net/statistics.h"

#include <gtest/gtest.h>

#include <vector>

namespace net {
namespace {

const std::vector<table::ScenarioTally> kTallies{
    {.scenario = "S7", .won = 3, .lost = 1, .given_up = 0, .game_ms = 720'000, .quickest_win_ms = 150'000},
    {.scenario = "\"><script>", .won = 0, .lost = 1, .given_up = 2, .game_ms = 90'000},
    {.scenario = "Our own",
     .won = 1,
     .lost = 0,
     .given_up = 0,
     .game_ms = 60'000,
     .quickest_win_ms = 60'000}};

TEST(Statistics, the_page_shows_games_wins_and_times) {
  const std::string page = statistics_page(kTallies);
  EXPECT_TRUE(
      page.contains("<tr><th scope=\"row\">S7</th><td>4</td><td>3</td><td>75%</td><td>1</td><td>0</td>"
                    "<td>3:00</td><td>2:30</td></tr>"))
      << page;
  EXPECT_TRUE(
      page.contains("<tr><th scope=\"row\">All</th><td>8</td><td>4</td><td>50%</td><td>2</td>"
                    "<td>2</td><td>1:48</td><td>1:00</td></tr>"))
      << page;
}

TEST(Statistics, scenarios_are_sorted_by_number_then_the_expansion_then_custom_ones) {
  std::vector<table::ScenarioTally> tallies;
  for (const char* scenario : {"Alone", "S10", "T10", "S2", "T2-hardcore", "F1", "T2"}) {
    tallies.push_back({.scenario = scenario, .won = 1});
  }
  const std::string page = statistics_page(tallies);
  std::size_t last = 0;
  for (const std::string scenario : {"S2", "S10", "F1", "T2", "T2-hardcore", "T10", "Alone"}) {
    const std::size_t at = page.find(">" + scenario + "<");
    ASSERT_NE(at, std::string::npos) << scenario;
    EXPECT_GT(at, last) << scenario;
    last = at;
  }
}

TEST(Statistics, names_are_text_and_never_markup) {
  EXPECT_FALSE(statistics_page(kTallies).contains("<script>"));
}

TEST(Statistics, custom_scenarios_are_one_figure) {
  const std::string lines = statistics_metrics(kTallies);
  EXPECT_TRUE(lines.contains("magicmaze_scenario_games{scenario=\"S7\",outcome=\"won\"} 3\n")) << lines;
  EXPECT_TRUE(lines.contains("magicmaze_scenario_games{scenario=\"own\",outcome=\"given_up\"} 2\n")) << lines;
  EXPECT_TRUE(lines.contains("magicmaze_scenario_game_milliseconds{scenario=\"own\"} 150000\n")) << lines;
  EXPECT_FALSE(lines.contains("script")) << lines;
}

TEST(Statistics, a_new_server_has_none) {
  EXPECT_EQ(statistics_metrics({}), "");
  EXPECT_TRUE(statistics_page({}).contains("Nobody has finished a game yet."));
}

}  // namespace
}  // namespace net
