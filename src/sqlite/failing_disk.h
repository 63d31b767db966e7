// A disk for tests: counts its operations and lets chosen ones fail.
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <limits>

#include "sqlite/database.h"

namespace sqlite {

class FailingDisk final : public Disk {
 public:
  // Instead: nothing is done. Afterwards: it is done and reported as failed, as when the answer gets lost.
  enum class Failure : std::uint8_t { Instead, Afterwards };

  // The operations numbered from `first` on fail, `times` of them, counted from 1 since the disk was made.
  void fail(std::uint64_t first, std::uint64_t times, int code = SQLITE_FULL,
            Failure failure = Failure::Instead) {
    failure_ = failure;
    code_ = code;
    first_ = first;
    times_ = times;
  }
  void fail_from_now_on(int code = SQLITE_FULL) { fail(operations() + 1, kForEver, code); }
  void mend() { times_ = 0; }

  std::uint64_t operations() const { return operations_; }
  std::uint64_t failures() const { return failures_; }

  int open(const std::string& file, sqlite3** database, int flags) override {
    return attempt([&] { return Disk::open(file, database, flags); });
  }
  int prepare(sqlite3* database, std::string_view sql, sqlite3_stmt** statement) override {
    return attempt([&] { return Disk::prepare(database, sql, statement); });
  }
  int step(sqlite3_stmt* statement) override {
    return attempt([&] { return Disk::step(statement); });
  }
  int copy(sqlite3* from, sqlite3* to) override {
    return attempt([&] { return Disk::copy(from, to); });
  }

 private:
  static constexpr std::uint64_t kForEver = std::numeric_limits<std::uint64_t>::max();

  template <class Operation>
  int attempt(Operation operation) {
    const std::uint64_t number = ++operations_;
    const std::uint64_t first = first_;
    if (number < first || number - first >= times_) return operation();
    ++failures_;
    if (failure_ == Failure::Afterwards) operation();
    return code_;
  }

  std::atomic<std::uint64_t> operations_ = 0;
  std::atomic<std::uint64_t> failures_ = 0;
  std::atomic<std::uint64_t> first_ = 0;
  std::atomic<std::uint64_t> times_ = 0;
  std::atomic<int> code_ = SQLITE_FULL;
  std::atomic<Failure> failure_ = Failure::Instead;
};

}  // namespace sqlite
