#include "rules/shaft.h"

#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/covering.h"
#include "rules/empty_space.h"
#include "rules/guard_room.h"
#include "rules/mall.h"
#include "rules/watch.h"

namespace rules {
namespace {

// The shaft that has its ends on these two spaces.
std::optional<std::uint8_t> pair_between(const State& state, Place from, Place to) {
  for (std::uint8_t pair = 0; pair < kShafts; ++pair) {
    const std::optional<ShaftEnd> end = shaft_from(state, from, pair);
    if (end && end->to == to) return pair;
  }
  return std::nullopt;
}

}  // namespace

std::optional<ShaftEnd> shaft_from(const State& state, Place from, std::uint8_t pair) {
  const TwoEnded& shaft = state.security.shafts[pair];
  if (shaft.token != TokenState::Laid) return std::nullopt;
  if (shaft.first == from) return ShaftEnd{pair, shaft.second};
  if (shaft.second == from) return ShaftEnd{pair, shaft.first};
  return std::nullopt;
}

Objection why_cannot_lay_shaft(const Ruleset& rules, const State& state, Place to) {
  if (const Objection objection = why_not_at_large(rules, state, kDwarf)) return objection;
  if (!is_corridor_space(state, to)) return Refusal{.reason = Reason::NotACorridorSpace, .place = to};
  if (placed_tile(state, to.tile()).dimension != placed_tile(state, place_of(state, kDwarf).tile()).dimension)
    return Refusal{.reason = Reason::OtherDimension, .place = to};
  if (!is_empty(state, to)) return Refusal{.reason = Reason::SpaceIsNotEmpty, .place = to};
  return std::nullopt;
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const DeployShaft& deploy) {
  if (!rules.modules.contains(Module::Shafts)) return Refusal{.reason = Reason::NotInThisGame};
  if (deploy.pair >= kShafts || !is_ready(state.security.shafts[deploy.pair]))
    return Refusal{.reason = Reason::TokenIsSpent};  // M3-4
  if (is_in_the_mall(state, kDwarf) && place_of(state, kDwarf) != deploy.from)
    return Refusal{.reason = Reason::Overtaken, .place = place_of(state, kDwarf), .pawn = kDwarf};
  return why_cannot_lay_shaft(rules, state, deploy.to);
}

void carry_out(Resolution& resolution, const DeployShaft& deploy) {
  begin_action(resolution, ActionKind::Ability);
  emit(resolution, ShaftLaid{deploy.pair, deploy.from, deploy.to});
  after_covering(resolution, deploy.from, deploy.to);
}

Objection why_cannot_take_shaft(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (is_occupied(state, to)) return Refusal{.reason = Reason::EndIsOccupied, .place = to};
  if (const Objection objection = why_cannot_move_guard(rules, state, pawn, Way::Shaft)) return objection;
  if (const Objection objection = why_must_keep_its_captive(rules, state, pawn, to)) return objection;
  return watch_at_arrival(rules, state, pawn, to).objection;  // a hero on a token explores nothing
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const TakeShaft& take) {
  if (!rules.modules.contains(Module::Shafts)) return Refusal{.reason = Reason::NotInThisGame};
  if (const Objection objection = why_not_standing_there(state, take.pawn, take.from)) return objection;
  if (!pair_between(state, take.from, take.to))
    return Refusal{.reason = Reason::NotTheOtherEnd, .place = take.from};
  return why_cannot_take_shaft(rules, state, take.pawn, take.to);
}

void carry_out(Resolution& resolution, const TakeShaft& take) {
  const std::uint8_t pair = *pair_between(resolution.now, take.from, take.to);
  begin_action(resolution, ActionKind::Ability);
  bring(resolution, take.pawn, take.to, Way::Shaft);
  if (!is_hero(take.pawn) && resolution.now.outcome == Outcome::Running)
    discard_shaft(resolution, pair);  // M3-3
}

void set_up_shafts(const Ruleset&, State& state) {
  state.security.shafts.fill(TwoEnded{.token = TokenState::Ready});
}

void list_shaft_rides(const Ruleset& rules, const State& state, GiveAction give) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Pawn pawn = static_cast<Pawn>(i);
    if (!is_in_the_mall(state, pawn)) continue;
    const Place from = place_of(state, pawn);
    for (std::uint8_t pair = 0; pair < kShafts; ++pair) {
      const std::optional<ShaftEnd> end = shaft_from(state, from, pair);
      if (end && !why_cannot_take_shaft(rules, state, pawn, end->to)) give(TakeShaft{pawn, from, end->to});
    }
  }
}

void list_shaft_layings(const Ruleset& rules, const State& state, Seat, GiveAction give) {
  each_space(state, [&](Place to) {
    if (why_cannot_lay_shaft(rules, state, to)) return;
    for (std::uint8_t pair = 0; pair < kShafts; ++pair) {
      if (is_ready(state.security.shafts[pair])) give(DeployShaft{pair, place_of(state, kDwarf), to});
    }
  });
}

}  // namespace rules
