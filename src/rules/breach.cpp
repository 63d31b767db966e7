#include "rules/breach.h"

#include "rules/before_acting.h"
#include "rules/covering.h"
#include "rules/empty_space.h"
#include "rules/guard_room.h"
#include "rules/mall.h"

namespace rules {
namespace {

// a wall, no door, and nothing that is open already.
Objection ban_on_border(const State& state, Place from, Place to) {
  const std::optional<Direction> toward = straight_line(state, from, to);
  if (!toward || touching_space(state, from, *toward) != to)
    return Refusal{.reason = Reason::NoWallToBreach, .place = to};
  const Border there = next_space(state, from, *toward).border;
  const Border back = next_space(state, to, catalog::opposite(*toward)).border;
  const auto is_door = [](const State& mall, Place at, Direction side) {
    const Direction printed = catalog::as_printed(side, lies(mall, at.tile()).turns);
    return catalog::contains(catalog::def(at.tile()).steel_door[catalog::index(printed)], at.cell());
  };
  if (is_door(state, from, *toward) || is_door(state, to, catalog::opposite(*toward)))
    return Refusal{.reason = Reason::NotAcrossADoor, .place = to};  // M4-4
  if (there == Border::Open || back == Border::Open || breach_across(state, from, *toward))
    return Refusal{.reason = Reason::NoWallToBreach, .place = to};
  return std::nullopt;
}

}  // namespace

std::optional<Crossing> breach_across(const State& state, Place from, Direction toward) {
  for (std::uint8_t i = 0; i < kBreaches; ++i) {
    const TwoEnded& breach = state.security.breaches[i];
    if (breach.token != TokenIs::Laid || (breach.first != from && breach.second != from)) continue;
    const Place to = breach.first == from ? breach.second : breach.first;
    if (straight_line(state, from, to) == toward) return Crossing{i, to};
  }
  return std::nullopt;
}

Objection ban_on_breach(const Ruleset& rules, const State& state, Place to) {
  if (has_escaped(state, kBarbarian)) return Refusal{.reason = Reason::HasEscaped, .pawn = kBarbarian};
  if (!is_in_the_mall(state, kBarbarian)) return Refusal{.reason = Reason::NotInPlay, .pawn = kBarbarian};
  if (is_captive(rules, state, kBarbarian)) return Refusal{.reason = Reason::IsACaptive, .pawn = kBarbarian};
  if (!is_corridor_space(state, to)) return Refusal{.reason = Reason::NotACorridorSpace, .place = to};
  if (const Objection objection = ban_on_border(state, place_of(state, kBarbarian), to)) return objection;
  if (!is_empty(state, to)) return Refusal{.reason = Reason::SpaceIsNotEmpty, .place = to};
  return std::nullopt;
}

Decision decide_breach(const Ruleset& rules, const State& state, const Stamped& action,
                       const DeployBreach& deploy) {
  if (!rules.modules.contains(Module::Breaches)) return refuse(Reason::NotInThisGame);
  if (deploy.number >= kBreaches || state.security.breaches[deploy.number].token != TokenIs::Ready)
    return refuse(Reason::TokenIsSpent);
  const bool has_gone = is_in_the_mall(state, kBarbarian) && place_of(state, kBarbarian) != deploy.from;
  if (has_gone)
    return refuse({.reason = Reason::Overtaken, .place = place_of(state, kBarbarian), .pawn = kBarbarian});
  if (const Objection objection = ban_on_breach(rules, state, deploy.to)) return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by, ActionIs::Ability);
  emit(story, BreachLaid{deploy.number, deploy.from, deploy.to});
  after_covering(story, deploy.from, deploy.to);
  return story.events;
}

}  // namespace rules
