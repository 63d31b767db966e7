#include "ai/trips.h"

#include "rules/before_acting.h"
#include "rules/escalator.h"
#include "rules/escape.h"
#include "rules/shaft.h"
#include "rules/vortex.h"
#include "rules/walk.h"
#include "rules/watch.h"

namespace ai {

using rules::Place;
using rules::Way;

Trips::Trips(const rules::Ruleset& rules, const rules::State& state, rules::Pawn pawn, const Spaces& wanted)
    : rules_(rules), state_(state), pawn_(pawn), wanted_(wanted) {
  const Place start = place_of(state, pawn);
  visited_.insert(start);
  steps_[start.code] = ReachedFrom{};
  reached_.push_back(start);
  if (why_not_free_to_leave(rules, state, pawn)) return;
  if (why_cannot_move_guard(rules, state, pawn, Way::Walk)) return;
  for (std::size_t i = 0; i < reached_.size(); ++i) {
    const Place at = reached_[i];
    if (i > 0 && sets_something_off(at)) continue;  // here the trip ends
    state_.places[index(pawn)] = at;
    walk_from(at);
    ride_from(at);
    crawl_from(at);
    // If the vortex works everywhere, one look from the start shows everything it can do.
    if (i == 0 || rules.vortex == catalog::Vortex::BetweenDimensions) vortex_from(at);
  }
}

bool Trips::sets_something_off(Place at) const {
  if (!is_hero(pawn_)) return false;
  switch (working_symbol(rules_, state_, at)) {
    case rules::Symbol::SandTimer:
      return !is_out_of_order(state_, at);
    case rules::Symbol::Exit:
      return may_leave_by(rules_, state_, pawn_, at);
    default:
      return false;
  }
}

void Trips::reach(Place to, Place from, Way way) {
  if (visited_.contains(to)) return;
  if (sets_something_off(to) && !wanted_.contains(to)) return;
  visited_.insert(to);
  steps_[to.code] = ReachedFrom{from, way, static_cast<std::uint8_t>(steps_[from.code].number + 1)};
  reached_.push_back(to);
}

void Trips::walk_from(Place at) {
  for (const rules::Direction toward : rules::kDirections) {
    for (rules::Step next = step(rules_, state_, pawn_, at, toward); next && !next.is_caught;
         next = step(rules_, state_, pawn_, next.place, toward)) {
      if (!why_cannot_stop_at(rules_, state_, pawn_, next.place)) reach(next.place, at, Way::Walk);
    }
  }
}

void Trips::ride_from(Place at) {
  const std::optional<Place> to = rules::escalator_end(at);
  if (to && !why_cannot_ride(rules_, state_, pawn_, *to) && comes_unseen(rules_, state_, pawn_, *to))
    reach(*to, at, Way::Escalator);
}

void Trips::crawl_from(Place at) {
  if (!is_hero(pawn_) || !rules_.modules.contains(rules::Module::Shafts)) return;
  for (std::uint8_t pair = 0; pair < rules::kShafts; ++pair) {
    const auto shaft = rules::shaft_from(state_, at, pair);
    if (shaft && !why_cannot_take_shaft(rules_, state_, pawn_, shaft->to) &&
        comes_unseen(rules_, state_, pawn_, shaft->to))
      reach(shaft->to, at, Way::Shaft);
  }
}

void Trips::vortex_from(Place at) {
  if (!is_hero(pawn_) || why_vortex_closed(rules_, state_, pawn_)) return;
  const rules::Colour colour = colour_of(pawn_);
  for (const rules::Tile tile : state_.placed& catalog::tiles_with_vortex(colour)) {
    const Place to = rules::place(tile, *catalog::def(tile).vortex[index(colour)]);
    if (!why_cannot_vortex_to(rules_, state_, pawn_, to) &&
        (rules_.modules.empty() || comes_unseen(rules_, state_, pawn_, to)))
      reach(to, at, Way::Vortex);
  }
}

Trip Trips::way_to(Place goal) const {
  Trip trip;
  if (actions_to(goal) > trip.capacity()) return trip;
  for (Place at = goal; at != reached_.front(); at = steps_[at.code].from) {
    const ReachedFrom& last = steps_[at.code];
    switch (last.way) {
      case Way::Vortex:
        trip.push_front(rules::TakeVortex{pawn_, last.from, at});
        break;
      case Way::Escalator:
        trip.push_front(rules::RideEscalator{pawn_, last.from, at});
        break;
      case Way::Shaft:
        trip.push_front(rules::TakeShaft{pawn_, last.from, at});
        break;
      case Way::Walk:
      case Way::Teleportation:  // not looked for
        trip.push_front(rules::Move{pawn_, last.from, at});
        break;
    }
  }
  return trip;
}

}  // namespace ai
