// For every achievement, a recorded game that earns it and one that just misses it.
#include "engine/record_achievements.h"

#include <gtest/gtest.h>

#include <string>

#include "cli/read_file.h"

namespace engine {
namespace {

using chronicle::Achievement;
using chronicle::AchievementSet;

// What such a game has earned; it is won, and today's rules produce the same events.
AchievementSet earned_by(const std::string& name) {
  const auto text = cli::read_file("tests/records/achievements/" + name + ".mmr");
  EXPECT_TRUE(text) << name;
  if (!text) return {};
  const auto record = notation::read_record(*text);
  EXPECT_TRUE(record) << name << ": line " << record.error().line << ": " << record.error().what;
  if (!record) return {};
  const auto game = notation::verify(*record);
  EXPECT_TRUE(game) << name << ": line " << game.error().line << ": " << game.error().what;
  EXPECT_TRUE(game && game->state.outcome == rules::Outcome::Won) << name;
  return achievements_of(*record);
}

class RecordedAchievement : public testing::TestWithParam<unsigned> {};

TEST_P(RecordedAchievement, is_earned_by_one_game_and_missed_by_another) {
  const auto achievement = static_cast<Achievement>(GetParam() - 1);
  const std::string number = (GetParam() < 10 ? "0" : "") + std::to_string(GetParam());
  EXPECT_TRUE(earned_by(number + "-earned").contains(achievement));
  EXPECT_FALSE(earned_by(number + "-missed").contains(achievement));
}

INSTANTIATE_TEST_SUITE_P(All, RecordedAchievement, testing::Range(1U, 42U));

// nothing about these games makes them easy.
class RecordedChallenge : public testing::TestWithParam<unsigned> {};

TEST_P(RecordedChallenge, R_90_R_91_is_dealt_at_random_with_the_printed_sand_and_exits) {
  const std::string number = std::to_string(GetParam());
  const auto record = notation::read_record(
      cli::read_file("tests/records/achievements/" + number + "-earned.mmr").value_or(""));
  ASSERT_TRUE(record);
  const rules::Ruleset& rules = record->head.ruleset;
  EXPECT_LE(rules.sand_ms, catalog::kFullSand);
  EXPECT_EQ(rules.exits, catalog::Exits::OwnColour);
  EXPECT_TRUE(rules.on_top.empty() && rules.at_bottom.empty());
  EXPECT_EQ(rules::flaw_of(rules), std::nullopt);
  const auto dealt = rules::arrange(rules, rules::Setup{}, record->head.layout.random.seed());
  ASSERT_TRUE(dealt);
  EXPECT_EQ(notation::text_of(notation::head_of(rules, *dealt)), notation::text_of(record->head));
}

INSTANTIATE_TEST_SUITE_P(All, RecordedChallenge, testing::Range(29U, 42U));

TEST(RecordAchievements, ACH_42_all_recorded_games_together_have_something_to_tell) {
  AchievementSet together;
  for (unsigned number = 1; number < chronicle::kAchievements; ++number) {
    together = together | earned_by((number < 10 ? "0" : "") + std::to_string(number) + "-earned");
  }
  EXPECT_TRUE(chronicle::has_earned_all_others(together));
}

}  // namespace
}  // namespace engine
