// What went wrong in a store, and the results that may say so.
#pragma once

#include <expected>
#include <string>

namespace store {

// The database's own code and message; 0 if it wasn't the database that found it.
struct Problem {
  int code = 0;
  std::string text;
};

template <class Value>
using Result = std::expected<Value, Problem>;

}  // namespace store
