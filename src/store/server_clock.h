// The server's clock, in which game time is counted. It runs with the steady clock, stops while the store is
// in trouble, and continues where it stopped. Time in which the process was suspended doesn't count. Any
// thread may call anything; reading takes no lock.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>

#include "table/moment.h"

namespace store {

// Milliseconds of the machine's steady clock.
std::int64_t steady_ms();

class ServerClock {
 public:
  using Steady = std::int64_t (*)();

  // It starts running at once. Another steady clock is for tests.
  explicit ServerClock(table::ServerTime start, Steady steady = steady_ms);

  // Never less than a time already given out, except after stop_back.
  table::ServerTime now() const;

  // Once this has returned, now() is constant until go(). Stopping a stopped clock does nothing, and neither
  // does starting a running one.
  void stop();
  void go();
  bool is_running() const;

  // Stops a running clock and takes back the last `ms` milliseconds, but nothing before `earliest`.
  void stop_back(std::int64_t ms, table::ServerTime earliest);

  // To be called many times a second by a thread that does nothing else. If the last call was more than a
  // second ago, the process or the machine was suspended: the time since then doesn't count, and is returned
  // in milliseconds; otherwise 0. A clock for which this is never called doesn't notice suspensions.
  std::int64_t attend();

  static constexpr std::int64_t kStandstillMs = 1'000;

 private:
  static constexpr std::int64_t kUnattended = std::numeric_limits<std::int64_t>::min();

  Steady steady_;
  // While the clock is running, it shows the steady clock's milliseconds minus this offset; kStopped if it is
  // stopped.
  std::atomic<std::int64_t> offset_;
  // The latest time given out, below the number of times the clock was set back.
  mutable std::atomic<std::int64_t> told_;
  std::atomic<std::int64_t> attended_ = kUnattended;  // when attend was called last, in steady milliseconds
  std::mutex changing_;
};

}  // namespace store
