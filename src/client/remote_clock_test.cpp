#include "client/remote_clock.h"

#include <gtest/gtest.h>

namespace client {
namespace {

using rules::GameTime;

TEST(RemoteClock, is_stopped_until_it_is_started) {
  RemoteClock clock;
  EXPECT_EQ(clock.now(5'000).ms, 0U);
  clock.stop(GameTime{700});
  EXPECT_EQ(clock.now(99'000).ms, 700U);
  clock.start(GameTime{700}, 100'000);
  EXPECT_EQ(clock.now(101'500).ms, 2'200U);
  clock.stop(GameTime{2'300});
  EXPECT_EQ(clock.now(200'000).ms, 2'300U);
}

// The connection takes 80 ms each way: the server is at 10 when it is 1010 here.
TEST(RemoteClock, an_answer_halves_the_uncertainty) {
  RemoteClock clock;
  clock.start(GameTime{0}, 1'080);
  EXPECT_EQ(clock.now(2'000).ms, 920U);
  clock.answered(GameTime{1'080}, 2'000, 2'160);
  EXPECT_EQ(clock.now(3'000).ms, 2'000U);
}

TEST(RemoteClock, a_quick_answer_counts_more_than_a_slow_one) {
  RemoteClock clock;
  clock.start(GameTime{0}, 1'000);
  clock.answered(GameTime{1'005}, 2'000, 2'010);
  clock.answered(GameTime{1'010}, 2'010, 3'000);  // somewhere within a second
  EXPECT_EQ(clock.now(4'000).ms, 3'000U);
}

TEST(RemoteClock, an_event_shows_that_it_is_later_than_assumed) {
  RemoteClock clock;
  clock.start(GameTime{0}, 1'500);  // half a second late
  clock.told(GameTime{700}, 1'800);
  EXPECT_EQ(clock.now(2'000).ms, 900U);
  clock.told(GameTime{100}, 2'000);  // an old one: nothing new
  EXPECT_EQ(clock.now(2'000).ms, 900U);
}

TEST(RemoteClock, clocks_that_drift_apart_follow_the_latest_answer) {
  RemoteClock clock;
  clock.start(GameTime{0}, 1'000);
  clock.answered(GameTime{1'000}, 2'000, 2'000);
  clock.answered(GameTime{60'900}, 62'000, 62'000);
  EXPECT_EQ(clock.now(62'000).ms, 60'900U);
}

}  // namespace
}  // namespace client
