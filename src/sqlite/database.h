// A thin layer over SQLite: what is opened is closed again, and errors are values with SQLite's result codes
// and messages. Every call that can touch the disk goes through Disk, so that tests can make it fail. One
// thread at a time may use a database and its statements.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/problem.h"

struct sqlite3;
struct sqlite3_stmt;

namespace sqlite {

using store::Problem;
using store::Result;

// The operations that can fail, with SQLite's result codes. Committing is the step of a COMMIT.
class Disk {
 public:
  virtual ~Disk() = default;
  virtual int open(const std::string& file, sqlite3** database, int flags);
  virtual int prepare(sqlite3* database, std::string_view sql, sqlite3_stmt** statement);
  virtual int step(sqlite3_stmt* statement);
  // A whole database as it is at one moment, even while someone else writes to it.
  virtual int copy(sqlite3* from, sqlite3* to);
};

enum class StepResult : std::uint8_t { Row, Done };

class Statement {
 public:
  Statement(Disk& disk, sqlite3_stmt* statement) : disk_(&disk), statement_(statement) {}

  // Positions are counted from 1. A text isn't copied: it has to live until the statement is reset.
  void bind(int parameter, std::int64_t value);
  void bind(int parameter, std::string_view text);
  void bind_nothing(int parameter);
  void bind(int parameter, std::optional<std::int64_t> value);

  // After Done and after a problem the statement is reset and can be used again.
  Result<StepResult> step();
  // Steps to the end.
  Result<void> run();
  void reset();

  // Columns of the row returned by the last step, counted from 0. A text lives until the next step.
  std::int64_t number(int column) const;
  std::optional<std::int64_t> number_or_nothing(int column) const;
  std::string_view text(int column) const;
  bool is_nothing(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  void note(int code);

  Disk* disk_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int bound_ = 0;  // the first problem of binding, for the next step
};

enum class Access : std::uint8_t { Write, Read };

class Database {
 public:
  static Result<Database> open(std::shared_ptr<Disk> disk, const std::string& file, Access access);

  Result<Statement> prepare(std::string_view sql);
  // One statement without arguments whose rows don't matter.
  Result<void> execute(std::string_view sql);
  bool is_in_transaction() const;
  // Replaces everything in the other database.
  Result<void> copy_into(Database& other) const;

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  Database(std::shared_ptr<Disk> disk, sqlite3* database) : disk_(std::move(disk)), database_(database) {}

  std::shared_ptr<Disk> disk_;
  std::unique_ptr<sqlite3, Close> database_;
};

// One after the other, as long as they succeed.
Result<void> execute_all(Database& database, std::span<const std::string_view> statements);

}  // namespace sqlite
