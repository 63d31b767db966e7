// The three clocks of a table. Nothing here reads a clock: every call is given the time.
#pragma once

#include <compare>
#include <cstdint>

namespace table {

// Milliseconds of the server's life. It is stopped while the server is down or its store is in
// trouble, and continues where it stopped; game time is counted in it.
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
