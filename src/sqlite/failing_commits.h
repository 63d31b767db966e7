// A disk for tests whose commits fail.
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <string_view>

#include "sqlite/database.h"

namespace sqlite {

class FailingCommits final : public Disk {
 public:
  // The next ones, this many: nothing is written, or it is written and reported as failed.
  void fail(std::uint64_t times, bool are_written) {
    are_written_ = are_written;
    times_ = times;
  }

  int step(sqlite3_stmt* statement) override {
    const char* const sql = sqlite3_sql(statement);
    const bool is_commit = sql != nullptr && std::string_view{sql}.starts_with("COMMIT");
    if (!is_commit || times_ == 0) return Disk::step(statement);
    --times_;
    if (are_written_) Disk::step(statement);
    return SQLITE_IOERR;
  }

 private:
  std::atomic<std::uint64_t> times_ = 0;
  std::atomic<bool> are_written_ = false;
};

}  // namespace sqlite
