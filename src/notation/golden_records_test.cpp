// Won games of Maximum Security, one of each by name, which today's rules confirm
// (tests/records/expansion).
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "notation/record.h"
#include "rules/goal.h"

namespace notation {
namespace {

using catalog::ExpansionGame;

enum class Mode : std::uint8_t { Normal, Hardcore };

rules::Game verified(ExpansionGame game, Mode mode) {
  std::string name{catalog::name(game)};
  name.front() = name.front() == 'F' ? 'f' : 't';
  const std::string path =
      "tests/records/expansion/won-" + name + (mode == Mode::Hardcore ? "-hardcore.mmr" : ".mmr");
  std::ifstream file{path};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  const auto record = read_record(text);
  if (!record) {
    ADD_FAILURE() << path << ": line " << record.error().line << ": " << record.error().what;
    return {};
  }
  const auto end = verify(*record);
  if (!end) {
    ADD_FAILURE() << path << ": line " << end.error().line << ": " << end.error().what;
    return {};
  }
  EXPECT_EQ(end->rules.game, game) << path;
  EXPECT_EQ(end->rules.hardcore, mode == Mode::Hardcore) << path;
  EXPECT_EQ(end->state.outcome, rules::Outcome::Won) << path;
  return *end;
}

TEST(GoldenRecords, F_0_to_F_3_a_won_game_of_each) {
  for (const ExpansionGame game :
       {ExpansionGame::F0, ExpansionGame::F1, ExpansionGame::F2, ExpansionGame::F3}) {
    const rules::Game end = verified(game, Mode::Normal);
    for (const rules::Pawn hero : rules::kHeroes) EXPECT_TRUE(rules::has_escaped(end.state, hero));
  }
}

TEST(GoldenRecords, T_1_to_T_13_a_won_game_of_each) {
  for (std::size_t i = catalog::index(ExpansionGame::T1); i < catalog::kExpansionGames; ++i)
    verified(static_cast<ExpansionGame>(i), Mode::Normal);
}

TEST(GoldenRecords, T_HARD_each_tutorial_can_be_won_as_hardcore_asks) {
  for (std::size_t i = catalog::index(ExpansionGame::T1); i < catalog::kExpansionGames; ++i) {
    const rules::Game end = verified(static_cast<ExpansionGame>(i), Mode::Hardcore);
    EXPECT_TRUE(rules::earns_hardcore(end.rules, end.state)) << catalog::kExpansionGameNames[i];
  }
}

// A rule corrected later doesn't break an old game: it can be watched to its end, and verifying names the
// line. Here the explore seat did something else while the second tile of a crystal ball waited, and it went
// back.
TEST(GoldenRecords, R_8_a_game_played_by_older_rules_can_still_be_watched) {
  std::ifstream file{"tests/records/v1/won-s07-tile-returned.mmr"};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  const auto record = read_record(text);
  ASSERT_TRUE(record);
  const auto watched = watch(*record);
  ASSERT_TRUE(watched) << watched.error().what;
  EXPECT_EQ(watched->state.outcome, rules::Outcome::Won);
  const auto verified = verify(*record);
  ASSERT_FALSE(verified);
  EXPECT_EQ(verified.error().line, 104U);
}

}  // namespace
}  // namespace notation
