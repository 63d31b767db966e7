// Lets an event happen. An event is a fact: this cannot fail.
#pragma once

#include "rules/event.h"
#include "rules/state.h"

namespace rules {

void evolve(State& state, const Event& event);

inline void evolve(State& state, const Events& events) {
  for (const Event& event : events) evolve(state, event);
}

}  // namespace rules
