#include "net/table_link.h"

#include <gtest/gtest.h>

namespace net {
namespace {

TEST(TableLink, reads_every_way_to_write_one) {
  struct Case {
    std::string_view text;
    Scheme scheme;
    std::string_view host;
    std::uint16_t port;
  };
  const Case cases[] = {
      {"http://127.0.0.1:8080/t/ABC234", Scheme::Plain, "127.0.0.1", 8080},
      {"https://maze.example.org/t/ABC234", Scheme::Tls, "maze.example.org", 443},
      {"HTTPS://maze.example.org:8443/t/abc-234/", Scheme::Tls, "maze.example.org", 8443},
      {"ws://127.0.0.1:8080/ws/ABC234", Scheme::Plain, "127.0.0.1", 8080},
      {"wss://maze.example.org/ws/ABC234", Scheme::Tls, "maze.example.org", 443},
      {"localhost:8080/ABC234", Scheme::Plain, "localhost", 8080},
      {"localhost/abc234", Scheme::Plain, "localhost", 80},
      {"http://[::1]:8080/t/ABC234?from=mail#top", Scheme::Plain, "::1", 8080},
  };
  for (const Case& wanted : cases) {
    const auto link = TableLink::read(wanted.text);
    ASSERT_TRUE(link) << wanted.text << ": " << link.error();
    EXPECT_EQ(link->scheme, wanted.scheme) << wanted.text;
    EXPECT_EQ(link->host, wanted.host) << wanted.text;
    EXPECT_EQ(link->port, wanted.port) << wanted.text;
    EXPECT_EQ(link->code.text(), "ABC234") << wanted.text;
    EXPECT_EQ(TableLink::read(link->text()), *link) << link->text();
  }
}

TEST(TableLink, gives_the_addresses_that_follow_from_it) {
  const auto link = TableLink::read("wss://[::1]:8443/ws/ABC234");
  ASSERT_TRUE(link);
  EXPECT_EQ(link->authority(), "[::1]:8443");
  EXPECT_EQ(link->origin(), "https://[::1]:8443");
  EXPECT_EQ(link->text(), "https://[::1]:8443/t/ABC234");
  EXPECT_EQ(link->target(), "/ws/ABC234");
  EXPECT_EQ(TableLink::read("https://maze.example.org:443/t/ABC234")->authority(), "maze.example.org");
}

TEST(TableLink, a_server_may_be_below_its_site) {
  for (const std::string_view text :
       {"https://example.org/games/maze/t/ABC234", "wss://example.org/games/maze/ws/abc-234/"}) {
    const auto link = TableLink::read(text);
    ASSERT_TRUE(link) << text << ": " << link.error();
    EXPECT_EQ(link->base_path, "/games/maze");
    EXPECT_EQ(link->target(), "/games/maze/ws/ABC234");
    EXPECT_EQ(link->text(), "https://example.org/games/maze/t/ABC234");
    EXPECT_EQ(TableLink::read(link->text()), *link);
  }
  EXPECT_EQ(TableLink::read("https://example.org/t/t/ABC234")->base_path, "/t");
}

TEST(TableLink, says_what_is_wrong) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"", "isn't a link to a table"},
      {"ABC234", "isn't a link to a table"},
      {"http://localhost:8080", "isn't a link to a table"},
      {"http:///t/ABC234", "isn't the address of a server"},
      {"http://a b/t/ABC234", "isn't the address of a server"},
      {"http://[::1/t/ABC234", "isn't the address of a server"},
      {"http://[localhost]/t/ABC234", "isn't the address of a server"},
      {"http://localhost:0/t/ABC234", "A port is"},
      {"http://localhost:99999/t/ABC234", "A port is"},
      {"http://[::1]8080/t/ABC234", "A port is"},
      {"http://localhost/t/ABC23", "isn't a table code"},
      {"http://localhost/t/ABC230", "isn't a table code"},
      {"http://localhost/x/ABC234", "isn't a table code"},
      {"http://localhost/maze/ABC234", "isn't a table code"},
      {"http://localhost/a//b/t/ABC234", "isn't a table code"},
      {"http://localhost/a b/t/ABC234", "isn't a table code"},
      {"ftp://localhost/t/ABC234", "http, https, ws or wss"},
  };
  for (const auto& [text, part] : cases) {
    const auto link = TableLink::read(text);
    ASSERT_FALSE(link) << text;
    EXPECT_TRUE(link.error().contains(part)) << text << ": " << link.error();
    EXPECT_TRUE(link.error().contains("looks like http://")) << link.error();
  }
}

}  // namespace
}  // namespace net
