#include "protocol/ice.h"

#include <gtest/gtest.h>

namespace protocol {
namespace {

// openssl dgst -sha1 -hmac north -binary, of this user, in base 64.
TEST(Ice, the_password_is_what_a_relay_with_the_same_secret_expects) {
  EXPECT_EQ(relay_password("north", "1433895918:magicmaze"), "87YV+y1KJRuirqEsMfUjOcAaBSs=");
}

TEST(Ice, a_relay_that_shares_the_secret_gets_an_expiring_user) {
  const IceServers ice{.servers = {{.url = "stun:s.example.org:3478"}, {.url = "turn:t.example.org:3478"}},
                       .relay_secret = "north"};
  const std::string told = ice_servers_json(ice, Relays::Told, 1'000'000);
  const std::string user = std::to_string(1'000'000 + kRelayHoldsS) + ":magicmaze";
  EXPECT_EQ(told,
            R"([{"urls":["stun:s.example.org:3478"]},{"urls":["turn:t.example.org:3478"],"username":")" +
                user + R"(","credential":")" + relay_password("north", user) + R"("}])");
  EXPECT_FALSE(told.contains("north"));
  EXPECT_EQ(ice_servers_json(ice, Relays::LeftOut, 1'000'000), R"([{"urls":["stun:s.example.org:3478"]}])");
}

TEST(Ice, a_fixed_user_of_the_relay_is_passed_on_unchanged) {
  const IceServers ice{.servers = {{.url = "turns:t.example.org", .user = "maze", .password = "se\"cret"}},
                       .relay_secret = {}};
  EXPECT_EQ(ice_servers_json(ice, Relays::Told, 5),
            R"([{"urls":["turns:t.example.org"],"username":"maze","credential":"se\"cret"}])");
  EXPECT_EQ(ice_servers_json(ice, Relays::LeftOut, 5), "[]");
  EXPECT_EQ(ice_servers_json({}, Relays::Told, 5), "[]");
}

}  // namespace
}  // namespace protocol
