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

template <class Kind>
void emit(Story& story, const Kind& kind) {
  if constexpr (EventKindHere<Kind>) {
    story.events.push_back(Event{kind});
    evolve(story.now, Event{kind});
  }
}

// The position after something that may happen.
template <class Kind>
State after_event(State state, const Kind& kind) {
  if constexpr (EventKindHere<Kind>) evolve(state, Event{kind});
  return state;
}

inline std::unexpected<Refusal> refuse(const Refusal& refusal) { return std::unexpected{refusal}; }
inline std::unexpected<Refusal> refuse(Reason reason) { return std::unexpected{Refusal{.reason = reason}}; }

// An answer to "what forbids it?": nothing, or the refusal.
using Objection = std::optional<Refusal>;

}  // namespace rules
