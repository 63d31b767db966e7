// Examines deals with all their secrets: whether one can be won, and in how few actions.
#pragma once

#include <functional>

#include "table/ports.h"

namespace net {

// Called repeatedly during the search: whether there is time left.
using HasTime = std::function<bool()>;

table::SolverAnswer solve(const table::SolverQuestion& request, const HasTime& has_time);

}  // namespace net
