// Deletes finished games that are older than the operator keeps them. Like the compactor, it works in small
// batches on the writer's thread and connection, so that nobody's move waits for it.
#pragma once

#include <cstdint>

#include "sqlite/database.h"
#include "store/backend.h"

namespace sqlite {

class RecordExpiry {
 public:
  // The database outlives it.
  explicit RecordExpiry(Database& database) : database_(database) {}

  // The next records in the order in which they were written; after the last one it starts over. After a
  // problem nothing has changed, and it can be tried again.
  Result<store::Expired> work(std::int64_t ended_before_wall_s);

 private:
  Result<store::Expired> remove_some(std::int64_t ended_before, std::int64_t& cursor);

  Database& database_;
  std::int64_t cursor_ = 0;  // records up to here have been checked
};

}  // namespace sqlite
