#include "rules/escalator.h"

#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/watch.h"

namespace rules {

Objection why_cannot_ride(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (const Objection objection = why_cannot_move_guard(rules, state, pawn, Way::Escalator)) return objection;
  if (sensor_covers(state, to)) return Refusal{.reason = Reason::SensorIsWatching, .place = to};
  if (is_occupied(state, to)) return Refusal{.reason = Reason::EscalatorIsOccupied, .place = to};
  if (const Objection objection = why_not_free_to_leave(rules, state, pawn)) return objection;
  return why_cannot_stop_at(rules, state, pawn, to);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const RideEscalator& ride) {
  if (const Objection objection = why_not_allowed(state, action.by, Ability::Escalator)) return objection;
  if (const Objection objection = why_not_standing_there(state, ride.pawn, ride.from)) return objection;
  if (escalator_end(ride.from) != ride.to)
    return Refusal{.reason = Reason::NoEscalatorThere, .place = ride.from};
  return why_cannot_ride(rules, state, ride.pawn, ride.to);
}

void carry_out(Resolution& resolution, const RideEscalator& ride) {
  begin_action(resolution);
  bring(resolution, ride.pawn, ride.to, Way::Escalator);
}

}  // namespace rules
