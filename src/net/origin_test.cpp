#include "net/origin.h"

#include <gtest/gtest.h>

#include <array>

namespace net {
namespace {

TEST(Origin, of_a_link_is_its_scheme_host_and_port) {
  EXPECT_EQ(origin_of("https://Maze.Example.org/t/ABC234"), "https://maze.example.org");
  EXPECT_EQ(origin_of("http://127.0.0.1:8080"), "http://127.0.0.1:8080");
  EXPECT_EQ(origin_of("https://maze.example.org:443/"), "https://maze.example.org");
  EXPECT_EQ(origin_of("http://maze.example.org:80?x"), "http://maze.example.org");
  EXPECT_EQ(origin_of("http://[::1]:80"), "http://[::1]");
  for (const std::string_view text : {"", "null", "maze.example.org", "ftp://maze", "http://", "https://:443",
                                      "http://a@b", "http://a b"}) {
    EXPECT_FALSE(origin_of(text)) << text;
  }
}

TEST(Origin, is_allowed_if_it_is_missing_ours_or_named) {
  const std::array<std::string, 1> named{"https://friends.example.org"};
  EXPECT_TRUE(is_allowed_origin(std::nullopt, "maze.example.org", named));
  EXPECT_TRUE(is_allowed_origin("http://maze.example.org", "maze.example.org", named));
  EXPECT_TRUE(is_allowed_origin("https://maze.example.org", "MAZE.example.org", named));  // TLS at a proxy
  EXPECT_TRUE(is_allowed_origin("http://127.0.0.1:8080", "127.0.0.1:8080", named));
  EXPECT_TRUE(is_allowed_origin("https://maze.example.org", "maze.example.org:443", named));
  EXPECT_TRUE(is_allowed_origin("https://friends.example.org", "maze.example.org", named));
  EXPECT_FALSE(is_allowed_origin("https://evil.example.org", "maze.example.org", named));
  EXPECT_FALSE(is_allowed_origin("http://127.0.0.1:8081", "127.0.0.1:8080", named));
  EXPECT_FALSE(is_allowed_origin("http://maze.example.org.evil.org", "maze.example.org", named));
  EXPECT_FALSE(is_allowed_origin("null", "maze.example.org", named));
  EXPECT_FALSE(is_allowed_origin("", "", named));
  EXPECT_FALSE(is_allowed_origin("http://x", "", named));
  EXPECT_FALSE(is_allowed_origin("http://friends.example.org", "maze.example.org", named));
}

}  // namespace
}  // namespace net
