#include "ai/teammates_signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace ai {
namespace {

// Equal for every compiler, and in the browser. It changes whenever teammates decide otherwise: then the
// commit says so, and the table of docs/ai.md is measured again.
TEST(TeammatesSignature, IsTheCommittedOne) {
  std::ifstream file{"tests/teammates.signature"};
  std::string words;
  std::string committed;
  file >> words >> words >> committed;
  EXPECT_EQ(teammates_signature(), std::stoull(committed, nullptr, 16)) << std::hex << teammates_signature();
}

}  // namespace
}  // namespace ai
