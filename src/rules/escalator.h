// Escalators (B-ESC-1, B-ESC-2).
#pragma once

#include "rules/resolution.h"

namespace rules {

// The other end of the escalator that begins on a space.
inline std::optional<Place> escalator_end(Place from) {
  const std::optional<Cell> end = catalog::def(from.tile()).escalator[from.cell().index];
  if (!end) return std::nullopt;
  return place(from.tile(), *end);
}

// What forbids this pawn from riding to the other end.
Objection why_cannot_ride(const Ruleset& rules, const State& state, Pawn pawn, Place to);

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const RideEscalator& ride);
void carry_out(Resolution& resolution, const RideEscalator& ride);

}  // namespace rules
