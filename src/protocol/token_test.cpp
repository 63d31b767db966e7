#include "protocol/token.h"

#include <gtest/gtest.h>

namespace protocol {
namespace {

constexpr std::string_view kText = "000102030405060708090a0b0c0d0eff";

TEST(Token, is_read_back_as_it_is_written) {
  const auto token = read_token(kText);
  ASSERT_TRUE(token);
  EXPECT_EQ(token->bytes[1], 1);
  EXPECT_EQ(token->bytes[15], 0xff);
  EXPECT_EQ(text_of(*token), kText);
}

TEST(Token, anything_else_is_rejected) {
  for (const std::string_view text :
       {"", "00", "000102030405060708090a0b0c0d0ef", "000102030405060708090a0b0c0d0eff0",
        "000102030405060708090A0B0C0D0EFF", "000102030405060708090a0b0c0d0efg",
        "000102030405060708090a0b0c0d0e f"}) {
    EXPECT_FALSE(read_token(text)) << text;
    EXPECT_FALSE(read_digest(text)) << text;
  }
}

// The SHA-256 of sixteen zero bytes, from another program.
TEST(Token, its_digest_is_its_sha_256) {
  const TokenDigest digest = digest_of(Token{});
  EXPECT_EQ(text_of(digest), "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb");
  EXPECT_EQ(read_digest(text_of(digest)), digest);
  EXPECT_NE(digest_of(*read_token(kText)), digest);
}

}  // namespace
}  // namespace protocol
