#include "base/propagate.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace base {
namespace {

using Text = std::expected<std::string, std::string>;
using Owned = std::expected<std::unique_ptr<int>, std::string>;
using Nothing = std::expected<void, std::string>;

Nothing check(int number) {
  if (number < 0) return std::unexpected("below zero");
  return {};
}

Owned boxed(int number) {
  RETURN_IF_ERROR(check(number));
  return std::make_unique<int>(number);
}

Text sum(int one, int other) {
  ASSIGN_OR_RETURN(const std::unique_ptr<int> first, boxed(one));
  ASSIGN_OR_RETURN(const auto second, boxed(other));
  return std::to_string(*first + *second);
}

TEST(Propagate, continues_with_the_value) { EXPECT_EQ(sum(2, 3).value(), "5"); }

TEST(Propagate, returns_the_first_error_whatever_the_functions_return) {
  EXPECT_EQ(sum(-1, 3).error(), "below zero");
  EXPECT_EQ(sum(1, -3).error(), "below zero");
}

TEST(Propagate, works_in_a_lambda_within_another) {
  const auto nested = [](int number) -> Nothing {
    RETURN_IF_ERROR([&]() -> Nothing {
      RETURN_IF_ERROR(check(number));
      return {};
    }());
    return {};
  };
  EXPECT_TRUE(nested(1));
  EXPECT_FALSE(nested(-1));
}

}  // namespace
}  // namespace base
