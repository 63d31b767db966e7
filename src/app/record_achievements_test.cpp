// Every achievement by a recorded game that earns it and by one that just misses it.
#include "app/record_achievements.h"

#include <gtest/gtest.h>

#include <string>

#include "app/read_file.h"

namespace app {
namespace {

using chronicle::Achievement;
using chronicle::AchievementSet;

// What such a game has earned; it is won, and today's rules come to the same events.
AchievementSet earned_by(const std::string& name) {
  const auto text = read_file("tests/records/achievements/" + name + ".mmr");
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

TEST(RecordAchievements, ACH_42_all_recorded_games_together_have_something_to_tell) {
  AchievementSet together;
  for (unsigned number = 1; number < chronicle::kAchievements; ++number) {
    together = together | earned_by((number < 10 ? "0" : "") + std::to_string(number) + "-earned");
  }
  EXPECT_TRUE(chronicle::may_brag(together));
}

}  // namespace
}  // namespace app
