// When finished games are old enough to be deleted, and how a wrong clock is kept from deleting them all.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace store {

// A sentence if the clock would have every finished game deleted, the newest of them far too late: then the
// clock is probably wrong. A running server deletes games as they expire, so this can't happen while it runs.
std::optional<std::string> objection_to_expiry(std::optional<std::int64_t> newest_wall_s,
                                               std::int64_t now_wall_s, std::int64_t keep_s);

// How long after a start the first games may be deleted: some minutes, in which a clock is usually set. If no
// game was finished for more than a day, nothing confirms the clock, so it is half a day: if the clock is set
// back by then, nothing has been lost.
std::chrono::milliseconds first_expiry_after(std::optional<std::int64_t> newest_wall_s,
                                             std::int64_t now_wall_s);
inline constexpr std::chrono::milliseconds kUsualFirstExpiry{600'000};

// The wall clock as far as the steady one agrees: it may be set back, but games don't age because it was set
// ahead.
class CautiousCalendar {
 public:
  CautiousCalendar(std::int64_t wall_s, std::int64_t steady_ms) : wall_s_(wall_s), steady_ms_(steady_ms) {}
  std::int64_t now(std::int64_t wall_s, std::int64_t steady_ms) const {
    return std::min(wall_s, wall_s_ + (steady_ms - steady_ms_) / 1'000);
  }

 private:
  std::int64_t wall_s_;
  std::int64_t steady_ms_;
};

}  // namespace store
