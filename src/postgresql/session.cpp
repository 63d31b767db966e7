#include "postgresql/session.h"

#include <chrono>

#include "base/propagate.h"
#include "postgresql/schema.h"

namespace postgresql {
namespace {

constexpr std::chrono::milliseconds kSettingUp{5'000};

// A time limit of the role or the database would cancel a commit that waits for a standby. And a connection
// that has been cut off without a word must not hold its locks for hours.
constexpr const char* kSettings =
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = '5s';"
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3";

// Held by a connection until its end, whatever it was doing then.
constexpr const char* kLock = "SELECT pg_advisory_lock('node'::regclass::oid::int, $1::int)";

Result<void> lock(Connection& connection, std::int64_t epoch) {
  RETURN_IF_ERROR(connection.run("SET lock_timeout = '2s'", kSettingUp));
  RETURN_IF_ERROR(connection.ask(kLock, Parameters{}.number(epoch), kSettingUp));
  return connection.run("SET lock_timeout = 0", kSettingUp);
}

}  // namespace

Result<void> Session::take_over() {
  ASSIGN_OR_RETURN(Connection opened, Connection::open(address_));
  RETURN_IF_ERROR(check_settings(opened));
  RETURN_IF_ERROR(opened.run(kSettings, kSettingUp));
  RETURN_IF_ERROR(make_or_check_tables(opened));
  // It waits for what the server before is writing, whose next batch fails.
  ASSIGN_OR_RETURN(const Answer taken,
                   opened.ask("INSERT INTO node VALUES($1, 1)"
                              " ON CONFLICT(id) DO UPDATE SET epoch = node.epoch + 1 RETURNING epoch",
                              Parameters{}.number(kNode), kSettingUp));
  epoch_ = taken.number();
  RETURN_IF_ERROR(lock(opened, epoch_));
  connection_.emplace(std::move(opened));
  return {};
}

Result<Connection*> Session::connection() {
  if (connection_ && !connection_->is_lost()) return &*connection_;
  connection_.reset();
  ASSIGN_OR_RETURN(Connection opened, Connection::open(address_));
  RETURN_IF_ERROR(check_settings(opened));
  RETURN_IF_ERROR(opened.run(kSettings, kSettingUp));
  RETURN_IF_ERROR(lock(opened, epoch_));
  return &connection_.emplace(std::move(opened));
}

}  // namespace postgresql
