#include "protocol/quality.h"

#include <gtest/gtest.h>

namespace protocol {
namespace {

TEST(Quality, has_its_thresholds) {
  EXPECT_EQ(next_quality(Quality::Good, 0), Quality::Good);
  EXPECT_EQ(next_quality(Quality::Good, 249), Quality::Good);
  EXPECT_EQ(next_quality(Quality::Good, 250), Quality::Slow);
  EXPECT_EQ(next_quality(Quality::Good, 749), Quality::Slow);
  EXPECT_EQ(next_quality(Quality::Good, 750), Quality::Poor);
  EXPECT_EQ(next_quality(Quality::Slow, 0xffff'ffffU), Quality::Poor);
}

TEST(Quality, only_gets_better_well_below_the_threshold) {
  EXPECT_EQ(next_quality(Quality::Slow, 240), Quality::Slow);
  EXPECT_EQ(next_quality(Quality::Slow, 188), Quality::Slow);
  EXPECT_EQ(next_quality(Quality::Slow, 187), Quality::Good);
  EXPECT_EQ(next_quality(Quality::Poor, 700), Quality::Poor);
  EXPECT_EQ(next_quality(Quality::Poor, 562), Quality::Slow);
  EXPECT_EQ(next_quality(Quality::Poor, 200), Quality::Slow);
  EXPECT_EQ(next_quality(Quality::Poor, 100), Quality::Good);
}

}  // namespace
}  // namespace protocol
