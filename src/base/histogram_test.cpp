#include "base/histogram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/random.h"

namespace base {
namespace {

TEST(LoadHistogram, is_empty_at_first) {
  const Histogram histogram;
  EXPECT_EQ(histogram.count(), 0U);
  EXPECT_EQ(histogram.at(Share::Half), 0U);
  EXPECT_EQ(histogram.mean(), 0U);
  EXPECT_EQ(histogram.largest(), 0U);
}

TEST(LoadHistogram, is_exact_for_small_values) {
  Histogram histogram;
  for (std::uint64_t value = 1; value <= 100; ++value) histogram.add(value);
  EXPECT_EQ(histogram.at(Share::Half), 50U);
  EXPECT_EQ(histogram.at(Share::NinetyNine), 99U);
  EXPECT_EQ(histogram.at(Share::NinetyNinePointNine), 100U);
  EXPECT_EQ(histogram.mean(), 50U);
}

TEST(LoadHistogram, a_single_value_is_every_percentile) {
  Histogram histogram;
  histogram.add(1'234'567);
  EXPECT_EQ(histogram.at(Share::Half), 1'234'567U);
  EXPECT_EQ(histogram.at(Share::NinetyNinePointNine), 1'234'567U);
  EXPECT_EQ(histogram.largest(), 1'234'567U);
}

TEST(LoadHistogram, accepts_every_value) {
  Histogram histogram;
  histogram.add(0);
  histogram.add(~std::uint64_t{0});
  EXPECT_EQ(histogram.at(Share::Half), 0U);
  EXPECT_EQ(histogram.at(Share::NinetyNine), ~std::uint64_t{0});
}

TEST(LoadHistogram, is_never_below_and_barely_above_the_true_value) {
  Histogram histogram;
  std::vector<std::uint64_t> values;
  base::Random random{{1, 2}};
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t value = random.next() >> (20 + random.below(40));
    values.push_back(value);
    histogram.add(value);
  }
  std::ranges::sort(values);
  for (const Share share : {Share::Half, Share::NinetyNine, Share::NinetyNinePointNine}) {
    const std::uint64_t parts = static_cast<std::uint64_t>(share) * values.size();
    const std::uint64_t truth = values[(parts + 99'999) / 100'000 - 1];
    EXPECT_GE(histogram.at(share), truth);
    EXPECT_LE(histogram.at(share), truth + truth / 128 + 1);
  }
}

TEST(LoadHistogram, adds_other_counts) {
  Histogram all;
  Histogram first;
  Histogram second;
  for (std::uint64_t value = 0; value < 1000; ++value) {
    all.add(value * 977);
    (value % 3 == 0 ? first : second).add(value * 977);
  }
  first.add(second);
  EXPECT_EQ(first.count(), all.count());
  EXPECT_EQ(first.mean(), all.mean());
  EXPECT_EQ(first.largest(), all.largest());
  EXPECT_EQ(first.at(Share::NinetyNine), all.at(Share::NinetyNine));
}

}  // namespace
}  // namespace base
