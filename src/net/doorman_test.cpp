#include "net/doorman.h"

#include <gtest/gtest.h>

#include <vector>

namespace net {
namespace {

Address address(unsigned number) {
  return *Address::read("10.0." + std::to_string(number / 250) + "." + std::to_string(number % 250));
}

TEST(Bucket, holds_a_burst_and_fills_at_its_pace) {
  const Pace pace{.times = 20, .in_ms = 1'000, .burst = 40};
  Bucket bucket{pace, 0};
  EXPECT_TRUE(bucket.is_full(pace, 0));
  for (int i = 0; i < 40; ++i) EXPECT_TRUE(bucket.take(pace, 0));
  EXPECT_FALSE(bucket.take(pace, 0));
  EXPECT_FALSE(bucket.take(pace, 49));
  EXPECT_TRUE(bucket.take(pace, 50));  // one in 50 ms
  EXPECT_FALSE(bucket.take(pace, 50));
  EXPECT_TRUE(bucket.is_empty(pace, 99));
  EXPECT_FALSE(bucket.is_empty(pace, 100));
  EXPECT_TRUE(bucket.is_full(pace, 100'000'000));
}

TEST(Bucket, is_not_emptied_by_a_clock_that_goes_back) {
  const Pace pace{.times = 1, .in_ms = 1'000, .burst = 1};
  Bucket bucket{pace, 5'000};
  EXPECT_TRUE(bucket.take(pace, 4'000));
  EXPECT_FALSE(bucket.take(pace, 4'500));
  EXPECT_TRUE(bucket.take(pace, 5'500));
}

TEST(Doorman, lets_so_many_in_from_one_address_and_gives_places_back) {
  Doorman doorman{{.connections = 2}, 100};
  auto first = doorman.enter(address(1), 0);
  auto second = doorman.enter(address(1), 0);
  ASSERT_TRUE(first && second);
  const auto third = doorman.enter(address(1), 0);
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error(), NoEntry::TooManyFromThere);
  EXPECT_TRUE(doorman.enter(address(2), 0));
  {
    const Ticket moved = std::move(*first);
    EXPECT_FALSE(doorman.enter(address(1), 0));
  }
  EXPECT_TRUE(doorman.enter(address(1), 0));
}

TEST(Doorman, counts_new_connections_a_minute) {
  Doorman doorman{{.new_connections_a_minute = 3}, 100};
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(doorman.enter(address(1), 0));
  const auto fourth = doorman.enter(address(1), 0);
  ASSERT_FALSE(fourth);
  EXPECT_EQ(fourth.error(), NoEntry::TooOften);
  EXPECT_TRUE(doorman.enter(address(1), 20'000));
}

TEST(Doorman, counts_requests_of_an_address_whatever_its_connections) {
  Doorman doorman{{.new_connections_a_minute = 12}, 100};
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(doorman.may_ask(address(1), 0));
  EXPECT_FALSE(doorman.may_ask(address(1), 0));
  EXPECT_TRUE(doorman.may_ask(address(2), 0));
  EXPECT_TRUE(doorman.may_ask(address(1), 1'000));  // one a second
}

// Three tables of four in one house: each page with its copy for later takes about a hundred files.
TEST(Doorman, lets_a_house_of_twelve_fetch_the_page_at_once) {
  Doorman doorman{{}, 100};
  for (int i = 0; i < 12 * 150; ++i) ASSERT_TRUE(doorman.may_fetch(address(1), 0)) << i;
  EXPECT_TRUE(doorman.may_ask(address(1), 0)) << "and what else they ask is counted apart";
}

TEST(Doorman, counts_files_too) {
  Doorman doorman{{.new_connections_a_minute = 12}, 100};
  for (int i = 0; i < 3'000; ++i) ASSERT_TRUE(doorman.may_fetch(address(1), 0));
  EXPECT_FALSE(doorman.may_fetch(address(1), 0));
}

TEST(Doorman, is_full_when_all_places_are_taken_by_whomever) {
  Doorman doorman{{}, 3};
  std::vector<Ticket> tickets;
  tickets.reserve(3);
  for (unsigned i = 0; i < 2; ++i) tickets.push_back(std::move(*doorman.enter(address(i), 0)));
  EXPECT_FALSE(doorman.is_full());
  tickets.push_back(doorman.enter_proxy(address(7), 0));
  EXPECT_TRUE(doorman.is_full());
  tickets.pop_back();
  EXPECT_FALSE(doorman.is_full());
}

TEST(Doorman, proxies_have_no_limit_of_their_own) {
  Doorman doorman{{.connections = 1, .new_connections_a_minute = 1}, 100};
  std::vector<Ticket> tickets;
  tickets.reserve(50);
  for (int i = 0; i < 50; ++i) tickets.push_back(doorman.enter_proxy(address(7), 0));
  // A place of the proxy becomes the place of somebody behind it.
  auto guest = doorman.enter(address(8), 0);
  ASSERT_TRUE(guest);
  tickets.back() = std::move(*guest);
  EXPECT_FALSE(doorman.enter(address(8), 0));
}

TEST(Doorman, tables_and_guesses_are_counted_apart) {
  Doorman doorman{{.tables_a_minute = 2, .guesses_a_minute = 2}, 100};
  EXPECT_TRUE(doorman.may_open_table(address(1), 0));
  EXPECT_TRUE(doorman.may_open_table(address(1), 0));
  EXPECT_FALSE(doorman.may_open_table(address(1), 0));
  EXPECT_TRUE(doorman.may_guess(address(1), 0));
  doorman.guessed_wrong(address(1), 0);
  EXPECT_TRUE(doorman.may_guess(address(1), 0));
  doorman.guessed_wrong(address(1), 0);
  EXPECT_FALSE(doorman.may_guess(address(1), 0));
  EXPECT_TRUE(doorman.may_guess(address(2), 0));
  EXPECT_TRUE(doorman.may_guess(address(1), 30'000));
}

TEST(Doorman, forgets_who_has_gone_but_not_who_is_here_or_has_used_up_something) {
  Doorman doorman{{.guesses_a_minute = 1}, 100'000};
  const Ticket here = std::move(*doorman.enter(address(0), 0));
  doorman.guessed_wrong(address(1), 90'000);
  for (unsigned i = 2; i < 3'000; ++i) EXPECT_TRUE(doorman.may_guess(address(i), 100'000));
  // New faces are the time for forgetting.
  for (unsigned i = 3'000; i < 4'000; ++i) EXPECT_TRUE(doorman.enter(address(i), 120'000));
  EXPECT_FALSE(doorman.may_guess(address(1), 120'000));
}

}  // namespace
}  // namespace net
