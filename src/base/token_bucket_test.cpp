#include "base/token_bucket.h"

#include <gtest/gtest.h>

namespace base {
namespace {

constexpr RateLimit kThreeASecond{.times = 3, .in_ms = 1'000, .burst = 5};

TEST(TokenBucket, allows_a_burst_and_then_a_steady_pace) {
  TokenBucket bucket;
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(bucket.take(kThreeASecond, 10'000));
  EXPECT_FALSE(bucket.take(kThreeASecond, 10'000));
  EXPECT_FALSE(bucket.take(kThreeASecond, 10'333));
  EXPECT_TRUE(bucket.take(kThreeASecond, 10'334));
  int taken = 0;
  for (std::int64_t now = 10'335; now <= 110'334; ++now) taken += bucket.take(kThreeASecond, now) ? 1 : 0;
  EXPECT_EQ(taken, 300) << "nothing is rounded";
}

TEST(TokenBucket, says_when_it_has_something_again) {
  TokenBucket bucket;
  for (int i = 0; i < 5; ++i) bucket.take(kThreeASecond, 0);
  EXPECT_TRUE(bucket.is_empty(kThreeASecond, bucket.free_at(kThreeASecond) - 1));
  EXPECT_FALSE(bucket.is_empty(kThreeASecond, bucket.free_at(kThreeASecond)));
}

TEST(TokenBucket, is_full_at_first_and_again_after_a_while) {
  TokenBucket bucket;
  EXPECT_TRUE(bucket.is_full(kThreeASecond, 0));
  EXPECT_TRUE(bucket.take(kThreeASecond, 0));
  EXPECT_FALSE(bucket.is_full(kThreeASecond, 333));
  EXPECT_TRUE(bucket.is_full(kThreeASecond, 334));
}

TEST(TokenBucket, holds_a_burst_and_fills_at_its_pace) {
  const RateLimit rate{.times = 20, .in_ms = 1'000, .burst = 40};
  TokenBucket bucket;
  EXPECT_TRUE(bucket.is_full(rate, 0));
  for (int i = 0; i < 40; ++i) EXPECT_TRUE(bucket.take(rate, 0));
  EXPECT_FALSE(bucket.take(rate, 0));
  EXPECT_FALSE(bucket.take(rate, 49));
  EXPECT_TRUE(bucket.take(rate, 50));  // one in 50 ms
  EXPECT_FALSE(bucket.take(rate, 50));
  EXPECT_TRUE(bucket.is_empty(rate, 99));
  EXPECT_FALSE(bucket.is_empty(rate, 100));
  EXPECT_TRUE(bucket.is_full(rate, 100'000'000));
}

TEST(TokenBucket, says_how_many_times_count) {
  TokenBucket bucket;
  EXPECT_EQ(bucket.used(kThreeASecond, 0), 0U);
  bucket.take(kThreeASecond, 0);
  bucket.take(kThreeASecond, 0);
  EXPECT_EQ(bucket.used(kThreeASecond, 0), 2U);
  EXPECT_EQ(bucket.used(kThreeASecond, 333), 2U);
  EXPECT_EQ(bucket.used(kThreeASecond, 334), 1U);
  EXPECT_EQ(bucket.used(kThreeASecond, 667), 0U);
}

TEST(TokenBucket, is_not_emptied_by_a_clock_that_goes_back) {
  const RateLimit rate{.times = 1, .in_ms = 1'000, .burst = 1};
  TokenBucket bucket;
  EXPECT_TRUE(bucket.take(rate, 4'000));
  EXPECT_FALSE(bucket.take(rate, 4'500));
  EXPECT_TRUE(bucket.take(rate, 5'500));
}

}  // namespace
}  // namespace base
