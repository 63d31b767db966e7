// Removes finished games that are older than the house keeps them. Like the clerk it works in small bites on
// the writer's thread and connection, so that nobody's move waits for it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "store/sqlite.h"

namespace store {

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
