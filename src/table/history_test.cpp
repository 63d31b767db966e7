#include "table/history.h"

#include <gtest/gtest.h>

namespace table {
namespace {

Line line(std::uint32_t version, std::size_t size = 8) {
  return std::make_shared<const std::string>(std::to_string(version) + std::string(size, '.'));
}

TEST(History, returns_exactly_what_was_missed) {
  History history;
  for (std::uint32_t v = 1; v <= 10; ++v) history.add({v}, line(v));
  const auto missed = history.since({7}, {10});
  ASSERT_TRUE(missed);
  ASSERT_EQ(missed->size(), 3U);
  EXPECT_TRUE(missed->front()->starts_with("8"));
  EXPECT_TRUE(history.since({10}, {10})->empty());
}

TEST(History, returns_nothing_if_something_is_missing) {
  History history;
  EXPECT_FALSE(history.since({0}, {5}));
  for (std::uint32_t v = 1; v <= 100; ++v) history.add({v}, line(v));
  EXPECT_FALSE(history.since({10}, {100}));
  EXPECT_FALSE(history.since({101}, {100}));  // from before a restart
  EXPECT_TRUE(history.since({99}, {100}));
}

TEST(History, is_bounded_in_bytes_too) {
  History history;
  for (std::uint32_t v = 1; v <= 10; ++v) history.add({v}, line(v, 8'000));
  EXPECT_FALSE(history.since({8}, {10}));
  EXPECT_TRUE(history.since({9}, {10}));
}

}  // namespace
}  // namespace table
