#include "base/siphash.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/fixed_list.h"
#include "base/random.h"

namespace base {
namespace {

// The vectors of the reference implementation: key 00..0f, messages 00, 00 01, 00 01 02, ...
TEST(SipHash, agrees_with_the_published_vectors) {
  const SipKey key{0x0706050403020100ULL, 0x0f0e0d0c0b0a0908ULL};
  std::vector<std::uint8_t> message;
  const auto hash_of_length = [&](std::size_t length) {
    while (message.size() < length) message.push_back(static_cast<std::uint8_t>(message.size()));
    return siphash(key, {message.data(), length});
  };
  EXPECT_EQ(hash_of_length(0), 0x726fdb47dd0e0e31ULL);
  EXPECT_EQ(hash_of_length(1), 0x74f839c593dc67fdULL);
  EXPECT_EQ(hash_of_length(8), 0x93f5f5799a932462ULL);
  EXPECT_EQ(hash_of_length(15), 0xa129ca6149be45e5ULL);
}

TEST(Random, gives_the_same_numbers_everywhere) {
  Random random{Seed{1, 0}};
  const std::vector<std::uint64_t> first{random.next(), random.next(), random.next()};
  Random again{Seed{1, 0}, 2};
  EXPECT_EQ(again.next(), first[2]) << "seed and count are the whole state";
  EXPECT_EQ(again.drawn(), 3U);
}

TEST(Random, draws_every_number_below_the_bound_and_no_others) {
  Random random{Seed{5, 0}};
  std::vector<int> seen(7, 0);
  for (int i = 0; i < 7000; ++i) ++seen[random.below(7)];
  for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
  EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, shuffles_into_every_order_equally_often) {
  std::vector<int> seen(6, 0);
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    std::vector<int> list{0, 1, 2};
    Random random{Seed{seed, 9}};
    random.shuffle(list);
    ++seen[static_cast<std::size_t>(list[0]) * 2 + (list[1] > list[2] ? 1U : 0U)];
  }
  for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
}

TEST(FixedList, keeps_its_order_when_elements_come_and_go) {
  FixedList<int, 4> list{1, 2, 3};
  list.push_front(0);
  EXPECT_TRUE(list.full());
  list.erase_at(1);
  EXPECT_TRUE((list == FixedList<int, 4>{0, 2, 3}));
  list.pop_back();
  EXPECT_EQ(list.back(), 2);
  const FixedList<int, 4> copy = list;
  list.clear();
  EXPECT_EQ(copy.size(), 2U);
  EXPECT_FALSE(copy == list);
}

}  // namespace
}  // namespace base
