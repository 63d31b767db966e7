#include "ai/rescue.h"

#include <gtest/gtest.h>

#include "ai/playout.h"
#include "rules/setup.h"

namespace ai {
namespace {

using rules::Millis;

rules::Game deal() { return first_position(*rules::ruleset_for({.scenario = 1, .seats = 4}), {3, 0}); }

TEST(Rescue, B_TIME_1_is_a_plan_that_ends_before_the_sand_does) {
  const auto quick = rescue(deal(), Millis{500}, 4);
  ASSERT_TRUE(quick);
  EXPECT_EQ(quick->won_at.ms, quick->actions * 500);
  EXPECT_FALSE(rescue(deal(), Millis{20'000}, 4));
}

TEST(Rescue, begins_with_the_sand_that_is_left) {
  rules::Game late = deal();
  late.now = rules::GameTime{179'000};
  EXPECT_FALSE(rescue(late, Millis{500}, 4));
}

TEST(Rescue, comes_too_late_when_the_game_is_over) {
  rules::Game over = deal();
  rules::run_out(over, rules::GameTime{180'000});
  EXPECT_FALSE(rescue(over, Millis{1}, 4));
}

}  // namespace
}  // namespace ai
