#include "reference/scenarios_command.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "cli/run_command.h"

namespace reference {
namespace {

TEST(ScenariosCommand, lists_all_34_games) {
  const std::string text = cli::run_command(kScenariosCommand, {}).text;
  for (const char* line : {"S1   The first heist\n", "S17  ", "T1   Through the grate\n", "T13  Quarter turns\n",
                           "F0   Night watch\n", "F3   Everything at once\n"}) {
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

}  // namespace
}  // namespace reference
