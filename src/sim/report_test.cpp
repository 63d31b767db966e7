#include "sim/report.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "rules/setup.h"

namespace sim {
namespace {

namespace json = boost::json;

SimOptions some_options() {
  SimOptions options;
  options.rulesets = {*rules::ruleset_for({.scenario = 1}), *rules::ruleset_for({.scenario = 7})};
  options.first_seed = 50;
  options.games = 4;
  options.threads = 2;
  return options;
}

Tally some_tally() {
  Tally tally;
  tally.games = 4;
  tally.won = 3;
  tally.losses[static_cast<std::size_t>(Loss::AfterTheTheft)] = 1;
  tally.lost_seeds = {52};
  for (const std::uint32_t left : {1000U, 2000U, 3000U}) tally.time_left.add(left);
  for (int i = 0; i < 4; ++i) tally.time.add(120'000);
  for (int i = 0; i < 4; ++i) tally.actions.add(100);
  tally.flips.add(1);
  tally.gaps.add(800);
  tally.decisions.add(2'500);
  tally.back_and_forth.add(2);
  tally.idle.add(12'300);
  tally.idle_seeds = {51};
  tally.fingerprint = 0xabc;
  return tally;
}

Report some_report(const SimOptions& options) {
  return {.options = options, .tallies = {Tally{}, some_tally()}, .took_ms = 500};
}

std::string names_of(const json::object& object) {
  std::string names;
  for (const auto& [key, value] : object) names += (names.empty() ? "" : " ") + std::string{key};
  return names;
}

TEST(SimReport, the_names_are_a_contract) {
  const SimOptions options = some_options();
  const json::object report = json::parse(json_of(some_report(options))).as_object();
  EXPECT_EQ(names_of(report), "asked rows threads seconds games_per_second clean");
  EXPECT_EQ(names_of(report.at("asked").as_object()), "pace first_seed games person");
  ASSERT_EQ(report.at("rows").as_array().size(), 2U);
  const json::object& row = report.at("rows").as_array()[1].as_object();
  EXPECT_EQ(names_of(row),
            "scenario level side seats sand_ms games won won_percent time_left_ms time_ms flips actions lost "
            "lost_seeds actions_per_minute gap_ms reaction_ms decision_us illegal_requests back_and_forth "
            "do_something fingerprint idle");
  const auto names_in = [&](std::string_view name) { return names_of(row.at(name).as_object()); };
  EXPECT_EQ(names_in("time_left_ms"), "p10 median");
  EXPECT_EQ(names_in("time_ms"), "mean median max");
  EXPECT_EQ(names_in("flips"), "mean median max");
  EXPECT_EQ(names_in("actions"), "mean median max");
  EXPECT_EQ(names_in("lost"), "sand_before_theft sand_after_theft nothing_to_rearrange illegal_request");
  EXPECT_EQ(names_in("gap_ms"), "min median count");
  EXPECT_EQ(names_in("reaction_ms"), "min median count");
  EXPECT_EQ(names_in("decision_us"), "p50 p99 max count");
  EXPECT_EQ(names_in("back_and_forth"), "total most_a_game");
  EXPECT_EQ(names_in("do_something"), "total most_a_game shortest_gap_ms");
  EXPECT_EQ(names_in("idle"), "longest_ms games_over_10_s with_a_way seeds");
}

TEST(SimReport, the_figures_are_those_of_the_tally) {
  SimOptions options = some_options();
  options.person = ai::PersonScript{};
  const json::value report = json::parse(json_of(some_report(options)));
  EXPECT_EQ(report.at("asked").at("person").at("every_ms"), 4000);
  EXPECT_EQ(report.at("asked").at("person").at("random_in"), 5);
  EXPECT_EQ(report.at("asked").at("person").at("kind"), "sensible");
  EXPECT_EQ(report.at("games_per_second"), 8.0);
  const json::value& row = report.at("rows").as_array()[1];
  EXPECT_EQ(row.at("scenario"), "S7");
  EXPECT_EQ(row.at("level"), 19);
  EXPECT_EQ(row.at("won_percent"), 75.0);
  EXPECT_EQ(row.at("time_left_ms").at("p10"), 1000);
  EXPECT_EQ(row.at("time_left_ms").at("median"), 2000);
  EXPECT_EQ(row.at("lost").at("sand_after_theft"), 1);
  EXPECT_EQ(row.at("lost_seeds").as_array()[0], 52);
  EXPECT_EQ(row.at("actions_per_minute"), 50.0);
  EXPECT_EQ(row.at("decision_us").at("max"), 2.5);
  EXPECT_EQ(row.at("fingerprint"), "0000000000000abc");
  EXPECT_EQ(row.at("idle").at("longest_ms"), 12'300);
  EXPECT_EQ(row.at("idle").at("games_over_10_s"), 1);
  EXPECT_EQ(row.at("idle").at("seeds").as_array()[0], 51);
}

TEST(SimReport, missing_values_are_null) {
  const SimOptions options = some_options();
  const json::value report = json::parse(json_of(some_report(options)));
  const json::value& empty = report.at("rows").as_array()[0];
  EXPECT_TRUE(report.at("asked").at("person").is_null());
  EXPECT_TRUE(empty.at("time_left_ms").at("median").is_null());
  EXPECT_TRUE(empty.at("gap_ms").at("min").is_null());
  EXPECT_TRUE(empty.at("do_something").at("shortest_gap_ms").is_null());
  EXPECT_TRUE(empty.at("idle").at("with_a_way").is_null());
}

TEST(SimReport, the_text_has_a_row_each_and_says_what_to_try_next) {
  const SimOptions options = some_options();
  const std::string text = text_of(some_report(options));
  EXPECT_NE(text.find("Seeds 50 to 53, pace human"), std::string::npos);
  EXPECT_NE(text.find("75.0"), std::string::npos);
  EXPECT_NE(text.find("S7 lost with 52\n--explain SEED"), std::string::npos);
}

TEST(SimReport, says_which_games_stood_still_and_what_the_solver_thinks) {
  SimOptions options = some_options();
  EXPECT_NE(text_of(some_report(options)).find("S7 stood still for more than 10 s with 51\n"),
            std::string::npos);
  options.ask_solver = true;
  Report report = some_report(options);
  report.tallies[1].idle_with_a_way = 1;
  EXPECT_NE(text_of(report).find("with 51; the solver found a way in 1 of 1\n"), std::string::npos);
  EXPECT_EQ(json::parse(json_of(report)).at("rows").as_array()[1].at("idle").at("with_a_way"), 1);
}

TEST(SimReport, nearly_all_games_are_never_shown_as_a_hundred_percent) {
  const SimOptions options = some_options();
  Report report = some_report(options);
  report.tallies[1].games = 100'000;
  report.tallies[1].won = 99'999;
  EXPECT_EQ(json::parse(json_of(report)).at("rows").as_array()[1].at("won_percent"), 99.999);
  EXPECT_NE(text_of(report).find(" 99.9 "), std::string::npos);
}

TEST(SimReport, is_clean_without_illegal_requests) {
  const SimOptions options = some_options();
  Report report = some_report(options);
  EXPECT_TRUE(is_clean(report));
  report.tallies[0].losses[static_cast<std::size_t>(Loss::IllegalRequest)] = 1;
  EXPECT_FALSE(is_clean(report));
}

}  // namespace
}  // namespace sim
