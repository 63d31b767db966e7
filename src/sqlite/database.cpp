#include "sqlite/database.h"

#include <sqlite3.h>

#include "base/propagate.h"

namespace sqlite {
namespace {

// SQLite keeps the message of its latest error only; any other gets a general message.
Problem problem_of(sqlite3* database, int code) {
  const bool is_latest = database != nullptr && sqlite3_extended_errcode(database) == code;
  return {.code = code, .text = is_latest ? sqlite3_errmsg(database) : sqlite3_errstr(code)};
}

}  // namespace

int Disk::open(const std::string& file, sqlite3** database, int flags) {
  return sqlite3_open_v2(file.c_str(), database, flags, nullptr);
}

int Disk::prepare(sqlite3* database, std::string_view sql, sqlite3_stmt** statement) {
  return sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                            statement, nullptr);
}

int Disk::step(sqlite3_stmt* statement) { return sqlite3_step(statement); }

int Disk::copy(sqlite3* from, sqlite3* to) {
  sqlite3_backup* backup = sqlite3_backup_init(to, "main", from, "main");
  if (backup == nullptr) return sqlite3_extended_errcode(to);
  // In one step: it sees one moment, and doesn't wait for writers or make them wait.
  sqlite3_backup_step(backup, -1);
  return sqlite3_backup_finish(backup);
}

// ---- Statement

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void Statement::note(int code) {
  if (bound_ == SQLITE_OK) bound_ = code;
}

void Statement::bind(int parameter, std::int64_t value) {
  note(sqlite3_bind_int64(statement_.get(), parameter, value));
}

void Statement::bind(int parameter, std::string_view text) {
  // An empty view may point nowhere, which SQLite would read as NULL.
  const char* begin = text.empty() ? "" : text.data();
  note(sqlite3_bind_text64(statement_.get(), parameter, begin, text.size(), nullptr, SQLITE_UTF8));
}

void Statement::bind_nothing(int parameter) { note(sqlite3_bind_null(statement_.get(), parameter)); }

void Statement::bind(int parameter, std::optional<std::int64_t> value) {
  if (value) {
    bind(parameter, *value);
  } else {
    bind_nothing(parameter);
  }
}

Result<StepResult> Statement::step() {
  const int code = bound_ == SQLITE_OK ? disk_->step(statement_.get()) : bound_;
  if (code == SQLITE_ROW) return StepResult::Row;
  Problem problem = code == SQLITE_DONE ? Problem{} : problem_of(sqlite3_db_handle(statement_.get()), code);
  reset();
  if (code == SQLITE_DONE) return StepResult::Done;
  return std::unexpected(std::move(problem));
}

Result<void> Statement::run() {
  while (true) {
    ASSIGN_OR_RETURN(const StepResult stepped, step());
    if (stepped == StepResult::Done) return {};
  }
}

void Statement::reset() {
  bound_ = SQLITE_OK;
  sqlite3_reset(statement_.get());
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::optional<std::int64_t> Statement::number_or_nothing(int column) const {
  return is_nothing(column) ? std::nullopt : std::optional{number(column)};
}

std::string_view Statement::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return bytes == nullptr ? std::string_view{}
                          : std::string_view{static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

bool Statement::is_nothing(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

// ---- Database

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Result<Database> Database::open(std::shared_ptr<Disk> disk, const std::string& file, Access access) {
  const int flags =
      SQLITE_OPEN_NOMUTEX |
      (access == Access::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  sqlite3* opened = nullptr;
  const int code = disk->open(file, &opened, flags);
  Database database{std::move(disk), opened};  // always closes it
  if (code != SQLITE_OK) return std::unexpected(problem_of(opened, code));
  sqlite3_extended_result_codes(opened, 1);
  // Only a curious operator's shell ever holds the lock.
  sqlite3_busy_timeout(opened, 200);
  return database;
}

Result<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* prepared = nullptr;
  const int code = disk_->prepare(database_.get(), sql, &prepared);
  Statement statement{*disk_, prepared};  // always ends it
  if (code != SQLITE_OK) return std::unexpected(problem_of(database_.get(), code));
  return statement;
}

Result<void> Database::execute(std::string_view sql) {
  ASSIGN_OR_RETURN(Statement statement, prepare(sql));
  return statement.run();
}

Result<void> Database::copy_into(Database& other) const {
  const int code = disk_->copy(database_.get(), other.database_.get());
  if (code != SQLITE_OK) return std::unexpected(problem_of(other.database_.get(), code));
  return {};
}

bool Database::is_in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }

Result<void> execute_all(Database& database, std::span<const std::string_view> statements) {
  for (const std::string_view sql : statements) {
    RETURN_IF_ERROR(database.execute(sql));
  }
  return {};
}

}  // namespace sqlite
