// Who decides what the hands at the keyboard ask for: the game on this machine, at once, or a server far
// away, a little later.
#pragma once

#include <optional>
#include <string_view>

#include "base/fixed_list.h"
#include "rules/game.h"

namespace app {

using SeatList = base::FixedList<rules::Seat, rules::kMostSeats>;

class Referee {
 public:
  virtual ~Referee() = default;

  // The game as it is to be shown.
  virtual const rules::Game& game() const = 0;
  // The seats these hands act for: all, one, or none for who only watches.
  virtual SeatList hands() const = 0;

  // One of those seats asks for something. None: the answer comes later (TablePlay::hear, TablePlay::refuse).
  virtual std::optional<rules::Decision> ask(const rules::Stamped& action) = 0;
  // Time has come this far: the events of it, if it is for this machine to say.
  virtual rules::Events pass_time(rules::GameTime at) = 0;

  // A sentence about what does not work any more; empty if all is well.
  virtual std::string_view trouble() const = 0;
};

}  // namespace app
