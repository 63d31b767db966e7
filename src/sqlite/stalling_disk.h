// A disk for tests whose commits don't return until the test lets them.
#pragma once

#include <sqlite3.h>

#include <condition_variable>
#include <mutex>
#include <string_view>

#include "sqlite/database.h"

namespace sqlite {

class StallingDisk final : public Disk {
 public:
  void stall() {
    const std::scoped_lock lock{mutex_};
    stalls_ = true;
  }
  void go_on() {
    {
      const std::scoped_lock lock{mutex_};
      stalls_ = false;
    }
    changed_.notify_all();
  }

  int step(sqlite3_stmt* statement) override {
    const char* const sql = sqlite3_sql(statement);
    if (sql != nullptr && std::string_view{sql}.starts_with("COMMIT")) {
      std::unique_lock lock{mutex_};
      changed_.wait(lock, [&] { return !stalls_; });
    }
    return Disk::step(statement);
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool stalls_ = false;
};

}  // namespace sqlite
