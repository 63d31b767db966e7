#include "net/visitors.h"

#include <gtest/gtest.h>

namespace net {
namespace {

constexpr std::string_view kSecret = "00112233445566778899aabbccddeeff";

TEST(Visitors, a_browser_is_known_wherever_it_comes_from) {
  const Visitors visitors{kSecret};
  const protocol::Token browser{{1, 2, 3}};
  const Address home = *Address::read("203.0.113.7");
  const Address cafe = *Address::read("198.51.100.9");
  EXPECT_EQ(visitors.who(browser, home), visitors.who(browser, cafe));
  EXPECT_TRUE(visitors.who(browser, home).is_browser());
  EXPECT_FALSE(visitors.who(protocol::Token{{4}}, home) == visitors.who(browser, home));
}

TEST(Visitors, a_program_is_known_by_its_address) {
  const Visitors visitors{kSecret};
  const auto from = [&](std::string_view address) {
    return visitors.who(std::nullopt, *Address::read(address));
  };
  EXPECT_EQ(from("203.0.113.7"), from("203.0.113.7"));
  EXPECT_FALSE(from("203.0.113.7") == from("203.0.113.8"));
  EXPECT_EQ(from("2001:db8:1:2::3"), from("2001:db8:1:2:4::5"));  // one household
  EXPECT_TRUE(from("203.0.113.7").is_known());
  EXPECT_FALSE(from("203.0.113.7").is_browser());
}

TEST(Visitors, another_server_knows_them_by_other_digests) {
  const protocol::Token browser{{1, 2, 3}};
  const Visitors other{"ffeeddccbbaa99887766554433221100"};
  EXPECT_FALSE(Visitors{kSecret}.who(browser, {}) == other.who(browser, {}));
}

}  // namespace
}  // namespace net
