#include "protocol/scenario.h"

#include <gtest/gtest.h>

namespace protocol {
namespace {

TEST(Scenario, is_printed_named_own_or_nothing_that_is_known) {
  EXPECT_EQ(Scenario{"S7"}.number(), 7U);
  EXPECT_EQ(Scenario{"S99"}.number(), std::nullopt);
  ASSERT_TRUE(Scenario{"T1-hardcore+M2"}.game());
  EXPECT_TRUE(Scenario{"T1-hardcore+M2"}.game()->hardcore);
  EXPECT_TRUE(Scenario{R"({"name":"S7"})"}.is_custom());
  EXPECT_EQ(Scenario{R"({"name":"S7"})"}.number(), std::nullopt);
  EXPECT_TRUE(std::holds_alternative<Scenario::Unknown>(Scenario{"chess"}.kind()));
}

TEST(Scenario, keeps_its_text) {
  for (const char* text : {"S7", "F0", "chess", R"({"name":"Mine"})"}) EXPECT_EQ(Scenario{text}.text(), text);
  EXPECT_EQ(Scenario{"S7"}, "S7");
  EXPECT_FALSE(Scenario{"S7"} == Scenario{"S8"});
}

}  // namespace
}  // namespace protocol
