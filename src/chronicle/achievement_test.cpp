// A set of achievements as text.
#include "chronicle/achievement.h"

#include <gtest/gtest.h>

namespace chronicle {
namespace {

TEST(Achievement, is_written_by_number_and_read_back) {
  AchievementSet some;
  EXPECT_EQ(text_of(some), "");
  for (const Achievement one : {Achievement::Everything, Achievement::CommonShaft, Achievement::OutByShaft})
    some.insert(one);
  EXPECT_EQ(text_of(some), "1,7,42");
  EXPECT_EQ(read_achievements("1,7,42"), some);
  EXPECT_EQ(read_achievements(""), AchievementSet{});
}

TEST(Achievement, anything_else_is_not_read) {
  for (const std::string_view text : {"0", "43", "1,", ",1", "1,,2", "one", "1 2", "-1", "99999999999"})
    EXPECT_EQ(read_achievements(text), std::nullopt) << text;
}

}  // namespace
}  // namespace chronicle
