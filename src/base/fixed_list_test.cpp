#include "base/fixed_list.h"

#include <gtest/gtest.h>

namespace base {
namespace {

using Three = FixedList<int, 3>;

TEST(FixedList, makes_an_element_in_place_from_its_parts) {
  struct Pair {
    int one;
    long other;
  };
  FixedList<Pair, 2> list;
  EXPECT_EQ(list.emplace_back(1, 2L).other, 2);
  EXPECT_EQ(list.front().one, 1);
  EXPECT_EQ(list.size(), 1U);
}

TEST(FixedList, holds_what_it_is_given_up_to_its_capacity) {
  Three list{1, 2};
  list.push_back(3);
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list, (Three{1, 2, 3}));
  list.erase_at(0);
  list.push_front(7);
  EXPECT_EQ(list, (Three{7, 2, 3}));
  list.pop_back();
  EXPECT_EQ(list, (Three{7, 2}));
}

// In every build, even without assertions: nothing is written beyond the list.
TEST(FixedListDeathTest, a_full_or_empty_list_stops_the_program_instead_of_going_out_of_bounds) {
  Three full{1, 2, 3};
  EXPECT_DEATH(full.push_back(4), "");
  EXPECT_DEATH(full.emplace_back(4), "");
  EXPECT_DEATH(full.push_front(4), "");
  EXPECT_DEATH(full.erase_at(3), "");
  Three empty;
  EXPECT_DEATH(empty.pop_back(), "");
}

}  // namespace
}  // namespace base
