// The database's tables and functions: created at the first start, checked at every other one.
#pragma once

#include "postgresql/connection.h"

namespace postgresql {

// The number in `meta` under the name "schema".
inline constexpr int kSchema = 1;

// For the time being there is one.
inline constexpr int kNode = 1;

// What a function that writes says if another server has taken over: its node's epoch isn't the current one.
inline constexpr int kFenced = code_of("MZ001");

// Why this PostgreSQL can't be used, however reachable it is: too old, or not careful enough with what it has
// confirmed.
Result<void> check_settings(Connection& connection);

Result<void> make_or_check_tables(Connection& connection);

}  // namespace postgresql
