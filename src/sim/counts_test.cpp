#include "sim/counts.h"

#include <gtest/gtest.h>

namespace sim {
namespace {

Counts counts_of(std::initializer_list<std::uint32_t> values) {
  Counts counts;
  for (const std::uint32_t value : values) counts.add(value);
  return counts;
}

TEST(SimCounts, percentiles_are_values_that_occurred) {
  const Counts counts = counts_of({5, 1, 9, 3});
  EXPECT_EQ(counts.least(), 1U);
  EXPECT_EQ(counts.at_percent(0), 1U);
  EXPECT_EQ(counts.at_percent(10), 1U);
  EXPECT_EQ(counts.at_percent(50), 3U);
  EXPECT_EQ(counts.at_percent(51), 5U);
  EXPECT_EQ(counts.at_percent(100), 9U);
  EXPECT_EQ(counts.most(), 9U);
  EXPECT_EQ(counts.milli_mean(), 4500U);
}

TEST(SimCounts, nothing_counted_is_zero) {
  const Counts none;
  EXPECT_EQ(none.count(), 0U);
  EXPECT_EQ(none.least(), 0U);
  EXPECT_EQ(none.most(), 0U);
  EXPECT_EQ(none.at_percent(50), 0U);
  EXPECT_EQ(none.milli_mean(), 0U);
}

TEST(SimCounts, added_together_they_are_as_if_counted_together) {
  Counts both = counts_of({1, 2, 2});
  both.add(counts_of({2, 8}));
  EXPECT_EQ(both.count(), 5U);
  EXPECT_EQ(both.sum(), 15U);
  EXPECT_EQ(both.at_percent(50), 2U);
  EXPECT_EQ(both.at_percent(90), 8U);
}

}  // namespace
}  // namespace sim
