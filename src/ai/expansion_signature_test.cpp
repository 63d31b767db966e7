#include "ai/expansion_signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace ai {
namespace {

// Equal for every compiler, and in the browser's second engine. It changes with any rule of the expansion:
// then the commit says so.
TEST(ExpansionSignature, IsTheCommittedOne) {
  std::ifstream file{"tests/expansion.signature"};
  std::string words;
  std::string committed;
  file >> words >> words >> committed;
  EXPECT_EQ(expansion_signature(), std::stoull(committed, nullptr, 16)) << std::hex << expansion_signature();
}

}  // namespace
}  // namespace ai
