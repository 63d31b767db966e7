#include "rules/escalator.h"

#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/watch.h"

namespace rules {

Decision decide_escalator(const Ruleset& rules, const State& state, const Stamped& action,
                          const RideEscalator& ride) {
  if (const Objection objection = must_be_allowed(state, action.by, Ability::Escalator))
    return refuse(*objection);
  if (const Objection objection = must_stand_there(state, ride.pawn, ride.from)) return refuse(*objection);
  if (escalator_end(ride.from) != ride.to)
    return refuse({.reason = Reason::NoEscalatorThere, .place = ride.from});
  if (const Objection objection = ban_on_moving_guard(rules, state, ride.pawn, Way::Escalator))
    return refuse(*objection);
  if (sensor_covers(state, ride.to)) return refuse({.reason = Reason::SensorIsWatching, .place = ride.to});
  if (is_occupied(state, ride.to)) return refuse({.reason = Reason::EscalatorIsOccupied, .place = ride.to});
  if (const Objection objection = must_be_free_to_leave(rules, state, ride.pawn)) return refuse(*objection);
  if (const Objection objection = ban_on_ending(rules, state, ride.pawn, ride.to)) return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by);
  bring(story, ride.pawn, ride.to, Way::Escalator);
  return story.events;
}

}  // namespace rules
