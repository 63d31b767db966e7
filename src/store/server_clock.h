// The clock of the server's life, in which game time is counted. It runs with the steady clock, is stopped
// while the store is in trouble, and goes on where it stopped. Any thread may call anything; reading takes
// no lock.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>

#include "table/moment.h"

namespace store {

class ServerClock {
 public:
  // It runs at once.
  explicit ServerClock(table::ServerTime start);

  // Never less than what anybody was told before.
  table::ServerTime now() const;

  // Once this has returned, now() is constant until go(). To stop a stopped clock does nothing, nor does
  // letting a running one go.
  void stop();
  void go();
  bool is_running() const;

 private:
  // While the clock runs it shows the steady clock's milliseconds less this offset; kStopped: it stands.
  std::atomic<std::int64_t> offset_;
  // The latest time that anybody was told.
  mutable std::atomic<std::int64_t> told_;
  std::mutex changing_;
};

}  // namespace store
