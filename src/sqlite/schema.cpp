#include "sqlite/schema.h"

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <string_view>

#include "base/propagate.h"
#include "sqlite/query.h"
#include "sqlite/tables.h"
#include "sqlite/upgrade.h"
#include "store/secret.h"

namespace sqlite {
namespace {

// "MMaz": distinguishes our files from other databases.
constexpr std::int64_t kApplication = 0x4d4d617a;

constexpr std::array kPragmas = {
    std::string_view{"PRAGMA synchronous = FULL"},  std::string_view{"PRAGMA wal_autocheckpoint = 1000"},
    std::string_view{"PRAGMA cache_size = -16384"}, std::string_view{"PRAGMA secure_delete = FAST"},
    std::string_view{"PRAGMA temp_store = MEMORY"},
};

Result<void> make_tables(Database& database) {
  ASSIGN_OR_RETURN(const std::string secret, store::new_secret());
  RETURN_IF_ERROR(database.execute("BEGIN IMMEDIATE"));
  RETURN_IF_ERROR(execute_all(database, kMakeJournal));
  RETURN_IF_ERROR(database.execute(kMakeRecord));
  RETURN_IF_ERROR(execute_all(database, kMakeBook));
  RETURN_IF_ERROR(execute_all(database, kMakeWaysIn));
  RETURN_IF_ERROR(execute_all(database, kMakeCounts));
  RETURN_IF_ERROR(run_with(database, "INSERT INTO meta(name, value) VALUES('schema', ?), ('secret', ?)",
                           std::to_string(kSchema), secret));
  const std::string mark = "PRAGMA application_id = " + std::to_string(kApplication);
  RETURN_IF_ERROR(database.execute(mark));
  return database.execute("COMMIT");
}

// A pragma must answer this.
Result<void> expect(Database& database, std::string_view pragma, std::string_view answer, int code) {
  ASSIGN_OR_RETURN(Statement statement, database.prepare(pragma));
  const auto text = [](const Statement& row) { return std::string{row.text(0)}; };
  ASSIGN_OR_RETURN(const std::optional<std::string> row, first_row(statement, text));
  const std::string found = row.value_or("no answer");
  if (found == answer) return {};
  return std::unexpected(Problem{.code = code, .text = std::string{pragma} + " says " + found});
}

Result<void> bring_up_to_date(Database& database, int from) {
  RETURN_IF_ERROR(database.execute("BEGIN IMMEDIATE"));
  RETURN_IF_ERROR(upgrade(database, from));
  return database.execute("COMMIT");
}

// Nothing is written before the file is known to be ours, or to be new.
std::expected<void, std::string> look(Database& database, const std::string& file) {
  ASSIGN_OR_RETURN(const std::int64_t application,
                   with_sentence(file, first_number(database, "PRAGMA application_id")));
  ASSIGN_OR_RETURN(const std::int64_t tables,
                   with_sentence(file, first_number(database, "SELECT count(*) FROM sqlite_schema")));
  if (tables == 0 && application == 0) {
    return with_sentence(file, make_tables(database));
  }
  ASSIGN_OR_RETURN(const auto schema, examine(database, file, CheckDepth::Quick));
  if (schema == kSchema) return {};
  // A file that can't be changed now stays as it was: the connection is closed, and what was begun is undone.
  return with_sentence(file, bring_up_to_date(database, schema));
}

}  // namespace

std::string sentence(const std::string& file, const Problem& problem) {
  const int kind = problem.code & 0xff;
  const bool is_damaged = kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB;
  return is_damaged ? "The file " + file + " is damaged (" + problem.text +
                          "). Restore a backup, or move it away and start with an empty folder."
                    : "The file " + file + " can't be used: " + problem.text + ".";
}

std::expected<int, std::string> examine(Database& database, const std::string& file, CheckDepth depth) {
  ASSIGN_OR_RETURN(const std::int64_t application,
                   with_sentence(file, first_number(database, "PRAGMA application_id")));
  if (application != kApplication) {
    return std::unexpected("The file " + file + " is the database of another program.");
  }
  ASSIGN_OR_RETURN(
      const std::int64_t schema,
      with_sentence(file,
                    first_number(database, "SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'schema'")));
  if (schema < 1 || schema > kSchema) {
    return std::unexpected("The file " + file + " was written by a newer program (its format is " +
                           std::to_string(schema) + ", this program knows " + std::to_string(kSchema) +
                           "). Use that program, or choose another folder.");
  }
  const std::string_view pragma =
      depth == CheckDepth::Thorough ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)";
  RETURN_IF_ERROR(with_sentence(file, expect(database, pragma, "ok", SQLITE_CORRUPT)));
  return static_cast<int>(schema);
}

std::expected<Database, std::string> open_database(std::shared_ptr<Disk> disk, const std::string& file) {
  ASSIGN_OR_RETURN(Database database,
                   with_sentence(file, Database::open(std::move(disk), file, Access::Write)));
  RETURN_IF_ERROR(look(database, file));
  // Some file systems can't do that.
  RETURN_IF_ERROR(with_sentence(file, expect(database, "PRAGMA journal_mode = WAL", "wal", SQLITE_CANTOPEN)));
  for (const std::string_view pragma : kPragmas) {
    RETURN_IF_ERROR(with_sentence(file, database.execute(pragma)));
  }
  return database;
}

}  // namespace sqlite
