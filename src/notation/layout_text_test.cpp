#include "notation/layout_text.h"

#include <gtest/gtest.h>

namespace notation {
namespace {

TEST(LayoutText, reads_back_what_it_writes) {
  for (const char* text : {"vortex+west,explore+south,-", "north,east", "-"}) {
    rules::Deal deal;
    // The abilities of a tile are written in the order of their names.
    ASSERT_TRUE(read_deal(text, deal)) << text;
    rules::Deal again;
    ASSERT_TRUE(read_deal(deal_text(deal), again));
    EXPECT_TRUE(deal == again);
  }
  rules::SoloOrder solo;
  ASSERT_TRUE(read_solo("north,vortex", solo));
  EXPECT_EQ(solo_text(solo), "north,vortex");
  base::Seed seed;
  ASSERT_TRUE(read_seed("0123456789abcdef0011223344556677", seed));
  EXPECT_EQ(seed_text(seed), "0123456789abcdef0011223344556677");
}

TEST(LayoutText, is_not_read_from_anything_else) {
  rules::Deal deal;
  for (const char* text : {"up", "north+north", "north,,east", "north+", "north;east"})
    EXPECT_FALSE(read_deal(text, deal)) << text;
  rules::Deal full;
  EXPECT_FALSE(read_deal("-,-,-,-,-,-,-,-,-,-", full));
  rules::SoloOrder solo;
  EXPECT_FALSE(read_solo("north,-", solo));
  rules::SoloOrder eight;
  EXPECT_FALSE(read_solo("north,north,north,north,north,north,north,north", eight));
  base::Seed seed;
  EXPECT_FALSE(read_seed("1", seed));
}

}  // namespace
}  // namespace notation
