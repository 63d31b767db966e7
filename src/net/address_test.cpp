#include "net/address.h"

#include <gtest/gtest.h>

#include <vector>

namespace net {
namespace {

Address address(std::string_view text) { return *Address::read(text); }

TEST(Address, is_read_and_written) {
  for (const std::string_view text : {"127.0.0.1", "255.1.2.3", "::1", "2001:db8::7"}) {
    const auto read = Address::read(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(read->text(), text);
  }
  EXPECT_EQ(address("::ffff:10.0.0.5"), address("10.0.0.5"));
  for (const std::string_view text :
       {"", "1.2.3", "1.2.3.4.5", "::g", "1.2.3.4 ", "localhost", "1.2.3.256"}) {
    EXPECT_FALSE(Address::read(text)) << text;
  }
  EXPECT_FALSE(Address::read(std::string_view{"1.2.3.4\0x", 9}));
}

TEST(Address, neighbours_of_an_IPv6_network_share_their_limits_and_IPv4_addresses_do_not) {
  EXPECT_EQ(address("2001:db8:1:2:3::4").neighbourhood(), address("2001:db8:1:2:ffff::1").neighbourhood());
  EXPECT_NE(address("2001:db8:1:2::4").neighbourhood(), address("2001:db8:1:3::4").neighbourhood());
  EXPECT_NE(address("10.0.0.1").neighbourhood(), address("10.0.0.2").neighbourhood());
}

TEST(Endpoint, is_read_and_written) {
  EXPECT_EQ(Endpoint::read("127.0.0.1:8080")->text(), "127.0.0.1:8080");
  EXPECT_EQ(Endpoint::read("[::1]:0")->text(), "[::1]:0");
  for (const std::string_view text :
       {"127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", ":80", "::1:80", "[::1]", "here:80"}) {
    EXPECT_FALSE(Endpoint::read(text)) << text;
  }
}

TEST(ClientAddress, is_only_trusted_from_trusted_proxies) {
  const std::vector<Address> proxies{address("10.0.0.1"), address("10.0.0.2")};
  const Address peer = address("10.0.0.1");
  const auto client = [&](std::string_view header) { return client_address(peer, header, proxies).text(); };
  EXPECT_EQ(client("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(client(" 198.51.100.1 , 203.0.113.7 "), "203.0.113.7");  // the first one is only a claim
  EXPECT_EQ(client("198.51.100.1, 203.0.113.7, 10.0.0.2"), "203.0.113.7");
  EXPECT_EQ(client("2001:db8::7"), "2001:db8::7");
  EXPECT_EQ(client("[2001:db8::7]:4711"), "2001:db8::7");
  EXPECT_EQ(client("[2001:db8::7]"), "2001:db8::7");
  EXPECT_EQ(client("203.0.113.7:4711"), "203.0.113.7");
  EXPECT_EQ(client(""), "10.0.0.1");
  EXPECT_EQ(client("unknown"), "10.0.0.1");
  EXPECT_EQ(client("203.0.113.7, unknown"), "10.0.0.1");
  EXPECT_EQ(client(",,,"), "10.0.0.1");
  const Address anybody = address("192.0.2.9");
  EXPECT_EQ(client_address(anybody, "203.0.113.7", proxies), anybody);
  // One that came through a socket file: only the peer itself is trusted without being listed.
  const auto behind_own = [&](std::string_view header) {
    return client_address(address("127.0.0.1"), header, proxies, Peer::Trusted).text();
  };
  EXPECT_EQ(behind_own("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(behind_own("203.0.113.7, 127.0.0.1"), "127.0.0.1");
  EXPECT_EQ(behind_own("203.0.113.7, 10.0.0.2"), "203.0.113.7");
  EXPECT_EQ(behind_own(""), "127.0.0.1");
}

TEST(Address, says_who_could_reach_it) {
  for (const char* text : {"127.0.0.1", "127.8.8.8", "::1"})
    EXPECT_TRUE(Address::read(text)->is_loopback()) << text;
  for (const char* text : {"10.0.0.1", "172.16.0.1", "172.31.255.1", "192.168.178.20", "169.254.1.1",
                           "100.64.0.1", "fd00::1", "fe80::1"}) {
    EXPECT_TRUE(Address::read(text)->is_private()) << text;
    EXPECT_FALSE(Address::read(text)->is_loopback()) << text;
  }
  for (const char* text :
       {"172.15.0.1", "172.32.0.1", "192.169.0.1", "203.0.113.5", "100.128.0.1", "2001:db8::1"}) {
    EXPECT_FALSE(Address::read(text)->is_private()) << text;
  }
}

}  // namespace
}  // namespace net
