#include "net/export_limits.h"

#include <gtest/gtest.h>

#include <optional>

namespace net {
namespace {

Address address(int number) { return *Address::read("10.0.0." + std::to_string(number)); }

TEST(ExportLimits, few_at_a_time_and_no_address_twice) {
  ExportLimits limits{2};
  std::optional<ExportPermit> first{std::move(*limits.enter(address(1)))};
  EXPECT_EQ(limits.enter(address(1)).error(), NoExport::OneIsUnderWay);
  {
    const auto second = limits.enter(address(2));
    ASSERT_TRUE(second);
    EXPECT_EQ(limits.enter(address(3)).error(), NoExport::TooManyAtOnce);
  }
  EXPECT_TRUE(limits.enter(address(3)));
  first.reset();
  EXPECT_TRUE(limits.enter(address(1)));
}

}  // namespace
}  // namespace net
