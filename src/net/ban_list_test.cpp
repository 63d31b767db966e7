#include "net/ban_list.h"

#include <gtest/gtest.h>

namespace net {
namespace {

Ban ban(std::uint32_t number, std::string_view range, std::int64_t until) {
  return {.number = number, .who = AddressRange::read(range).value(), .until_wall_s = until, .why = {}};
}

TEST(BanList, keeps_a_range_out_until_its_end) {
  BanList bans;
  const Address stranger = *Address::read("203.0.113.7");
  EXPECT_FALSE(bans.ban_of(stranger, 1'000));
  bans.replace({ban(1, "203.0.113.0/24", 2'000)});
  EXPECT_TRUE(bans.ban_of(stranger, 1'999));
  EXPECT_FALSE(bans.ban_of(stranger, 2'000));
  EXPECT_FALSE(bans.ban_of(*Address::read("203.0.114.7"), 1'000));
  bans.replace({});
  EXPECT_FALSE(bans.ban_of(stranger, 1'000));
}

TEST(BanList, of_several_bans_the_longest_counts) {
  BanList bans;
  const Address stranger = *Address::read("203.0.113.7");
  bans.replace(
      {ban(1, "203.0.113.7", 2'000), ban(2, "203.0.113.0/24", 3'000), ban(3, "203.0.0.0/16", 1'500)});
  EXPECT_EQ(bans.ban_of(stranger, 1'000)->number, 2U);
  bans.replace({ban(1, "203.0.113.7", 0), ban(2, "203.0.113.0/24", 3'000)});
  EXPECT_EQ(bans.ban_of(stranger, 1'000)->number, 1U);
}

TEST(BanList, keeps_a_browser_out_wherever_it_comes_from) {
  BanList bans;
  const protocol::Visitor browser{4};
  bans.replace({{.number = 1, .browser = browser, .until_wall_s = 2'000, .why = {}}});
  EXPECT_TRUE(bans.ban_of(browser, 1'999));
  EXPECT_FALSE(bans.ban_of(browser, 2'000));
  EXPECT_FALSE(bans.ban_of(protocol::Visitor{6}, 1'000));
  EXPECT_FALSE(bans.ban_of(protocol::Visitor{}, 1'000));
  EXPECT_FALSE(bans.ban_of(*Address::read("203.0.113.7"), 1'000));
}

}  // namespace
}  // namespace net
