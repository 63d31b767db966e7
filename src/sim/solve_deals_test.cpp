// Deals made by hand that nobody can win (tests/deals/unwinnable), each with its reason, and next to each a
// neighbour that differs in one thing and can be won (tests/deals/winnable).
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>

#include "cli/read_file.h"
#include "cli/run_command.h"
#include "notation/record.h"
#include "sim/solve_command.h"

namespace sim {
namespace {

namespace json = boost::json;
using std::filesystem::path;

const path kUnwinnable{"tests/deals/unwinnable"};
const path kWinnable{"tests/deals/winnable"};

std::vector<path> hand_made_deals() {
  std::vector<path> files;
  for (const auto& file : std::filesystem::directory_iterator{kUnwinnable}) files.push_back(file.path());
  std::sort(files.begin(), files.end());
  return files;
}

json::object object_in(const path& file) {
  return json::parse(cli::read_file(file.string()).value()).as_object();
}

cli::CommandResult solve_deal(const path& file, std::string_view how) {
  const std::string name = file.string();
  return cli::run_command(kSolveCommand, {"--deal", name, "--plans=4", how});  // more would only take longer
}

// The tiles are those of the deck, which is compared itself.
std::vector<std::string> differences(const path& one, const path& other) {
  std::vector<std::string> names;
  const auto compare = [&](json::object a, const json::object& b,
                           std::initializer_list<std::string_view> left_out) {
    for (const auto& [key, value] : b) a.emplace(key, nullptr);
    for (const auto& [key, value] : a) {
      const bool is_left_out = std::find(left_out.begin(), left_out.end(), key) != left_out.end();
      const json::value* there = b.if_contains(key);
      if (!is_left_out && (there == nullptr || *there != value)) names.emplace_back(key);
    }
  };
  const json::object a = object_in(one);
  const json::object b = object_in(other);
  compare(a, b, {"why", "change", "scenario"});
  compare(a.at("scenario").as_object(), b.at("scenario").as_object(), {"tiles"});
  return names;
}

TEST(SolveHandMadeDeals, proves_that_none_of_twenty_can_be_won) {
  const std::vector<path> files = hand_made_deals();
  EXPECT_GE(files.size(), 20U);
  for (const path& file : files) {
    EXPECT_GT(object_in(file).at("why").as_string().size(), 20U) << file << " gives no reason";
    const cli::CommandResult said = solve_deal(file, "--json");
    EXPECT_EQ(said.status, 1) << file;
    const json::object solution = json::parse(said.text).as_object();
    EXPECT_EQ(solution.at("verdict").as_string(), "unwinnable") << file;
    EXPECT_GT(solution.at("malls").as_int64(), 1) << file;
    EXPECT_TRUE(solution.at("plan").as_array().empty()) << file;
  }
}

TEST(SolveHandMadeDeals, wins_the_neighbour_of_each_that_differs_in_one_thing) {
  const path record_file = path{testing::TempDir()} / "solve_deals_test.mmr";
  for (const path& file : hand_made_deals()) {
    const path neighbour = kWinnable / file.filename();
    ASSERT_TRUE(std::filesystem::exists(neighbour)) << neighbour;
    EXPECT_FALSE(object_in(neighbour).at("change").as_string().empty()) << neighbour;
    EXPECT_EQ(differences(file, neighbour).size(), 1U) << neighbour;
    EXPECT_EQ(solve_deal(neighbour, "--record=" + record_file.string()).status, 0) << neighbour;
    const auto record = notation::read_record(cli::read_file(record_file.string()).value());
    ASSERT_TRUE(record) << neighbour;
    const auto game = notation::verify(*record);
    ASSERT_TRUE(game) << neighbour << ": " << game.error().what;
    EXPECT_EQ(game->state.outcome, rules::Outcome::Won) << neighbour;
    std::filesystem::remove(record_file);
  }
}

// Placing tiles where they seem best never gets out of it; knowing the deal does.
TEST(SolveHandMadeDeals, finds_the_narrow_way_through_two_dimensions) {
  const cli::CommandResult said = solve_deal("tests/deals/narrow/two-dimensions.json", "--json");
  EXPECT_EQ(said.status, 0);
  EXPECT_EQ(json::parse(said.text).as_object().at("verdict").as_string(), "winnable");
}

// A hero on a code space opens a steel door for another, so a door proves nothing. Neither do modules, which
// have other ways.
TEST(SolveHandMadeDeals, does_not_call_a_deal_unwinnable_because_it_has_no_plan) {
  for (const char* name : {"steel-door", "modules"}) {
    const cli::CommandResult said =
        solve_deal(path{"tests/deals/unknown"} / (std::string{name} + ".json"), "--json");
    EXPECT_NE(json::parse(said.text).as_object().at("verdict").as_string(), "unwinnable") << name;
  }
}

}  // namespace
}  // namespace sim
