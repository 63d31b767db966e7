#include "net/base_path.h"

#include <gtest/gtest.h>

namespace net {
namespace {

TEST(BasePath, is_the_path_of_the_public_address) {
  EXPECT_EQ(base_path_of("https://example.org"), "");
  EXPECT_EQ(base_path_of("https://example.org/"), "");
  EXPECT_EQ(base_path_of("https://example.org:8443/maze"), "/maze");
  EXPECT_EQ(base_path_of("http://example.org/games/maze_2.1~x//"), "/games/maze_2.1~x");
  for (const char* link :
       {"example.org/maze", "https://example.org?x", "https://example.org/maze#x", "https://example.org/a//b",
        "https://example.org/a/../b", "https://example.org/a\"b", "https://example.org/a%20b",
        "https://example.org/.a"}) {
    EXPECT_EQ(base_path_of(link), std::nullopt) << link;
  }
}

TEST(BasePath, is_understood_whether_or_not_the_proxy_strips_it) {
  EXPECT_EQ(without_base_path("/maze/t/ABC234?x=1", "/maze"), "/t/ABC234?x=1");
  EXPECT_EQ(without_base_path("/t/ABC234", "/maze"), "/t/ABC234");
  EXPECT_EQ(without_base_path("/maze", "/maze"), "/");
  EXPECT_EQ(without_base_path("/maze/", "/maze"), "/");
  EXPECT_EQ(without_base_path("/maze?x", "/maze"), "/?x");
  EXPECT_EQ(without_base_path("/mazes/t/ABC234", "/maze"), "/mazes/t/ABC234");
  EXPECT_EQ(without_base_path("/maze/t/ABC234", ""), "/maze/t/ABC234");
  EXPECT_EQ(without_base_path("*", "/maze"), "*");
}

TEST(BasePath, goes_before_every_address_of_a_page) {
  EXPECT_EQ(with_base_path("<a href=\"/\">x</a><link href=\"/icon.svg\" /><meta content=\"/\">", "/maze"),
            "<a href=\"/maze/\">x</a><link href=\"/maze/icon.svg\" /><meta content=\"/maze/\">");
  EXPECT_EQ(with_base_path("<a href=\"https://elsewhere/x\">/api</a>", "/maze"),
            "<a href=\"https://elsewhere/x\">/api</a>");
  EXPECT_EQ(with_base_path("", "/maze"), "");
}

}  // namespace
}  // namespace net
