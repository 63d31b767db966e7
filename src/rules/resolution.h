// What an accepted action leads to, event by event: each one is applied to the position at once, so that
// the next consequence is decided by what is true by then.
#pragma once

#include "rules/decide.h"
#include "rules/evolve.h"

namespace rules {

struct Resolution {
  const Ruleset& rules;
  State& now;
  Events& events;
  GameTime at;
  Seat by{};
};

template <class Kind>
void emit(Resolution& resolution, const Kind& kind) {
  if constexpr (EventKindHere<Kind>) {
    resolution.events.emplace_back(kind);
    Evolution{resolution.now}(kind);
  }
}

// The position after a possible event.
template <class Kind>
State after_event(State state, const Kind& kind) {
  if constexpr (EventKindHere<Kind>) evolve(state, Event{kind});
  return state;
}

inline std::unexpected<Refusal> refuse(const Refusal& refusal) { return std::unexpected{refusal}; }

}  // namespace rules
