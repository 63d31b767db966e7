// Letters that wait for the disk: nobody is shown what is not durable, and what was decided after it waits
// too, so that everybody hears everything in its order.
#pragma once

#include <deque>
#include <optional>

#include "table/ports.h"

namespace table {

struct Letter {
  Version after;                                   // goes out when this version is durable
  std::optional<ConnectionId> to;                  // none: to everybody who does not know this version yet
  Line line;                                       // none: only the goodbye
  std::optional<MemberId> answers = std::nullopt;  // whose request this answers
  std::optional<Goodbye> goodbye = std::nullopt;   // the connection is closed after the line
};

class Waiting {
 public:
  void put(Letter letter) { letters_.push_back(std::move(letter)); }
  // The next letter that may go out.
  std::optional<Letter> take(Version durable) {
    if (letters_.empty() || letters_.front().after > durable) return std::nullopt;
    Letter letter = std::move(letters_.front());
    letters_.pop_front();
    return letter;
  }
  bool empty() const { return letters_.empty(); }
  std::size_t answers_to(MemberId member) const {
    std::size_t count = 0;
    for (const Letter& letter : letters_) count += letter.answers == member ? 1U : 0U;
    return count;
  }

 private:
  std::deque<Letter> letters_;
};

}  // namespace table
