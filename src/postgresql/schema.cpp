#include "postgresql/schema.h"

#include <chrono>
#include <string>

#include "base/propagate.h"
#include "postgresql/tables.h"
#include "store/secret.h"

namespace postgresql {
namespace {

constexpr std::chrono::milliseconds kMakingTables{60'000};
constexpr int kOldest = 15;

Result<void> refuse(std::string why) { return std::unexpected(Problem{.code = 0, .text = std::move(why)}); }

Result<std::string> setting(Connection& connection, const std::string& name) {
  ASSIGN_OR_RETURN(const Answer answer, connection.ask("SHOW " + name, {}, kMakingTables));
  return std::string{answer.text()};
}

Result<void> make_tables(Connection& connection) {
  ASSIGN_OR_RETURN(const std::string secret, store::new_secret());
  for (const std::string_view sql : {kMakeJournal, kMakeRecords, kMakeCounts, kMakeFunctions}) {
    RETURN_IF_ERROR(connection.run(std::string{sql}, kMakingTables));
  }
  RETURN_IF_ERROR(connection.ask("INSERT INTO meta VALUES('schema', $1), ('secret', $2)",
                                 Parameters{}.text(std::to_string(kSchema)).text(secret), kMakingTables));
  return {};
}

// Nothing is written before the tables are known to be ours, or to be missing.
Result<void> look(Connection& connection) {
  // Two servers that start for the first time at once do it one after the other.
  RETURN_IF_ERROR(connection.run("SELECT pg_advisory_xact_lock(77, 0)", kMakingTables));
  ASSIGN_OR_RETURN(
      const Answer tables,
      connection.ask("SELECT count(*), count(*) FILTER (WHERE relname IN ('meta', 'journal', 'record'))"
                     " FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm')"
                     " AND relnamespace = current_schema()::regnamespace",
                     {}, kMakingTables));
  if (tables.number() == 0) return make_tables(connection);
  if (tables.row(0).number(1) != 3) {
    return refuse("it is the database of another program; give the server a database of its own");
  }
  ASSIGN_OR_RETURN(const Answer schema,
                   connection.ask("SELECT value FROM meta WHERE name = 'schema'", {}, kMakingTables));
  if (schema.text() == std::to_string(kSchema)) return {};
  return refuse("it was written by a newer program (its format is " + std::string{schema.text()} +
                ", this program knows " + std::to_string(kSchema) + ")");
}

}  // namespace

Result<void> check_settings(Connection& connection) {
  if (connection.version() < kOldest * 10'000) {
    return refuse("it is PostgreSQL " + std::to_string(connection.version() / 10'000) +
                  ", and version 15 or later is needed");
  }
  ASSIGN_OR_RETURN(const std::string encoding, setting(connection, "server_encoding"));
  if (encoding != "UTF8") return refuse("its encoding is " + encoding + "; create the database with UTF8");
  // Otherwise what players have seen could be lost.
  ASSIGN_OR_RETURN(const std::string fsync, setting(connection, "fsync"));
  if (fsync != "on") return refuse("fsync is " + fsync + " in its configuration; set it to on");
  ASSIGN_OR_RETURN(const std::string commit, setting(connection, "synchronous_commit"));
  if (commit != "on" && commit != "remote_apply") {
    return refuse("synchronous_commit is " + commit + " in its configuration; set it to on");
  }
  return {};
}

Result<void> make_or_check_tables(Connection& connection) {
  RETURN_IF_ERROR(connection.run("BEGIN", kMakingTables));
  auto done = look(connection);
  if (auto ended = connection.run(done ? "COMMIT" : "ROLLBACK", kMakingTables); done && !ended) return ended;
  return done;
}

}  // namespace postgresql
