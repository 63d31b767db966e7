#include "postgresql/reading_connection.h"

#include <chrono>

#include "base/propagate.h"

namespace postgresql {
namespace {

constexpr std::chrono::milliseconds kAsking{5'000};

}  // namespace

Result<Answer> ReadingConnection::ask(const std::string& sql, const Parameters& parameters) {
  const std::scoped_lock lock{mutex_};
  const bool was_open = connection_ && !connection_->is_lost();
  auto answer = ask_once(sql, parameters);
  // PostgreSQL may have been restarted since the last question: that shows only now.
  const bool was_stale = was_open && !answer && connection_->is_lost();
  return was_stale ? ask_once(sql, parameters) : std::move(answer);
}

Result<Answer> ReadingConnection::ask_once(const std::string& sql, const Parameters& parameters) {
  if (!connection_ || connection_->is_lost()) {
    connection_.reset();
    ASSIGN_OR_RETURN(Connection opened, Connection::open(address_));
    RETURN_IF_ERROR(opened.run("SET default_transaction_read_only = on", kAsking));
    connection_.emplace(std::move(opened));
  }
  return connection_->ask(sql, parameters, kAsking);
}

}  // namespace postgresql
