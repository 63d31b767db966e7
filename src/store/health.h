// Whether the store answers in time, and what the server is told about it. The server's clock is stopped
// while it doesn't. Two threads use it: the writer's, and one that only watches.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "store/inbox.h"
#include "store/server_clock.h"
#include "table/ports.h"

namespace store {

struct HealthTiming {
  std::chrono::milliseconds stall{250};  // after this long without an answer, the store counts as stalled
  std::chrono::milliseconds look{50};    // between two looks
};

// Called by either thread, one call at a time, and must not block.
struct HealthCallbacks {
  std::function<void(table::StoreState, const std::string& why)> on_change;
  // The process or the machine was suspended for this many milliseconds.
  std::function<void(std::int64_t ms)> on_standstill;
};

struct HealthCounts {
  std::uint64_t failures = 0;  // how often the store has started to fail
  std::uint64_t stalls = 0;
  bool is_well = true;
};

class Health {
 public:
  // The clock and the inbox outlive it.
  Health(ServerClock& clock, const Inbox& inbox, HealthCallbacks callbacks, HealthTiming timing);
  Health(const Health&) = delete;
  Health& operator=(const Health&) = delete;
  ~Health();

  void start();
  void stop();

  // ---- of the writer's thread
  // It begins to write what has been waiting since then, in steady milliseconds.
  void begin(std::int64_t since_ms);
  // All of that is durable.
  void finish();
  void fail(const std::string& why);

  // ---- any thread
  HealthCounts counts() const;

 private:
  void run();
  void look();
  std::optional<std::int64_t> waits_since_ms() const;
  void change(table::StoreState state, const std::string& why);

  ServerClock& clock_;
  const Inbox& inbox_;
  HealthCallbacks callbacks_;
  HealthTiming timing_;

  mutable std::mutex mutex_;
  table::StoreState told_ = table::StoreState::Works;
  std::optional<std::int64_t> since_ms_;  // of what is being written
  std::int64_t well_since_ms_ = 0;        // waiting before that doesn't count
  HealthCounts counts_;

  std::mutex ending_;
  std::condition_variable ended_;
  bool is_over_ = false;
  std::int64_t looked_ms_ = 0;  // by a clock that keeps running while the machine sleeps
  std::thread thread_;
};

}  // namespace store
