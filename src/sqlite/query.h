// What the rows of an answer are turned into, and what is done completely or not at all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/propagate.h"
#include "sqlite/database.h"

namespace sqlite {

template <class Body>
Result<void> for_each_row(Statement& statement, Body body) {
  while (true) {
    ASSIGN_OR_RETURN(const StepResult step, statement.step());
    if (step == StepResult::Done) return {};
    body(std::as_const(statement));
  }
}

// What `make` makes of each row.
template <class Make>
auto all_rows(Statement& statement, Make make) -> Result<std::vector<decltype(make(statement))>> {
  std::vector<decltype(make(statement))> made;
  RETURN_IF_ERROR(for_each_row(statement, [&](const Statement& row) { made.push_back(make(row)); }));
  return made;
}

// What `make` makes of the first row, if there is one.
template <class Make>
auto first_row(Statement& statement, Make make) -> Result<std::optional<decltype(make(statement))>> {
  ASSIGN_OR_RETURN(const StepResult step, statement.step());
  if (step == StepResult::Done) return std::nullopt;
  auto made = make(std::as_const(statement));
  statement.reset();
  return made;
}

// A statement with values for its parameters, in order. A text has to live as long as the statement.
template <class... Values>
Result<Statement> prepare_with(Database& database, std::string_view sql, const Values&... values) {
  ASSIGN_OR_RETURN(Statement statement, database.prepare(sql));
  int parameter = 0;  // NOLINT(misc-const-correctness): each value has the next
  (statement.bind(++parameter, values), ...);
  return statement;
}

// The first column of the first row as a number; 0 if there is no row.
template <class... Values>
Result<std::int64_t> first_number(Database& database, std::string_view sql, const Values&... values) {
  ASSIGN_OR_RETURN(Statement statement, prepare_with(database, sql, values...));
  const auto number = [](const Statement& row) { return row.number(0); };
  ASSIGN_OR_RETURN(const std::optional<std::int64_t> first, first_row(statement, number));
  return first.value_or(0);
}

// The same as a text; empty if there is no row.
template <class... Values>
Result<std::string> first_text(Database& database, std::string_view sql, const Values&... values) {
  ASSIGN_OR_RETURN(Statement statement, prepare_with(database, sql, values...));
  const auto text = [](const Statement& row) { return std::string{row.text(0)}; };
  ASSIGN_OR_RETURN(std::optional<std::string> first, first_row(statement, text));
  return std::move(first).value_or(std::string{});
}

template <class... Values>
Result<void> run_with(Database& database, std::string_view sql, const Values&... values) {
  ASSIGN_OR_RETURN(Statement statement, prepare_with(database, sql, values...));
  return statement.run();
}

// Begins a transaction; one that couldn't be ended is undone first.
Result<void> begin_transaction(Database& database);
// Undoes what was begun. If that fails, the next transaction tries again.
void undo_transaction(Database& database);

// Everything that `body` does, or nothing of it.
template <class Body>
auto in_transaction(Database& database, Body body) -> decltype(body()) {
  RETURN_IF_ERROR(begin_transaction(database));
  auto done = body();
  if (done) {
    if (auto kept = database.execute("COMMIT"); !kept) done = std::unexpected(std::move(kept).error());
  }
  if (!done) undo_transaction(database);
  return done;
}

}  // namespace sqlite
