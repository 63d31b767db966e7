#include "net/name_keys.h"

#include <gtest/gtest.h>

#include <string>

namespace net {
namespace {

TEST(NameKeys, fit_one_seat_of_one_game_at_one_server) {
  const std::string secret(64, '7');
  const NameKeys keys{secret};
  const protocol::Token key = keys.key_of("0123abcd", 2);
  EXPECT_TRUE(keys.is_key_of(key, "0123abcd", 2));
  EXPECT_TRUE(NameKeys{secret}.is_key_of(key, "0123abcd", 2)) << "after a restart";
  EXPECT_FALSE(keys.is_key_of(key, "0123abcd", 1));
  EXPECT_FALSE(keys.is_key_of(key, "0123abce", 2));
  EXPECT_FALSE(keys.is_key_of({}, "0123abcd", 2));
  EXPECT_FALSE(NameKeys{std::string(64, '8')}.is_key_of(key, "0123abcd", 2));
  protocol::Token almost = key;
  almost.bytes.back() ^= 1U;
  EXPECT_FALSE(keys.is_key_of(almost, "0123abcd", 2));
}

}  // namespace
}  // namespace net
