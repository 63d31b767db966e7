// Lines waiting for the disk: nobody is shown what isn't durable, and everything decided later waits too,
// so that everyone receives everything in order.
#pragma once

#include <deque>
#include <optional>

#include "table/ports.h"

namespace table {

struct PendingLine {
  Version after;                                   // goes out when this version is durable
  std::optional<ConnectionId> to;                  // none: to everyone who doesn't have this version yet
  Line line;                                       // none: only the goodbye
  std::optional<MemberId> answers = std::nullopt;  // whose request this answers
  std::optional<Goodbye> goodbye = std::nullopt;   // the connection is closed after the line
};

class DurabilityQueue {
 public:
  void put(PendingLine line) { lines_.push_back(std::move(line)); }
  // The next line that may go out.
  std::optional<PendingLine> take(Version durable) {
    if (lines_.empty() || lines_.front().after > durable) return std::nullopt;
    PendingLine line = std::move(lines_.front());
    lines_.pop_front();
    return line;
  }
  bool empty() const { return lines_.empty(); }
  std::size_t answers_to(MemberId member) const {
    std::size_t count = 0;
    for (const PendingLine& line : lines_) count += line.answers == member ? 1U : 0U;
    return count;
  }

 private:
  std::deque<PendingLine> lines_;
};

}  // namespace table
