// A connection at a table, and what is known of its line.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "base/fixed_list.h"
#include "protocol/limits.h"
#include "protocol/quality.h"
#include "table/breath.h"
#include "table/ports.h"

namespace table {

struct Link {
  ConnectionId id;
  std::optional<MemberId> member = std::nullopt;  // none: it has not said who it is, or is no longer
  bool is_parting = false;                        // it hears what was decided, and then goodbye
  Version knows{};                                // everything up to here is known or on its way
  Version came_with{};                            // what it knew when it came; later lines reach it here
  Version came_at{};                              // what had been decided when it came
  // Requests granted before it came, and repeated on it, that were answered by a line it had missed.
  base::FixedList<Number, protocol::kMostUnanswered> answered_by_line{};
  base::FixedList<std::uint32_t, 8> round_trips{};
  protocol::Quality quality = protocol::Quality::Good;
  std::optional<std::int64_t> judged_at_ms = std::nullopt;  // when that last changed
  bool is_dragging = false;
  bool has_voice = false;  // it can be called by the others
  Manners manners{};

  void measured(std::uint32_t round_trip_ms) {
    if (round_trips.full()) round_trips.erase_at(0);
    round_trips.push_back(round_trip_ms);
  }
  // half the smallest of the last eight round trips, 250 ms at the most.
  std::uint32_t credit_ms() const {
    if (round_trips.empty()) return 0;
    const std::uint32_t smallest = *std::min_element(round_trips.begin(), round_trips.end());
    return std::min(smallest / 2, protocol::kMostCreditMs);
  }
  // The middle one of the last three round trips: one late answer makes no slow line.
  std::optional<std::uint32_t> usual_round_trip_ms() const {
    if (round_trips.size() < 3) return std::nullopt;
    std::array<std::uint32_t, 3> last{};
    std::copy(round_trips.end() - 3, round_trips.end(), last.begin());
    std::sort(last.begin(), last.end());
    return last[1];
  }
};

// A member who comes and goes too fast while a game runs: what the others were shown last, and when they may
// be shown what has become of it.
struct Flicker {
  MemberId member;
  bool shown_here = false;
  std::int64_t due_ms = 0;
};

// A member without a connection, and since when.
struct Absence {
  MemberId member;
  std::int64_t since_ms = 0;
  Manners manners{};
};

}  // namespace table
