// A connection at a table, and what is known about its quality.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "base/fixed_list.h"
#include "protocol/limits.h"
#include "protocol/quality.h"
#include "protocol/request.h"
#include "table/ports.h"
#include "table/talk_limits.h"

namespace table {

struct Connection {
  ConnectionId id;
  std::optional<MemberId> member = std::nullopt;  // none: it hasn't said who it is, or has left
  bool is_parting = false;                        // it still gets what was decided, and then goodbye
  Version knows{};                                // everything up to here is known or on its way
  Version came_with{};                            // what it knew when it came; it gets later lines here
  Version came_at{};                              // what had been decided when it came
  // Requests done before it came, and repeated on it, that were answered by a line it had missed.
  base::FixedList<Number, protocol::kMostUnanswered> answered_by_line{};
  // Requests done on it that aren't in any line: what was said, stares.
  base::FixedList<Number, protocol::kMostUnanswered> done_without_line{};
  base::FixedList<std::uint32_t, 8> round_trips{};
  protocol::Quality quality = protocol::Quality::Good;
  bool is_dragging = false;
  bool has_voice = false;  // it can be called by the others
  TalkLimits talk_limits{};

  void note_done(Number number) {
    if (done_without_line.full()) done_without_line.erase_at(0);
    done_without_line.push_back(number);
  }
  void measured(std::uint32_t round_trip_ms) {
    if (round_trips.full()) round_trips.erase_at(0);
    round_trips.push_back(round_trip_ms);
  }
  // half the smallest of the last eight round trips, at most 250 ms.
  std::uint32_t credit_ms() const {
    if (round_trips.empty()) return 0;
    const std::uint32_t smallest = *std::min_element(round_trips.begin(), round_trips.end());
    return std::min(smallest / 2, protocol::kMostCreditMs);
  }
  // The median of the last three round trips: one late answer doesn't make a connection slow.
  std::optional<std::uint32_t> usual_round_trip_ms() const {
    if (round_trips.size() < 3) return std::nullopt;
    std::array<std::uint32_t, 3> last{};
    std::copy(round_trips.end() - 3, round_trips.end(), last.begin());
    std::sort(last.begin(), last.end());
    return last[1];
  }
};

// A member who comes and goes too fast during a game: what the others were shown last, and when they may be
// shown the current state.
struct DelayedPresence {
  MemberId member;
  bool shown_here = false;
  std::int64_t due_ms = 0;
};

// Someone who wants to join while a game is running and has to wait because too many have come and gone.
struct Newcomer {
  ConnectionId connection;
  protocol::Join join;
};

// A member without a connection, and since when.
struct Absence {
  MemberId member;
  std::int64_t since_ms = 0;
  TalkLimits talk_limits{};
};

}  // namespace table
