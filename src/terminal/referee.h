// Decides what the player asks for: the game on this machine, at once, or a remote server, a little later.
#pragma once

#include <optional>
#include <string_view>

#include "base/fixed_list.h"
#include "rules/game.h"

namespace terminal {

using SeatList = base::FixedList<rules::Seat, rules::kMostSeats>;

class Referee {
 public:
  virtual ~Referee() = default;

  // The game as it should be shown.
  virtual const rules::Game& game() const = 0;
  // The seats this player acts for: all, one, or none for a spectator.
  virtual SeatList hands() const = 0;

  // One of those seats asks for something. None: the answer comes later (GameKeys::hear, GameKeys::refuse).
  virtual std::optional<rules::Decision> ask(const rules::Stamped& action) = 0;
  // Advances the time and returns its events, if this machine decides them.
  virtual rules::Events pass_time(rules::GameTime at) = 0;

  // A sentence about what no longer works; empty if all is well.
  virtual std::string_view trouble() const = 0;
};

}  // namespace terminal
