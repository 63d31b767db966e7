#include "store/server_clock.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace store {
namespace {

constexpr std::int64_t kStopped = std::numeric_limits<std::int64_t>::min();

std::int64_t steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::int64_t raise(std::atomic<std::int64_t>& highest, std::int64_t to) {
  std::int64_t before = highest.load();
  while (before < to && !highest.compare_exchange_weak(before, to)) {
  }
  return std::max(before, to);
}

}  // namespace

ServerClock::ServerClock(table::ServerTime start) : offset_(steady_ms() - start.ms), told_(start.ms) {}

table::ServerTime ServerClock::now() const {
  while (true) {
    const std::int64_t offset = offset_.load();
    if (offset == kStopped) return {told_.load()};
    const std::int64_t steady = steady_ms();
    // Only if the clock was still running after the steady clock was asked is the answer earlier than any
    // later stop.
    if (offset_.load() == offset) return {raise(told_, steady - offset)};
  }
}

void ServerClock::stop() {
  const std::scoped_lock lock{changing_};
  const std::int64_t offset = offset_.load();
  if (offset == kStopped) return;
  offset_.store(kStopped);
  // Whoever still reads a running clock has asked the steady clock before this.
  raise(told_, steady_ms() - offset);
}

void ServerClock::go() {
  const std::scoped_lock lock{changing_};
  if (offset_.load() == kStopped) offset_.store(steady_ms() - told_.load());
}

bool ServerClock::is_running() const { return offset_.load() != kStopped; }

}  // namespace store
