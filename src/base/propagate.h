// Passing on an error of std::expected, which has no and_then in GCC 12:
//
//   RETURN_IF_ERROR(database.execute("BEGIN IMMEDIATE"));
//   ASSIGN_OR_RETURN(Statement find, database.prepare(sql));
//
// Each returns the error from the enclosing function, or continues with the value. The second one is several
// statements, so it needs braces after an `if`.
#pragma once

#include <expected>
#include <utility>

// NOLINTBEGIN(bugprone-macro-parentheses): a declaration cannot stand in parentheses.
#define RETURN_IF_ERROR(...) RETURN_IF_ERROR_NAMED(PROPAGATE_NAME(__LINE__), __VA_ARGS__)
#define ASSIGN_OR_RETURN(declaration, ...) \
  ASSIGN_OR_RETURN_NAMED(PROPAGATE_NAME(__LINE__), declaration, __VA_ARGS__)

// With the line number in its name, so that it can be used in a lambda within another one.
#define PROPAGATE_NAME(line) PROPAGATE_NAME_JOINED(line)
#define PROPAGATE_NAME_JOINED(line) result_of_line_##line
#define RETURN_IF_ERROR_NAMED(result, ...)                          \
  do {                                                              \
    auto result = (__VA_ARGS__);                                    \
    if (!result) return std::unexpected(std::move(result).error()); \
  } while (false)
#define ASSIGN_OR_RETURN_NAMED(result, declaration, ...)          \
  auto result = (__VA_ARGS__);                                    \
  if (!result) return std::unexpected(std::move(result).error()); \
  declaration = *std::move(result)
// NOLINTEND(bugprone-macro-parentheses)
