// A thin layer over libpq: what is opened is closed again, and errors are values with PostgreSQL's codes and
// messages. No call waits longer than it was told to. One thread at a time may use a connection.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "postgresql/address.h"
#include "postgresql/answer.h"
#include "postgresql/parameters.h"
#include "store/problem.h"

struct pg_conn;

namespace postgresql {

using store::Problem;
using store::Result;

// PostgreSQL's five letters as the code of a problem.
constexpr int code_of(std::string_view letters) {
  int code = 0;
  for (const char letter : letters) code = code * 36 + (letter <= '9' ? letter - '0' : letter - 'A' + 10);
  return code;
}

class Connection {
 public:
  using Patience = std::chrono::milliseconds;

  // Each host is tried by itself: libpq would wait for a hanging one as long as the system does.
  static Result<Connection> open(const Address& address);

  // The answer to one statement. If none comes in time, the connection is given up: nothing is ever
  // cancelled, because a commit that waits for a standby would then be visible without being safe.
  Result<Answer> ask(const std::string& sql, const Parameters& parameters, Patience patience);
  // Under this name PostgreSQL remembers how to carry it out.
  Result<Answer> ask_again(const std::string& name, const std::string& sql, const Parameters& parameters,
                           Patience patience);
  // One or several statements without parameters, whose answers don't matter.
  Result<void> run(const std::string& sql, Patience patience);
  // A large answer, row by row; the patience is with each of them.
  Result<void> for_each_row(const std::string& sql, const std::function<void(const Row&)>& body,
                            Patience patience);

  // Nobody knows what became of the last statement.
  bool is_lost() const { return connection_ == nullptr; }
  int version() const;

 private:
  struct Finish {
    void operator()(pg_conn* connection) const;
  };
  using Time = std::chrono::steady_clock::time_point;

  explicit Connection(pg_conn* connection) : connection_(connection) {}
  static Result<Connection> open_one(const Address::Options& options);
  Result<void> wait(Time until);
  Result<pg_result*> next(Time until);
  Result<Answer> answer(bool is_sent, Patience patience);
  Problem lose(std::string why);
  std::string message() const;

  std::unique_ptr<pg_conn, Finish> connection_;
  std::set<std::string, std::less<>> prepared_;
};

}  // namespace postgresql
