#include "sim/sim_command.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "cli/read_file.h"
#include "cli/run_command.h"
#include "notation/record.h"

namespace sim {
namespace {

cli::CommandResult sim(const std::vector<std::string_view>& words) {
  return cli::run_command(kSimCommand, words);
}

TEST(SimCommand, its_record_is_accepted_by_todays_rules) {
  const std::string file = testing::TempDir() + "sim_command_test.mmr";
  for (const std::string_view sand : {"--sand=180", "--sand=20"}) {
    EXPECT_EQ(sim({"--scenario=S7", "--seeds=12-12", sand, "--record", file}).status, 0);
    const auto text = cli::read_file(file);
    ASSERT_TRUE(text);
    const auto record = notation::read_record(*text);
    ASSERT_TRUE(record);
    const auto game = notation::verify(*record);
    ASSERT_TRUE(game) << game.error().what;
    EXPECT_NE(game->state.outcome, rules::Outcome::Running);
  }
  std::filesystem::remove(file);
}

TEST(SimCommand, a_file_that_cannot_be_written_is_reported) {
  EXPECT_EQ(sim({"--scenario=S1", "--games=1", "--record=/no/such/folder/x.mmr"}).status, 1);
}

TEST(SimCommand, explains_one_game) {
  const cli::CommandResult said = sim({"--scenario=S7", "--sand=20", "--explain=3"});
  EXPECT_EQ(said.status, 0);
  for (const std::string_view part : {"S7 All eyes on you, 4 seats, pace human, seed 3\n", "\nTimeline\n",
                                      "\nAt the end, after ", "\nVerdict\n"}) {
    EXPECT_NE(said.text.find(part), std::string::npos) << part << "\nin\n" << said.text;
  }
}

TEST(SimCommand, reports_usage_errors) { EXPECT_EQ(sim({"--pace=slow"}).status, 2); }

}  // namespace
}  // namespace sim
