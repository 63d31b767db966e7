#include "net/listen_address.h"

#include <gtest/gtest.h>

#include <vector>

namespace net {
namespace {

TEST(ListenAddress, is_read_and_written) {
  for (const std::string text : {"127.0.0.1:8080", "[::1]:0", "unix:/run/magicmaze/http.sock", "unix:http"}) {
    const auto read = read_listen_address(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(text_of(*read), text);
  }
  for (const std::string_view text : {"", "unix:", "unix", "/run/http.sock", "here:80"})
    EXPECT_FALSE(read_listen_address(text)) << text;
}

TEST(ListenAddress, all_of_IPv6_leaves_IPv4_to_who_listens_there_on_the_same_port) {
  const auto hears = [](std::string_view one, const std::vector<std::string_view>& others) {
    std::vector<ListenAddress> all;
    for (const std::string_view other : others) all.push_back(*read_listen_address(other));
    return hears_v4(*Endpoint::read(one), all);
  };
  EXPECT_TRUE(hears("[::]:80", {"[::]:80"}));
  EXPECT_FALSE(hears("[::]:80", {"[::]:80", "0.0.0.0:80"}));
  EXPECT_FALSE(hears("[::]:80", {"127.0.0.1:80", "[::]:80"}));
  EXPECT_TRUE(hears("[::]:80", {"0.0.0.0:81", "[::]:80", "unix:/run/http.sock"}));
  EXPECT_TRUE(hears("[::]:0", {"0.0.0.0:0", "[::]:0"}));  // each gets its own
  EXPECT_TRUE(hears("10.0.0.1:80", {"10.0.0.1:80"}));
  EXPECT_FALSE(hears("[::1]:80", {"[::1]:80"}));
}

}  // namespace
}  // namespace net
