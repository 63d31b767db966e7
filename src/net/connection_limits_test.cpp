#include "net/connection_limits.h"

#include <gtest/gtest.h>

#include <vector>

namespace net {
namespace {

Address address(unsigned number) {
  return *Address::read("10.0." + std::to_string(number / 250) + "." + std::to_string(number % 250));
}

TEST(ConnectionLimits, limits_connections_per_address_and_frees_places) {
  ConnectionLimits connection_limits{{.connections = 2}, 100};
  auto first = connection_limits.enter(address(1), 0);
  auto second = connection_limits.enter(address(1), 0);
  ASSERT_TRUE(first && second);
  const auto third = connection_limits.enter(address(1), 0);
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error(), ConnectionRefusal::TooManyFromThere);
  EXPECT_TRUE(connection_limits.enter(address(2), 0));
  {
    const ConnectionPermit moved = std::move(*first);
    EXPECT_FALSE(connection_limits.enter(address(1), 0));
  }
  EXPECT_TRUE(connection_limits.enter(address(1), 0));
}

TEST(ConnectionLimits, counts_new_connections_a_minute) {
  ConnectionLimits connection_limits{{.new_connections_a_minute = 3}, 100};
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(connection_limits.enter(address(1), 0));
  const auto fourth = connection_limits.enter(address(1), 0);
  ASSERT_FALSE(fourth);
  EXPECT_EQ(fourth.error(), ConnectionRefusal::TooOften);
  EXPECT_TRUE(connection_limits.enter(address(1), 20'000));
}

TEST(ConnectionLimits, counts_requests_of_an_address_whatever_its_connections) {
  ConnectionLimits connection_limits{{.new_connections_a_minute = 12}, 100};
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(connection_limits.may_ask(address(1), 0));
  EXPECT_FALSE(connection_limits.may_ask(address(1), 0));
  EXPECT_TRUE(connection_limits.may_ask(address(2), 0));
  EXPECT_TRUE(connection_limits.may_ask(address(1), 1'000));  // one a second
}

// Three tables of four in one house: each page with its copy for later takes about a hundred files.
TEST(ConnectionLimits, lets_a_household_of_twelve_fetch_the_page_at_once) {
  ConnectionLimits connection_limits{{}, 100};
  for (int i = 0; i < 12 * 150; ++i) ASSERT_TRUE(connection_limits.may_fetch(address(1), 0)) << i;
  EXPECT_TRUE(connection_limits.may_ask(address(1), 0)) << "and what else they ask is counted apart";
}

TEST(ConnectionLimits, counts_files_too) {
  ConnectionLimits connection_limits{{.new_connections_a_minute = 12}, 100};
  for (int i = 0; i < 3'000; ++i) ASSERT_TRUE(connection_limits.may_fetch(address(1), 0));
  EXPECT_FALSE(connection_limits.may_fetch(address(1), 0));
}

TEST(ConnectionLimits, is_full_when_all_places_are_taken) {
  ConnectionLimits connection_limits{{}, 3};
  std::vector<ConnectionPermit> tickets;
  tickets.reserve(3);
  for (unsigned i = 0; i < 2; ++i) tickets.push_back(std::move(*connection_limits.enter(address(i), 0)));
  EXPECT_FALSE(connection_limits.is_full());
  tickets.push_back(connection_limits.enter_proxy(address(7), 0));
  EXPECT_TRUE(connection_limits.is_full());
  tickets.pop_back();
  EXPECT_FALSE(connection_limits.is_full());
}

TEST(ConnectionLimits, proxies_have_no_limit_of_their_own) {
  ConnectionLimits connection_limits{{.connections = 1, .new_connections_a_minute = 1}, 100};
  std::vector<ConnectionPermit> tickets;
  tickets.reserve(50);
  for (int i = 0; i < 50; ++i) tickets.push_back(connection_limits.enter_proxy(address(7), 0));
  // A permit of the proxy becomes the permit of someone behind it.
  auto info = connection_limits.enter(address(8), 0);
  ASSERT_TRUE(info);
  tickets.back() = std::move(*info);
  EXPECT_FALSE(connection_limits.enter(address(8), 0));
}

TEST(ConnectionLimits, tables_and_guesses_are_counted_separately) {
  ConnectionLimits connection_limits{{.tables_a_minute = 2, .guesses_a_minute = 2}, 100};
  EXPECT_TRUE(connection_limits.may_open_table(address(1), 0));
  EXPECT_TRUE(connection_limits.may_open_table(address(1), 0));
  EXPECT_FALSE(connection_limits.may_open_table(address(1), 0));
  EXPECT_TRUE(connection_limits.may_guess(address(1), 0));
  connection_limits.guessed_wrong(address(1), 0);
  EXPECT_TRUE(connection_limits.may_guess(address(1), 0));
  connection_limits.guessed_wrong(address(1), 0);
  EXPECT_FALSE(connection_limits.may_guess(address(1), 0));
  EXPECT_TRUE(connection_limits.may_guess(address(2), 0));
  EXPECT_TRUE(connection_limits.may_guess(address(1), 30'000));
}

TEST(ConnectionLimits, says_who_uses_what) {
  ConnectionLimits connection_limits{{.tables_a_minute = 10, .guesses_a_minute = 20}, 100};
  const ConnectionPermit here = std::move(*connection_limits.enter(address(1), 0));
  EXPECT_TRUE(connection_limits.may_open_table(address(1), 0));
  connection_limits.guessed_wrong(address(2), 0);
  connection_limits.guessed_wrong(address(2), 0);
  EXPECT_TRUE(connection_limits.may_ask(address(3), 0));  // isn't one of them
  const auto counts = connection_limits.counts_by_address(0);
  ASSERT_EQ(counts.size(), 2U);
  EXPECT_EQ(counts.at(address(1)), (AddressCounts{.connections = 1, .new_connections = 1, .new_tables = 1}));
  EXPECT_EQ(counts.at(address(2)), (AddressCounts{.guesses = 2}));
  // A minute later only those are left who are still there.
  const auto later = connection_limits.counts_by_address(60'000);
  ASSERT_EQ(later.size(), 1U);
  EXPECT_EQ(later.at(address(1)), AddressCounts{.connections = 1});
}

TEST(ConnectionLimits, forgets_addresses_that_are_gone_and_have_used_up_nothing) {
  ConnectionLimits connection_limits{{.guesses_a_minute = 1}, 100'000};
  const ConnectionPermit here = std::move(*connection_limits.enter(address(0), 0));
  connection_limits.guessed_wrong(address(1), 90'000);
  for (unsigned i = 2; i < 3'000; ++i) EXPECT_TRUE(connection_limits.may_guess(address(i), 100'000));
  // Old addresses are forgotten when new ones arrive.
  for (unsigned i = 3'000; i < 4'000; ++i) EXPECT_TRUE(connection_limits.enter(address(i), 120'000));
  EXPECT_FALSE(connection_limits.may_guess(address(1), 120'000));
}

}  // namespace
}  // namespace net
