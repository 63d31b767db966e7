#include "reference/scenarios_command.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>

#include "cli/run_command.h"

namespace reference {
namespace {

TEST(ScenariosCommand, lists_all_34_games) {
  const std::string text = cli::run_command(kScenariosCommand, {}).text;
  for (const char* line : {"S1   The first heist\n", "S17  ", "T1   Through the grate\n",
                           "T13  Quarter turns\n", "F0   Night watch\n", "F3   Everything at once\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line;
  }
  const auto json = boost::json::parse(cli::run_command(kScenariosCommand, {"--json"}).text).as_object();
  EXPECT_EQ(json.at("scenarios").as_array().size(), 17U);
  const boost::json::array& games = json.at("games").as_array();
  ASSERT_EQ(games.size(), 17U);
  for (const boost::json::value& game : games) {
    for (const char* field : {"id", "title", "new", "tutorial", "tiles", "modules"})
      EXPECT_TRUE(game.as_object().contains(field)) << field;
    EXPECT_FALSE(game.at("title").as_string().empty()) << game.at("id");
    EXPECT_FALSE(game.at("modules").as_array().empty()) << game.at("id");
  }
  EXPECT_EQ(games.front().at("id").as_string(), "T1");
  EXPECT_EQ(games.back().at("id").as_string(), "F3");
}

// What is said to be playable is taken by the engine and by servers, which are strict.
TEST(ScenariosCommand, SX_1_checks_a_file_as_strictly_as_the_engine) {
  const std::string file = testing::TempDir() + "scenarios_command_test.json";
  const auto checked = [&](std::string_view text) {
    std::ofstream{file} << text;
    return cli::run_command(kScenariosCommand, {"--check", file});
  };
  EXPECT_EQ(checked("{\"name\": \"Mine\", \"level\": 14}\n").status, 0);
  for (const auto& [text, why] :
       {std::pair{R"({"name":"Mine","level":14,"level":15})", "A field is named twice."},
        std::pair{R"({"name":"Mine","level":14.5})", "Numbers must be integers of at most 64 bits."},
        std::pair{R"({"name":"Mine","level":14)", "That isn't JSON"},
        std::pair{"[]", "isn't a JSON object"}}) {
    const cli::CommandResult result = checked(text);
    EXPECT_EQ(result.status, 1) << text;
    EXPECT_TRUE(result.text.contains(why)) << text << result.text;
  }
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace reference
