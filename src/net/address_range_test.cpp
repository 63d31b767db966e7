#include "net/address_range.h"

#include <gtest/gtest.h>

namespace net {
namespace {

bool is_in(std::string_view range, std::string_view address) {
  return AddressRange::read(range).value().contains(Address::read(address).value());
}

TEST(AddressRange, is_read_and_written) {
  for (const std::string_view text : {"203.0.113.7", "203.0.113.0/24", "10.0.0.0/8", "203.0.113.128/25",
                                      "2001:db8::/32", "2001:db8:1:2::/64", "2001:db8::1"}) {
    const auto range = AddressRange::read(text);
    ASSERT_TRUE(range) << text;
    EXPECT_EQ(range->text(), text);
  }
  for (const std::string_view text :
       {"", "/24", "203.0.113.0/", "203.0.113.0/33", "203.0.113.7/24", "0.0.0.0/0", "203.0.113.0/x",
        "203.0.113.0/24/8", "2001:db8::1/64", "::/0", "example.org"}) {
    EXPECT_FALSE(AddressRange::read(text)) << text;
  }
}

TEST(AddressRange, contains_what_begins_like_it) {
  EXPECT_TRUE(is_in("203.0.113.0/24", "203.0.113.255"));
  EXPECT_FALSE(is_in("203.0.113.0/24", "203.0.114.0"));
  EXPECT_TRUE(is_in("203.0.113.128/25", "203.0.113.200"));
  EXPECT_FALSE(is_in("203.0.113.128/25", "203.0.113.127"));
  EXPECT_TRUE(is_in("203.0.113.7", "203.0.113.7"));
  EXPECT_FALSE(is_in("203.0.113.7", "203.0.113.6"));
  EXPECT_TRUE(is_in("2001:db8::/32", "2001:db8:ffff::1"));
  EXPECT_FALSE(is_in("2001:db8::/32", "2001:db9::1"));
  // An IPv4 range is no IPv6 range that happens to begin with the same bits.
  EXPECT_FALSE(is_in("10.0.0.0/8", "::a00:1"));
  // Nor is IPv4 a part of an IPv6 range, although its addresses are written as ::ffff:203.0.113.7 there.
  EXPECT_FALSE(is_in("::/8", "203.0.113.7"));
  EXPECT_FALSE(is_in("::/80", "203.0.113.7"));
  EXPECT_TRUE(is_in("::/8", "::1"));
}

TEST(AddressRange, around_an_address_is_whoever_shares_its_limits) {
  EXPECT_EQ(AddressRange::around(*Address::read("203.0.113.7")).text(), "203.0.113.7");
  EXPECT_EQ(AddressRange::around(*Address::read("2001:db8:1:2:3::4")).text(), "2001:db8:1:2::/64");
}

}  // namespace
}  // namespace net
