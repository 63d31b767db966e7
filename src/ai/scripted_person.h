// Somebody at the table who is no teammate: acts at a steady beat, mostly sensibly, now and then at random.
// The crew has to put up with such people, and is measured beside one.
#pragma once

#include <cstdint>
#include <optional>

#include "ai/mind.h"
#include "base/random.h"

namespace ai {

struct Habits {
  rules::Millis every{4000};
  std::uint32_t random_in = 5;  // one action in so many is drawn among the legal ones; 0: none
};

class ScriptedPerson {
 public:
  // What is sensible is what teammates of this pace would do with this seat.
  ScriptedPerson(const rules::Ruleset& rules, rules::Seat seat, Habits habits, Pace pace, base::Seed seed);

  void begin(const rules::State& view, rules::GameTime now);
  void notice(const rules::State& view, rules::GameTime now, const rules::Action& action,
              const rules::Events& events);

  rules::Seat seat() const { return seat_; }
  rules::GameTime next_beat() const { return next_beat_; }
  // What the person does at this beat, if anything.
  std::optional<rules::Action> act(const rules::State& view);

 private:
  rules::Ruleset rules_;
  rules::Seat seat_;
  Habits habits_;
  Mind mind_;
  base::Random random_;
  rules::GameTime next_beat_;
};

}  // namespace ai
