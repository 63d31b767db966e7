#include "rules/breach.h"

#include "rules/before_acting.h"
#include "rules/covering.h"
#include "rules/empty_space.h"
#include "rules/guard_room.h"
#include "rules/mall.h"

namespace rules {
namespace {

// a wall, not a door, and not open already.
Objection why_cannot_breach_border(const State& state, Place from, Place to) {
  const std::optional<Direction> toward = straight_line(state, from, to);
  if (!toward || touching_space(state, from, *toward) != to)
    return Refusal{.reason = Reason::NoWallToBreach, .place = to};
  const Border there = next_space(state, from, *toward).border;
  const Border back = next_space(state, to, catalog::opposite(*toward)).border;
  const auto is_door = [](const State& mall, Place at, Direction side) {
    const Direction printed = catalog::as_printed(side, placed_tile(mall, at.tile()).turns);
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
    if (breach.token != TokenState::Laid || (breach.first != from && breach.second != from)) continue;
    const Place to = breach.first == from ? breach.second : breach.first;
    if (straight_line(state, from, to) == toward) return Crossing{i, to};
  }
  return std::nullopt;
}

Objection why_cannot_lay_breach(const Ruleset& rules, const State& state, Place to) {
  if (const Objection objection = why_not_at_large(rules, state, kBarbarian)) return objection;
  if (!is_corridor_space(state, to)) return Refusal{.reason = Reason::NotACorridorSpace, .place = to};
  if (const Objection objection = why_cannot_breach_border(state, place_of(state, kBarbarian), to))
    return objection;
  if (!is_empty(state, to)) return Refusal{.reason = Reason::SpaceIsNotEmpty, .place = to};
  return std::nullopt;
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const DeployBreach& deploy) {
  if (!rules.modules.contains(Module::Breaches)) return Refusal{.reason = Reason::NotInThisGame};
  if (deploy.number >= kBreaches || !is_ready(state.security.breaches[deploy.number]))
    return Refusal{.reason = Reason::TokenIsSpent};
  const bool has_gone = is_in_the_mall(state, kBarbarian) && place_of(state, kBarbarian) != deploy.from;
  if (has_gone)
    return Refusal{.reason = Reason::Overtaken, .place = place_of(state, kBarbarian), .pawn = kBarbarian};
  return why_cannot_lay_breach(rules, state, deploy.to);
}

void carry_out(Resolution& resolution, const DeployBreach& deploy) {
  begin_action(resolution, ActionKind::Ability);
  emit(resolution, BreachLaid{deploy.number, deploy.from, deploy.to});
  after_covering(resolution, deploy.from, deploy.to);
}

void set_up_breaches(const Ruleset&, State& state) {
  state.security.breaches.fill(TwoEnded{.token = TokenState::Ready});
}

void list_breaches(const Ruleset& rules, const State& state, Seat, GiveAction give) {
  each_space(state, [&](Place to) {
    if (why_cannot_lay_breach(rules, state, to)) return;
    for (std::uint8_t number = 0; number < kBreaches; ++number) {
      if (is_ready(state.security.breaches[number]))
        give(DeployBreach{number, place_of(state, kBarbarian), to});
    }
  });
}

}  // namespace rules
