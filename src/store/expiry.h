// Deletes finished games that are older than the operator keeps them. Like the compactor, it works in small
// batches on the writer's thread and connection, so that nobody's move waits for it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "store/sqlite.h"

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

class Expiry {
 public:
  // The database outlives it.
  Expiry(Database& database, std::int64_t keep_s) : database_(database), keep_s_(keep_s) {}

  struct Batch {
    std::size_t removed = 0;
    bool is_last = false;  // all records have been checked
  };
  // The next records in the order in which they were written; after the last one it starts over. After a
  // problem nothing has changed, and it can be tried again.
  Result<Batch> work(std::int64_t now_wall_s);

 private:
  Result<Batch> remove_some(std::int64_t ended_before, std::int64_t& cursor);

  Database& database_;
  std::int64_t keep_s_;
  std::int64_t cursor_ = 0;  // records up to here have been checked
};

}  // namespace store
