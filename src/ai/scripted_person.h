// Someone at the table who isn't a teammate: acts at a steady pace, mostly sensibly, now and then at random.
// Teammates have to cope with such people, and are measured with one.
#pragma once

#include <cstdint>
#include <optional>

#include "ai/mind.h"
#include "base/random.h"

namespace ai {

struct PersonScript {
  rules::Millis every{4000};
  std::uint32_t random_in = 5;  // one action in this many is drawn from the legal ones; 0: none
  rules::Millis later{0};       // before the first wait, so that several people don't act together
};

class ScriptedPerson {
 public:
  // "Sensible" means what teammates of this pace would do with this seat.
  ScriptedPerson(const rules::Ruleset& rules, rules::Seat seat, PersonScript script, Pace pace,
                 base::Seed seed);

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
  PersonScript script_;
  Mind mind_;
  base::Random random_;
  rules::GameTime next_beat_;
};

}  // namespace ai
