// The three clocks of a table. Nothing here asks one: every call is told what time it is.
#pragma once

#include <compare>
#include <cstdint>

namespace table {

// Milliseconds of the server's life. It stands still while the server is down or its store is in
// trouble, and goes on where it stopped; game time is counted in it.
struct ServerTime {
  std::int64_t ms = 0;
  friend constexpr auto operator<=>(ServerTime, ServerTime) = default;
};

struct Moment {
  ServerTime server;
  std::int64_t steady_ms = 0;  // never stops: who is gone, when may a seat be taken
  std::int64_t wall_s = 0;     // seconds since 1970: dates in records
};

}  // namespace table
