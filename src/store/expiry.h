// Removes finished games that are older than the house keeps them. Like the clerk it works in small bites on
// the writer's thread and connection, so that nobody's move waits for it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "store/sqlite.h"

namespace store {

// A sentence if the clock would have every finished game removed, the newest of them far too late: then the
// clock is likely to be wrong. The server removes games as they come of age, so this cannot come about while
// it runs.
std::optional<std::string> objection_to_expiry(std::optional<std::int64_t> newest_wall_s,
                                               std::int64_t now_wall_s, std::int64_t keep_s);

// The wall clock as far as the steady one agrees: it may be put back, but nobody's games grow old because it
// was put ahead.
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

  struct Bite {
    std::size_t removed = 0;
    bool is_last = false;  // all records have been looked at
  };
  // The next records in the order in which they were written; after the last one it begins anew. After a
  // problem nothing has changed, and it can be tried again.
  Result<Bite> work(std::int64_t now_wall_s);

 private:
  Result<Bite> remove_some(std::int64_t ended_before, std::int64_t& cursor);

  Database& database_;
  std::int64_t keep_s_;
  std::int64_t cursor_ = 0;  // records up to here have been looked at
};

}  // namespace store
