// What an accepted action leads to, told event by event: each one happens at once in a copy of the position,
// so that the next consequence is judged by what is true by then.
#pragma once

#include "rules/decide.h"
#include "rules/evolve.h"

namespace rules {

struct Story {
  const Ruleset& rules;
  GameTime at;
  State now;
  Events events;

  Story(const Ruleset& ruleset, const State& state, GameTime time) : rules(ruleset), at(time), now(state) {}
};

inline void emit(Story& story, const Event& event) {
  story.events.push_back(event);
  evolve(story.now, event);
}

inline std::unexpected<Refusal> refuse(const Refusal& refusal) { return std::unexpected{refusal}; }
inline std::unexpected<Refusal> refuse(Reason reason) { return std::unexpected{Refusal{.reason = reason}}; }

// An answer to "what forbids it?": nothing, or the refusal.
using Objection = std::optional<Refusal>;

}  // namespace rules
