// Whether the store answers in time, and what the house is told about it. The server's clock stands while it
// does not. Two threads use it: the writer's, and one that does nothing but look.
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

struct HealthPace {
  std::chrono::milliseconds stall{250};  // without an answer for so long, the store stalls
  std::chrono::milliseconds look{50};    // between two looks
};

// Called by either thread, one call at a time, and must not block.
struct HealthEars {
  std::function<void(table::StoreState, const std::string& why)> on_change;
  // The process or the machine stood still for so many milliseconds.
  std::function<void(std::int64_t ms)> on_standstill;
};

struct HealthCounts {
  std::uint64_t failures = 0;  // how often the store began to fail
  std::uint64_t stalls = 0;
  bool is_well = true;
};

class Health {
 public:
  // The clock and the inbox outlive it.
  Health(ServerClock& clock, const Inbox& inbox, HealthEars ears, HealthPace pace);
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
  HealthEars ears_;
  HealthPace pace_;

  mutable std::mutex mutex_;
  table::StoreState told_ = table::StoreState::Works;
  std::optional<std::int64_t> since_ms_;  // of what is being written
  std::int64_t well_since_ms_ = 0;        // waiting before that does not count
  HealthCounts counts_;

  std::mutex ending_;
  std::condition_variable ended_;
  bool is_over_ = false;
  std::int64_t looked_ms_ = 0;  // by a clock that goes on while the machine sleeps
  std::thread thread_;
};

}  // namespace store
