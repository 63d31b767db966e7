// The clock of the server's life, in which game time is counted. It runs with the steady clock, is stopped
// while the store is in trouble, and goes on where it stopped. Time in which the process stood still does not
// count. Any thread may call anything; reading takes no lock.
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

  // It runs at once. Another steady clock is for tests.
  explicit ServerClock(table::ServerTime start, Steady steady = steady_ms);

  // Never less than what anybody was told before, except after stop_back.
  table::ServerTime now() const;

  // Once this has returned, now() is constant until go(). To stop a stopped clock does nothing, nor does
  // letting a running one go.
  void stop();
  void go();
  bool is_running() const;

  // Stops a running clock and takes back the last `ms` milliseconds, but nothing before `earliest`.
  void stop_back(std::int64_t ms, table::ServerTime earliest);

  // To be called many times a second by a thread that does nothing else. If the last call is longer ago than
  // a second, the process or the machine stood still: the time since then does not count, and is given back
  // in milliseconds; otherwise 0. A clock that is never attended to does not look for standstills.
  std::int64_t attend();

  static constexpr std::int64_t kStandstillMs = 1'000;

 private:
  static constexpr std::int64_t kUnattended = std::numeric_limits<std::int64_t>::min();

  Steady steady_;
  // While the clock runs it shows the steady clock's milliseconds less this offset; kStopped: it stands.
  std::atomic<std::int64_t> offset_;
  // The latest time that anybody was told, below the number of times that the clock was set back.
  mutable std::atomic<std::int64_t> told_;
  std::atomic<std::int64_t> attended_ = kUnattended;  // when attend was called last, in steady milliseconds
  std::mutex changing_;
};

}  // namespace store
