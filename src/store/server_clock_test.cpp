#include "store/server_clock.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "sqlite/test_helpers.h"

namespace store {
namespace {

TEST(ServerClock, continues_where_it_is_told_to) {
  const ServerClock clock{{90'000}};
  EXPECT_TRUE(clock.is_running());
  EXPECT_GE(clock.now().ms, 90'000);
  EXPECT_TRUE(comes_true([&] { return clock.now().ms > 90'003; }));
}

TEST(ServerClock, R_25_does_not_move_while_stopped_and_then_continues) {
  ServerClock clock{{5'000}};
  clock.stop();
  EXPECT_FALSE(clock.is_running());
  const table::ServerTime stopped = clock.now();
  const auto before = std::chrono::steady_clock::now();
  while (std::chrono::steady_clock::now() < before + std::chrono::milliseconds{20}) {
    ASSERT_EQ(clock.now(), stopped);
  }
  clock.stop();
  EXPECT_EQ(clock.now(), stopped);

  const auto gone_on = std::chrono::steady_clock::now();
  clock.go();
  clock.go();
  EXPECT_TRUE(clock.is_running());
  EXPECT_TRUE(comes_true([&] { return clock.now() > stopped; }));
  const table::ServerTime now = clock.now();
  const auto passed =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - gone_on);
  EXPECT_LE(now.ms - stopped.ms, passed.count() + 1) << "the time of the stop does not count";
}

std::int64_t machine_ms = 0;
std::int64_t machine() { return machine_ms; }

TEST(ServerClock, can_be_set_back_when_it_is_stopped_but_not_before_what_was_decided) {
  machine_ms = 500;
  ServerClock clock{{1'000}, machine};
  machine_ms += 300;
  EXPECT_EQ(clock.now().ms, 1'300);
  clock.stop_back(250, {1'000});
  EXPECT_EQ(clock.now().ms, 1'050);
  machine_ms += 8'000;
  EXPECT_EQ(clock.now().ms, 1'050);
  clock.go();
  machine_ms += 10;
  EXPECT_EQ(clock.now().ms, 1'060);
  clock.stop_back(250, {1'055});
  EXPECT_EQ(clock.now().ms, 1'055);
  clock.stop_back(250, {0});
  EXPECT_EQ(clock.now().ms, 1'055) << "it stood already";
  clock.go();
  clock.stop_back(20, {9'000});
  EXPECT_EQ(clock.now().ms, 1'055) << "never ahead of itself";
}

TEST(ServerClock, time_while_the_process_is_suspended_does_not_count) {
  machine_ms = 500;
  ServerClock clock{{1'000}, machine};
  EXPECT_EQ(clock.attend(), 0);
  machine_ms += 800;
  EXPECT_EQ(clock.attend(), 0);
  machine_ms += 40;
  EXPECT_EQ(clock.now().ms, 1'840);
  machine_ms += 60'000;
  EXPECT_EQ(clock.now().ms, 1'840) << "before anyone has noticed";
  EXPECT_EQ(clock.attend(), 60'040);
  EXPECT_EQ(clock.now().ms, 1'840);
  machine_ms += 100;
  EXPECT_EQ(clock.now().ms, 1'900) << "it goes on from the last moment at which it was attended to";
  clock.stop();
  machine_ms += 60'000;
  EXPECT_EQ(clock.attend(), 60'100);
  clock.go();
  EXPECT_EQ(clock.now().ms, 1'900);
}

TEST(ServerClock, never_goes_back_whoever_stops_it_and_whoever_reads) {
  ServerClock clock{{0}};
  std::atomic<bool> is_over = false;
  std::atomic<std::int64_t> latest = 0;  // of all readers
  std::atomic<int> steps_back = 0;
  std::vector<std::thread> readers;
  readers.reserve(3);
  for (int i = 0; i < 3; ++i) {
    readers.emplace_back([&] {
      while (!is_over) {
        const std::int64_t known = latest;
        const std::int64_t now = clock.now().ms;
        if (now < known) ++steps_back;
        std::int64_t before = latest;
        while (before < now && !latest.compare_exchange_weak(before, now)) {
        }
      }
    });
  }
  for (int i = 0; i < 2'000; ++i) {
    clock.stop();
    const table::ServerTime stopped = clock.now();
    if (i % 16 == 0) std::this_thread::yield();
    EXPECT_EQ(clock.now(), stopped);
    clock.go();
  }
  is_over = true;
  for (std::thread& reader : readers) reader.join();
  EXPECT_EQ(steps_back, 0);
}

}  // namespace
}  // namespace store
