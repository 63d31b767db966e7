#include "postgresql/connection.h"

#include <libpq-fe.h>
#include <poll.h>

#include <optional>
#include <utility>
#include <vector>

#include "base/propagate.h"

namespace postgresql {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kDialling{2'000};

// libpq's messages have several lines and a line break at their end.
std::string in_one_line(std::string_view message) {
  std::string line;
  for (const char letter : message) {
    const bool is_space = letter == '\n' || letter == '\t' || letter == ' ';
    if (!is_space) {
      line += letter;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  while (line.ends_with(' ') || line.ends_with('.')) line.pop_back();
  return line;
}

Problem problem_of(const pg_result* result) {
  const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* const message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  return {.code = state == nullptr ? 0 : code_of(state),
          .text = in_one_line(message == nullptr ? PQresultErrorMessage(result) : message)};
}

// After it PostgreSQL closes the connection, and the last statement may have been carried out or not.
bool is_fatal(const pg_result* result) {
  const char* const severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
  return severity != nullptr && std::string_view{severity} != "ERROR";
}

bool is_ready(int socket, short events, Clock::time_point until) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
  if (left <= 0) return false;
  pollfd waiting{.fd = socket, .events = events, .revents = 0};
  return ::poll(&waiting, 1, static_cast<int>(left)) > 0;
}

}  // namespace

void Connection::Finish::operator()(pg_conn* connection) const { PQfinish(connection); }

// What follows the first line is advice for other programs.
std::string Connection::message() const {
  const std::string_view message = PQerrorMessage(connection_.get());
  return in_one_line(message.substr(0, message.find('\n')));
}

int Connection::version() const { return connection_ ? PQserverVersion(connection_.get()) : 0; }

Problem Connection::lose(std::string why) {
  connection_.reset();
  return {.code = 0, .text = std::move(why)};
}

// ---- opening

Result<Connection> Connection::open(const Address& address) {
  std::string why = "no host is named";
  for (const Address::Options& host : address.hosts()) {
    auto opened = open_one(host);
    if (opened) return opened;
    why = std::move(opened).error().text;
  }
  return std::unexpected(Problem{.code = 0, .text = std::move(why)});
}

Result<Connection> Connection::open_one(const Address::Options& options) {
  std::vector<const char*> keywords;
  std::vector<const char*> values;
  for (const auto& [keyword, value] : options) {
    keywords.push_back(keyword.c_str());
    values.push_back(value.c_str());
  }
  keywords.push_back(nullptr);
  values.push_back(nullptr);
  Connection opened{PQconnectStartParams(keywords.data(), values.data(), 0)};
  if (opened.is_lost()) return std::unexpected(Problem{.code = 0, .text = "out of memory"});
  const Clock::time_point until = Clock::now() + kDialling;
  PostgresPollingStatusType state = PGRES_POLLING_WRITING;
  while (state != PGRES_POLLING_OK) {
    if (state == PGRES_POLLING_FAILED || PQstatus(opened.connection_.get()) == CONNECTION_BAD) {
      return std::unexpected(Problem{.code = 0, .text = opened.message()});
    }
    const short events = state == PGRES_POLLING_READING ? POLLIN : POLLOUT;
    if (!is_ready(PQsocket(opened.connection_.get()), events, until)) {
      return std::unexpected(Problem{.code = 0, .text = "PostgreSQL doesn't answer"});
    }
    state = PQconnectPoll(opened.connection_.get());
  }
  // What PostgreSQL remarks is in its own log.
  PQsetNoticeProcessor(opened.connection_.get(), [](void*, const char*) {}, nullptr);
  PQsetnonblocking(opened.connection_.get(), 1);
  return opened;
}

// ---- asking

// Until something can be read; meanwhile, what is left to send is sent.
Result<void> Connection::wait(Time until) {
  while (PQisBusy(connection_.get()) != 0) {
    const int unsent = PQflush(connection_.get());
    if (unsent < 0) return std::unexpected(lose(message()));
    const auto events = static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN);
    if (!is_ready(PQsocket(connection_.get()), events, until)) {
      return std::unexpected(lose("PostgreSQL doesn't answer"));
    }
    if (PQconsumeInput(connection_.get()) == 0) return std::unexpected(lose(message()));
  }
  return {};
}

// The next part of the answer; nothing after the last one.
Result<pg_result*> Connection::next(Time until) {
  RETURN_IF_ERROR(wait(until));
  return PQgetResult(connection_.get());
}

Result<Answer> Connection::answer(bool is_sent, Patience patience) {
  if (!is_sent) return std::unexpected(lose(message()));
  const Clock::time_point until = Clock::now() + patience;
  Answer last{nullptr};
  std::optional<Problem> problem;
  bool is_over = false;
  while (true) {
    ASSIGN_OR_RETURN(pg_result* const part, next(until));
    if (part == nullptr) break;
    Answer found{part};
    const ExecStatusType status = PQresultStatus(part);
    if (status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE) {
      if (!problem) problem = problem_of(part);
      is_over = is_over || is_fatal(part);
    } else {
      last = std::move(found);
    }
  }
  if (is_over || PQstatus(connection_.get()) == CONNECTION_BAD) {
    return std::unexpected(lose(problem ? problem->text : message()));
  }
  if (problem) return std::unexpected(*std::move(problem));
  return last;
}

Result<Answer> Connection::ask(const std::string& sql, const Parameters& parameters, Patience patience) {
  if (is_lost()) return std::unexpected(Problem{.code = 0, .text = "the connection is lost"});
  const int is_sent =
      PQsendQueryParams(connection_.get(), sql.c_str(), parameters.count(), parameters.types(),
                        parameters.values().data(), parameters.lengths().data(), parameters.formats(), 0);
  return answer(is_sent != 0, patience);
}

Result<Answer> Connection::ask_again(const std::string& name, const std::string& sql,
                                     const Parameters& parameters, Patience patience) {
  if (is_lost()) return std::unexpected(Problem{.code = 0, .text = "the connection is lost"});
  if (!prepared_.contains(name)) {
    const int is_sent =
        PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), parameters.count(), parameters.types());
    RETURN_IF_ERROR(answer(is_sent != 0, patience));
    prepared_.insert(name);
  }
  const int is_sent =
      PQsendQueryPrepared(connection_.get(), name.c_str(), parameters.count(), parameters.values().data(),
                          parameters.lengths().data(), parameters.formats(), 0);
  return answer(is_sent != 0, patience);
}

Result<void> Connection::run(const std::string& sql, Patience patience) {
  if (is_lost()) return std::unexpected(Problem{.code = 0, .text = "the connection is lost"});
  const int is_sent = PQsendQuery(connection_.get(), sql.c_str());
  RETURN_IF_ERROR(answer(is_sent != 0, patience));
  return {};
}

Result<void> Connection::for_each_row(const std::string& sql, const std::function<void(const Row&)>& body,
                                      Patience patience) {
  if (is_lost()) return std::unexpected(Problem{.code = 0, .text = "the connection is lost"});
  if (PQsendQuery(connection_.get(), sql.c_str()) == 0) return std::unexpected(lose(message()));
  PQsetSingleRowMode(connection_.get());
  std::optional<Problem> problem;
  while (true) {
    ASSIGN_OR_RETURN(pg_result* const part, next(Clock::now() + patience));
    if (part == nullptr) break;
    const Answer found{part};
    if (PQresultStatus(part) == PGRES_SINGLE_TUPLE) {
      body(found.row(0));
    } else if (PQresultStatus(part) == PGRES_FATAL_ERROR && !problem) {
      problem = problem_of(part);
    }
  }
  if (PQstatus(connection_.get()) == CONNECTION_BAD) {
    return std::unexpected(lose(problem ? problem->text : message()));
  }
  if (problem) return std::unexpected(*std::move(problem));
  return {};
}

}  // namespace postgresql
