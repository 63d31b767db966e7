#include "net/host_name.h"

#include <gtest/gtest.h>

namespace net {
namespace {

TEST(HostName, has_letters_and_perhaps_a_port) {
  for (const std::string_view host : {"a", "maze.example.org", "MAZE.example.org:8080", "127.0.0.1",
                                      "127.0.0.1:1", "[::1]", "[2001:db8::7]:65535", "my_laptop.local"}) {
    EXPECT_TRUE(is_host(host)) << host;
  }
  for (const std::string_view host :
       {"",     ":80", "a:",  "a:x",     "a:65536",     "a:-1",     "a:1:2", "a b",
        "a/b",  "a@b", "a,b", "a<b",     "a\"b",        "a'b",      "a;b",   "::1",
        "[::1", "[]",  "[x]", "[::1]80", "[127.0.0.1]", "m\xc3\xbc"}) {
    EXPECT_FALSE(is_host(host)) << host;
  }
  EXPECT_FALSE(is_host(std::string(256, 'a')));
}

TEST(HostName, any_name_will_do_if_none_is_set) {
  EXPECT_TRUE(is_known_host("anything.example", {}));
  Settings settings;
  settings.public_url = "https://maze.example.org/maze";
  settings.allowed_origins = {"https://maze.example.org", "http://friends.example.org:81"};
  for (const std::string_view host :
       {"maze.example.org", "Maze.Example.Org:443", "friends.example.org:81", "10.0.0.7", "10.0.0.7:8080",
        "[::1]:8080", "localhost", "localhost:1", ""}) {
    EXPECT_TRUE(is_known_host(host, settings)) << host;
  }
  for (const std::string_view host :
       {"evil.example", "maze.example.org:80", "friends.example.org", "10.0.0.7.evil.example",
        "xmaze.example.org", "localhost.evil.example"}) {
    EXPECT_FALSE(is_known_host(host, settings)) << host;
  }
}

}  // namespace
}  // namespace net
