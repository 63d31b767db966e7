#include "store/server_clock.h"

#include <algorithm>
#include <chrono>

namespace store {
namespace {

constexpr std::int64_t kStopped = std::numeric_limits<std::int64_t>::min();

// 2^44 milliseconds are five centuries.
constexpr int kTimeBits = 44;
constexpr std::int64_t kTimeMask = (std::int64_t{1} << kTimeBits) - 1;
constexpr std::int64_t kEpochMask = (std::int64_t{1} << 18) - 1;  // then it wraps

constexpr std::int64_t time_in(std::int64_t told) { return told & kTimeMask; }
constexpr std::int64_t epoch_in(std::int64_t told) { return told >> kTimeBits; }
constexpr std::int64_t told_of(std::int64_t epoch, std::int64_t time) {
  return ((epoch & kEpochMask) << kTimeBits) | (std::max<std::int64_t>(time, 0) & kTimeMask);
}

}  // namespace

std::int64_t steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

ServerClock::ServerClock(table::ServerTime start, Steady steady)
    : steady_(steady), offset_(steady() - start.ms), told_(told_of(0, start.ms)) {}

table::ServerTime ServerClock::now() const {
  while (true) {
    std::int64_t told = told_.load();
    const std::int64_t epoch = epoch_in(told);
    const std::int64_t offset = offset_.load();
    if (offset == kStopped) return {time_in(told_.load())};
    std::int64_t steady = steady_();
    const std::int64_t attended = attended_.load();
    if (attended != kUnattended && steady - attended > kStandstillMs) steady = attended;
    // Only if the clock was still running after the steady clock was read is the answer earlier than any
    // later stop.
    if (offset_.load() != offset) continue;
    const std::int64_t now = steady - offset;
    while (epoch_in(told) == epoch) {
      if (time_in(told) >= now) return {time_in(told)};
      if (told_.compare_exchange_weak(told, told_of(epoch, now))) return {now};
    }
    // It was set back in the meantime.
  }
}

void ServerClock::stop() { stop_back(0, {}); }

void ServerClock::stop_back(std::int64_t ms, table::ServerTime earliest) {
  const std::scoped_lock lock{changing_};
  const std::int64_t offset = offset_.load();
  if (offset == kStopped) return;
  const std::int64_t now = this->now().ms;
  offset_.store(kStopped);
  // A new epoch: a thread that has read the running clock and is about to report it has to look again.
  std::int64_t told = told_.load();
  while (true) {
    // Unless it is set back, it must never give out less than it has before.
    const std::int64_t latest = std::max(now, time_in(told));
    const std::int64_t target = ms <= 0 ? latest : std::max(latest - ms, std::min(earliest.ms, latest));
    if (told_.compare_exchange_weak(told, told_of(epoch_in(told) + 1, target))) return;
  }
}

void ServerClock::go() {
  const std::scoped_lock lock{changing_};
  if (offset_.load() == kStopped) offset_.store(steady_() - time_in(told_.load()));
}

bool ServerClock::is_running() const { return offset_.load() != kStopped; }

std::int64_t ServerClock::attend() {
  const std::scoped_lock lock{changing_};
  const std::int64_t steady = steady_();
  const std::int64_t before = attended_.load();
  const std::int64_t gap = before == kUnattended ? 0 : steady - before;
  const bool stood = gap > kStandstillMs;
  const std::int64_t offset = offset_.load();
  // The offset first: a thread that sees the new moment of attendance also sees the new offset.
  if (stood && offset != kStopped) offset_.store(offset + gap);
  attended_.store(steady);
  return stood ? gap : 0;
}

}  // namespace store
