#include "ai/teammates_signature.h"

#include <gtest/gtest.h>

namespace ai {
namespace {

// Equal for every compiler. It changes whenever teammates decide otherwise: then the commit says so, and the
// table of docs/ai.md is made anew.
constexpr std::uint64_t kExpected = 0x5c1e171a75f6fa92;

TEST(TeammatesSignature, IsTheCommittedOne) {
  EXPECT_EQ(teammates_signature(), kExpected) << std::hex << teammates_signature();
}

}  // namespace
}  // namespace ai
