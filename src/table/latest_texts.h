// The last texts of a table, in memory only: they go with a complaint, and are gone with the table.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "protocol/talk.h"
#include "table/lobby.h"
#include "table/moment.h"
#include "table/ports.h"

namespace table {

class LatestTexts {
 public:
  // Nothing is kept of gestures and voices.
  void note(const Member& by, protocol::Circle circle, const protocol::Utterance& said, Moment now);
  // The latest last, as one circle could read them.
  std::vector<Heard> heard_in(protocol::Circle circle) const;
  // The last one by that member, who may be gone.
  std::optional<Heard> last_by(MemberId member) const;
  // A name is taken out of everything.
  void rename(MemberId member, const std::string& name);

 private:
  std::deque<Heard> texts_;
};

}  // namespace table
