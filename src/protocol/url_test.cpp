#include "protocol/url.h"

#include <gtest/gtest.h>

namespace protocol {
namespace {

TEST(Url, is_split_into_its_parts) {
  const auto url = parts_of("HTTPS://maze.example.org:8443/maze/t/ABC234?delay=9#top");
  ASSERT_TRUE(url);
  EXPECT_EQ(url->scheme, Scheme::Tls);
  EXPECT_EQ(url->authority, "maze.example.org:8443");
  EXPECT_EQ(url->path, "/maze/t/ABC234");
  EXPECT_EQ(url->rest, "?delay=9#top");
}

TEST(Url, may_begin_with_its_host) {
  const auto url = parts_of("localhost:8080/ABC234");
  ASSERT_TRUE(url);
  EXPECT_EQ(url->scheme, std::nullopt);
  EXPECT_EQ(url->authority, "localhost:8080");
  EXPECT_EQ(url->path, "/ABC234");
  EXPECT_FALSE(parts_of("ftp://x/y")) << "no other scheme";
  EXPECT_EQ(parts_of("ws://x")->path, "");
}

TEST(Url, host_and_port_are_separated) {
  EXPECT_EQ(split_authority("maze:80").host, "maze");
  EXPECT_EQ(split_authority("maze:80").port, ":80");
  EXPECT_EQ(split_authority("[::1]:80").host, "[::1]");
  EXPECT_EQ(split_authority("[::1]").port, "");
  EXPECT_EQ(split_authority("[::1").host, "[::1");
}

}  // namespace
}  // namespace protocol
