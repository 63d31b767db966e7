// Watches a simulated game from outside: its figures don't depend on what the teammates say about
// themselves.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/teammates.h"
#include "rules/game.h"
#include "sim/counts.h"

namespace sim {

class GameWatch {
 public:
  // Only the actions of these seats count as the teammates'.
  GameWatch(const rules::Game& start, ai::SeatSet teammates);

  // After each accepted action, with the game after it.
  void see(const rules::Game& after, const rules::Stamped& action, const rules::Events& events);

  const Counts& gaps() const { return gaps_; }            // ms between two actions of a seat
  const Counts& reactions() const { return reactions_; }  // ms since the event that made an action possible
  std::uint32_t back_and_forth() const { return back_and_forth_; }
  std::uint32_t do_somethings() const { return do_somethings_; }
  const Counts& do_something_gaps() const { return do_something_gaps_; }  // ms

  // The longest time in which nobody at the table did anything but signal, and the position at its beginning.
  struct Idle {
    rules::State position;
    rules::GameTime since;
    std::uint32_t ms = 0;
  };
  const Idle& longest_idle() const { return longest_idle_; }

 private:
  struct Moment {
    rules::State state;
    rules::GameTime at;
    rules::Seat by;  // whose action led here
  };
  // Where a pawn was before its last two moves, as long as nothing but moves happened.
  struct Trail {
    rules::Place before = rules::kNowhere;
    rules::Place long_before = rules::kNowhere;
  };

  void look_at_the_pace(const rules::Stamped& action);
  void look_for_the_cause(const rules::Stamped& action);
  void follow(const rules::Events& events);
  void look_for_idleness(const rules::Stamped& action);

  rules::Ruleset rules_;
  ai::SeatSet teammates_;
  std::vector<Moment> past_;
  Moment latest_deed_;
  Idle longest_idle_;
  std::array<std::optional<rules::GameTime>, rules::kMostSeats> acted_{};
  std::array<Trail, rules::kPawns> trails_{};
  Counts gaps_;
  Counts reactions_;
  std::uint32_t back_and_forth_ = 0;
  std::uint32_t do_somethings_ = 0;
  std::optional<rules::GameTime> did_something_;
  Counts do_something_gaps_;
};

}  // namespace sim
