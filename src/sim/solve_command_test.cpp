#include "sim/solve_command.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>

#include "cli/read_file.h"
#include "cli/run_command.h"
#include "notation/record.h"

namespace sim {
namespace {

cli::CommandResult solve(const std::vector<std::string_view>& words) {
  return cli::run_command(kSolveCommand, words);
}

TEST(SolveCommand, its_plan_is_accepted_by_todays_rules_and_wins) {
  const std::string file = testing::TempDir() + "solve_command_test.mmr";
  EXPECT_EQ(solve({"--scenario=S3", "--seed=7", "--plans=3", "--record", file}).status, 0);
  const auto text = cli::read_file(file);
  ASSERT_TRUE(text);
  const auto record = notation::read_record(*text);
  ASSERT_TRUE(record);
  const auto game = notation::verify(*record);
  ASSERT_TRUE(game) << game.error().what;
  EXPECT_EQ(game->state.outcome, rules::Outcome::Won);
  std::filesystem::remove(file);
}

TEST(SolveCommand, finds_plans_in_the_expansion_and_refuses_what_does_not_exist) {
  EXPECT_EQ(solve({"--scenario=T8", "--plans=2"}).status, 0);
  EXPECT_EQ(solve({"--scenario=S18"}).status, 2);
}

// The names of docs/ai.md.
TEST(SolveCommand, the_names_of_its_json_are_a_contract) {
  const cli::CommandResult one = solve({"--scenario=S1", "--seed=2", "--plans=2", "--json"});
  EXPECT_EQ(one.status, 0);
  const boost::json::object solution = boost::json::parse(one.text).as_object();
  EXPECT_EQ(solution.at("verdict").as_string(), "winnable");
  EXPECT_EQ(static_cast<std::size_t>(solution.at("actions").as_int64()),
            solution.at("plan").as_array().size());
  for (const char* name : {"flips", "plans_tried", "malls", "ms"})
    EXPECT_TRUE(solution.contains(name)) << name;
  const boost::json::object step = solution.at("plan").as_array().front().as_object();
  for (const char* name : {"seat", "at", "action"}) EXPECT_TRUE(step.contains(name)) << name;

  const cli::CommandResult many = solve({"--scenario=S1", "--deals=3", "--plans=2", "--json"});
  const boost::json::object figures = boost::json::parse(many.text).as_object();
  EXPECT_EQ(figures.at("deals").as_int64(), 3);
  for (const char* name : {"winnable", "unwinnable", "unknown", "within_1s", "par", "ms"})
    EXPECT_TRUE(figures.contains(name)) << name;
  for (const char* name : {"min", "median", "max"})
    EXPECT_TRUE(figures.at("par").as_object().contains(name)) << name;
  for (const char* name : {"p50", "p99", "max"})
    EXPECT_TRUE(figures.at("ms").as_object().contains(name)) << name;
}

TEST(SolveCommand, takes_a_deal_as_the_engine_does) {
  const std::string file = testing::TempDir() + "solve_command_deal.json";
  std::ofstream{file} << R"({"scenario":"S1","seats":2,"seed":5,"setup":{"deck":["5","3"]}})";
  EXPECT_EQ(solve({"--deal", file, "--plans=2"}).status, 0);
  std::ofstream{file} << R"({"scenario":"S1","setup":{"deck":["5","5"]}})";
  EXPECT_EQ(solve({"--deal", file}).status, 2);
  std::ofstream{file} << R"({"scenario":"S1","seats":2,"seed":5,"seed":6})";
  EXPECT_EQ(solve({"--deal", file, "--plans=2"}).status, 2) << "the engine takes no field twice either";
  std::filesystem::remove(file);
  EXPECT_EQ(solve({"--deal", file}).status, 2);
}

TEST(SolveCommand, reports_usage_errors) {
  EXPECT_EQ(solve({"--plans=0"}).status, 2);
  EXPECT_EQ(solve({"--deals=2", "--record=x"}).status, 2);
}

}  // namespace
}  // namespace sim
