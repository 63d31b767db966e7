// What everyone may know. The same for players, spectators and teammates; law, tested on every generated
// event: view(evolve(s, e)) == evolve(view(s), redact(e)).
#pragma once

#include <cstdint>

#include "rules/event.h"
#include "rules/state.h"

namespace rules {

// The position without the order of the decks and without the random numbers to come.
State view(const State& state);

// The event without what nobody may know.
Event redact(const Event& event);

// A fingerprint of the view, over canonical bytes: equal on every machine.
std::uint64_t public_hash(const State& state);

}  // namespace rules
