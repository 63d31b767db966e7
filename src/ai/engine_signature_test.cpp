#include "ai/engine_signature.h"

#include <gtest/gtest.h>

namespace ai {
namespace {

TEST(EngineSignature, is_the_same_every_time_and_depends_on_the_cardboard) {
  EXPECT_EQ(engine_signature("cardboard"), engine_signature("cardboard"));
  EXPECT_NE(engine_signature("cardboard"), engine_signature("cardboard "));
  EXPECT_NE(engine_signature("cardboard"), engine_signature(""));
}

}  // namespace
}  // namespace ai
