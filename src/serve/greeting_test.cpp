#include "serve/greeting.h"

#include <gtest/gtest.h>

namespace serve {
namespace {

Greeting at_each(const std::vector<std::string>& places, const std::vector<std::string>& addresses = {}) {
  Greeting greeting;
  for (const std::string& place : places) {
    greeting.listening.push_back(net::read_listen_address(place).value());
  }
  for (const std::string& address : addresses) {
    greeting.addresses.push_back(net::Address::read(address).value());
  }
  return greeting;
}

Greeting at(const std::string& place, const std::vector<std::string>& addresses = {}) {
  return at_each({place}, addresses);
}

ServeOptions at_public(const std::string& url, const std::string& base_path = "") {
  ServeOptions options;
  options.net.public_url = url;
  options.net.base_path = base_path;
  return options;
}

TEST(Greeting, says_where_it_can_be_found) {
  const std::string text = greeting_text(at("0.0.0.0:8080", {"192.168.1.20", "fd00::5", "10.1.1.1"}), {});
  EXPECT_TRUE(
      text.starts_with("Listening on http://127.0.0.1:8080\n"
                       "In your network: http://192.168.1.20:8080\n"
                       "In your network: http://10.1.1.1:8080\n"
                       "Who can connect: "))
      << text;
  EXPECT_TRUE(text.ends_with("Tables may not choose seeds or custom deals.\n")) << text;
  EXPECT_TRUE(text.contains(" (0 tables)\n")) << text;
  Greeting with_one = at("127.0.0.1:8080");
  with_one.tables = 1;
  EXPECT_TRUE(greeting_text(with_one, {}).contains(" (1 table)\n"));
  const std::string both = greeting_text(at("[::]:8080", {"192.168.1.20", "fd00::5"}), {});
  EXPECT_TRUE(both.contains("In your network: http://[fd00::5]:8080\n")) << both;
}

TEST(Greeting, says_who_can_connect) {
  const auto who = [](const Greeting& greeting) { return who_can_come(greeting, {}); };
  EXPECT_TRUE(who(at("127.0.0.1:8080", {"192.168.1.20"})).starts_with("Who can connect: only this machine."));
  EXPECT_TRUE(who(at("[::1]:8080", {"192.168.1.20"})).starts_with("Who can connect: only this machine."));
  EXPECT_TRUE(who(at("0.0.0.0:8080")).contains("no other address"));
  EXPECT_TRUE(who(at("0.0.0.0:8080", {"192.168.1.20"})).contains("everyone in your network"));
  EXPECT_TRUE(who(at("192.168.1.20:8080")).contains("everyone in your network"));
  EXPECT_TRUE(who(at("0.0.0.0:8080", {"192.168.1.20"})).contains("port 8080"));
  EXPECT_TRUE(who(at("0.0.0.0:8080", {"10.0.0.2", "203.0.113.5"})).contains("protects 203.0.113.5:8080"));
  // A server that listens on IPv4 only can't be reached by IPv6.
  EXPECT_TRUE(who(at("0.0.0.0:8080", {"10.0.0.2", "2001:db8::1"})).contains("in your network"));
  EXPECT_TRUE(who(at("[::]:8080", {"10.0.0.2", "2001:db8::1"})).contains("protects [2001:db8::1]:8080"));
  EXPECT_TRUE(who_can_come(at("127.0.0.1:8080"), at_public("https://maze.example.org")).contains("a proxy"));
}

TEST(Greeting, shares_the_address_that_others_can_open) {
  EXPECT_EQ(address_to_share(at("127.0.0.1:8080", {"192.168.1.20"}), {}), std::nullopt);
  EXPECT_EQ(address_to_share(at("0.0.0.0:8080"), {}), std::nullopt);
  EXPECT_EQ(address_to_share(at("0.0.0.0:8080", {"192.168.1.20"}), {}), "http://192.168.1.20:8080");
  EXPECT_EQ(address_to_share(at("192.168.1.20:80"), {}), "http://192.168.1.20:80");
  EXPECT_EQ(address_to_share(at("127.0.0.1:8080"), at_public("https://example.org/maze", "/maze")),
            "https://example.org/maze");
  ServeOptions secure;
  secure.net.tls.emplace();
  EXPECT_EQ(address_to_share(at("192.168.1.20:8443"), secure), "https://192.168.1.20:8443");
}

TEST(Greeting, names_every_place_where_the_server_listens) {
  const Greeting several = at_each({"0.0.0.0:8080", "[::]:8080", "10.0.0.2:81", "unix:/run/maze/http.sock"},
                                   {"192.168.1.20", "fd00::5"});
  EXPECT_TRUE(greeting_text(several, {})
                  .starts_with("Listening on http://127.0.0.1:8080\n"
                               "In your network: http://192.168.1.20:8080\n"
                               "Listening on http://[::1]:8080\n"
                               "In your network: http://[fd00::5]:8080\n"
                               "Listening on http://10.0.0.2:81\n"
                               "Listening on unix:/run/maze/http.sock\n"
                               "Who can connect: everyone in your network"))
      << greeting_text(several, {});
  EXPECT_TRUE(who_can_come(at_each({"127.0.0.1:80", "[::1]:80"}), {}).contains("only this machine."));
  EXPECT_TRUE(
      who_can_come(at_each({"127.0.0.1:80", "203.0.113.5:80"}), {}).contains("protects 203.0.113.5:80"));
  EXPECT_EQ(address_to_share(at_each({"127.0.0.1:80", "10.0.0.2:81"}), {}), "http://10.0.0.2:81");
  // Nobody opens a socket file in a browser.
  EXPECT_EQ(who_can_come(at("unix:/run/maze"), {}), "Who can connect: only through a proxy on this machine.");
  EXPECT_EQ(address_to_share(at("unix:/run/maze"), {}), std::nullopt);
}

TEST(Greeting, below_a_site_every_address_has_the_path) {
  const std::string text =
      greeting_text(at("127.0.0.1:8080"), at_public("https://example.org/maze", "/maze"));
  EXPECT_TRUE(
      text.starts_with("Listening on http://127.0.0.1:8080/maze\nPlayers use https://example.org/maze\n"))
      << text;
}

}  // namespace
}  // namespace serve
