#include "net/table_owners.h"

#include <gtest/gtest.h>

namespace net {
namespace {

using protocol::Code;

TEST(TableOwners, an_address_has_a_limited_number_of_tables) {
  TableOwners owners{2};
  const Address ana = *Address::read("10.0.0.1");
  const Address bo = *Address::read("10.0.0.2");
  EXPECT_TRUE(owners.add(Code::numbered(1), ana));
  EXPECT_TRUE(owners.add(Code::numbered(2), ana));
  EXPECT_FALSE(owners.add(Code::numbered(3), ana));
  EXPECT_TRUE(owners.add(Code::numbered(3), bo));
  EXPECT_EQ(owners.owner_of(Code::numbered(2)), ana);
  EXPECT_EQ(owners.owner_of(Code::numbered(3)), bo);
  EXPECT_EQ(owners.owner_of(Code::numbered(4)), std::nullopt);
  owners.remove(Code::numbered(1));
  owners.remove(Code::numbered(1));
  owners.remove(Code::numbered(9));
  EXPECT_EQ(owners.owner_of(Code::numbered(1)), std::nullopt);
  EXPECT_TRUE(owners.add(Code::numbered(4), ana));
  EXPECT_FALSE(owners.add(Code::numbered(5), ana));
}

TEST(TableOwners, a_network_of_64_bits_is_one_owner) {
  TableOwners owners{1};
  EXPECT_TRUE(owners.add(Code::numbered(1), *Address::read("2001:db8:1:2::1")));
  EXPECT_FALSE(owners.add(Code::numbered(2), *Address::read("2001:db8:1:2:ffff::9")));
  EXPECT_TRUE(owners.add(Code::numbered(2), *Address::read("2001:db8:1:3::1")));
}

}  // namespace
}  // namespace net
