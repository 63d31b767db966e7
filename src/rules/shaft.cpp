#include "rules/shaft.h"

#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/covering.h"
#include "rules/empty_space.h"
#include "rules/guard_room.h"
#include "rules/watch.h"

namespace rules {

std::optional<ShaftEnd> shaft_from(const State& state, Place from, std::uint8_t pair) {
  const TwoEnded& shaft = state.security.shafts[pair];
  if (shaft.token != TokenIs::Laid) return std::nullopt;
  if (shaft.first == from) return ShaftEnd{pair, shaft.second};
  if (shaft.second == from) return ShaftEnd{pair, shaft.first};
  return std::nullopt;
}

Objection ban_on_shaft(const Ruleset& rules, const State& state, Place to) {
  if (has_escaped(state, kDwarf)) return Refusal{.reason = Reason::HasEscaped, .pawn = kDwarf};
  if (!is_in_the_mall(state, kDwarf)) return Refusal{.reason = Reason::NotInPlay, .pawn = kDwarf};
  if (is_captive(rules, state, kDwarf)) return Refusal{.reason = Reason::IsACaptive, .pawn = kDwarf};
  if (!is_corridor_space(state, to)) return Refusal{.reason = Reason::NotACorridorSpace, .place = to};
  if (lies(state, to.tile()).dimension != lies(state, place_of(state, kDwarf).tile()).dimension)
    return Refusal{.reason = Reason::OtherDimension, .place = to};
  if (!is_empty(state, to)) return Refusal{.reason = Reason::SpaceIsNotEmpty, .place = to};
  return std::nullopt;
}

Decision decide_shaft(const Ruleset& rules, const State& state, const Stamped& action,
                      const DeployShaft& deploy) {
  if (!rules.modules.contains(Module::Shafts)) return refuse(Reason::NotInThisGame);
  if (deploy.pair >= kShafts || state.security.shafts[deploy.pair].token != TokenIs::Ready)
    return refuse(Reason::TokenIsSpent);  // M3-4
  if (is_in_the_mall(state, kDwarf) && place_of(state, kDwarf) != deploy.from)
    return refuse({.reason = Reason::Overtaken, .place = place_of(state, kDwarf), .pawn = kDwarf});
  if (const Objection objection = ban_on_shaft(rules, state, deploy.to)) return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by, ActionIs::Ability);
  emit(story, ShaftLaid{deploy.pair, deploy.from, deploy.to});
  after_covering(story, deploy.from, deploy.to);
  return story.events;
}

Objection ban_on_taking_shaft(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (is_occupied(state, to)) return Refusal{.reason = Reason::EndIsOccupied, .place = to};
  if (const Objection objection = ban_on_moving_guard(rules, state, pawn, Way::Shaft)) return objection;
  if (const Objection objection = must_keep_its_captive(rules, state, pawn, to)) return objection;
  return watch_at_arrival(rules, state, pawn, to).objection;  // a hero on a token explores nothing
}

Decision decide_take_shaft(const Ruleset& rules, const State& state, const Stamped& action,
                           const TakeShaft& take) {
  if (!rules.modules.contains(Module::Shafts)) return refuse(Reason::NotInThisGame);
  if (const Objection objection = must_stand_there(state, take.pawn, take.from)) return refuse(*objection);
  std::optional<ShaftEnd> end;
  for (std::uint8_t pair = 0; pair < kShafts && !end; ++pair) {
    end = shaft_from(state, take.from, pair);
    if (end && end->to != take.to) end.reset();
  }
  if (!end) return refuse({.reason = Reason::NotTheOtherEnd, .place = take.from});
  if (const Objection objection = ban_on_taking_shaft(rules, state, take.pawn, take.to))
    return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by, ActionIs::Ability);
  bring(story, take.pawn, take.to, Way::Shaft);
  if (!is_hero(take.pawn) && story.now.outcome == Outcome::Running) discard_shaft(story, end->pair);  // M3-3
  return story.events;
}

}  // namespace rules
