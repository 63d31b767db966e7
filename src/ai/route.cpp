#include "ai/route.h"

#include "ai/ways.h"
#include "rules/arrival.h"
#include "rules/escalator.h"
#include "rules/vortex.h"
#include "rules/walk.h"

namespace ai {
namespace {

using rules::Pawn;
using rules::Place;
using rules::Way;

// How a space was reached first.
struct ReachedFrom {
  Place from = rules::kNowhere;
  Way way = Way::Walk;
};

class RouteSearch {
 public:
  RouteSearch(const rules::Ruleset& rules, const rules::State& state, Pawn hero, const Spaces& wanted)
      : rules_(rules), state_(state), hero_(hero), wanted_(wanted), start_(place_of(state, hero)) {}

  std::optional<Route> run() {
    visited_.insert(start_);
    to_visit_.push_back(start_);
    for (std::size_t i = 0; i < to_visit_.size(); ++i) {
      const Place at = to_visit_[i];
      if (wanted_.contains(at)) return way_to(at);
      state_.places[index(hero_)] = at;
      walk_from(at);
      ride_from(at);
      // If the vortex works everywhere, one look from the start shows everything it can do.
      if (at == start_ || rules_.vortex == catalog::Vortex::BetweenDimensions) vortex_from(at);
    }
    return std::nullopt;
  }

 private:
  void reach(Place to, Place from, Way way) {
    if (visited_.contains(to)) return;
    visited_.insert(to);
    steps_[to.code] = ReachedFrom{from, way};
    to_visit_.push_back(to);
  }

  void walk_from(Place at) {
    for (const rules::Direction toward : rules::kDirections) {
      for (rules::Step next = step(rules_, state_, hero_, at, toward); next;
           next = step(rules_, state_, hero_, next.place, toward)) {
        if (!why_cannot_stop_at(rules_, state_, hero_, next.place)) reach(next.place, at, Way::Walk);
      }
    }
  }

  void ride_from(Place at) {
    const std::optional<Place> to = rules::escalator_end(at);
    if (!to || is_occupied(state_, *to) || why_cannot_stop_at(rules_, state_, hero_, *to)) return;
    reach(*to, at, Way::Escalator);
  }

  void vortex_from(Place at) {
    if (why_vortex_closed(rules_, state_, hero_)) return;
    const rules::Colour colour = colour_of(hero_);
    for (const rules::Tile tile : state_.placed& catalog::tiles_with_vortex(colour)) {
      const Place to = rules::place(tile, *catalog::def(tile).vortex[index(colour)]);
      if (!why_cannot_vortex_to(rules_, state_, hero_, to)) reach(to, at, Way::Vortex);
    }
  }

  Route way_to(Place goal) const {
    Route route;
    for (Place at = goal; at != start_; at = steps_[at.code].from) {
      if (route.full()) route.erase_at(0);
      const ReachedFrom& step = steps_[at.code];
      switch (step.way) {
        case Way::Walk:
          route.push_back(rules::Move{hero_, step.from, at});
          break;
        case Way::Vortex:
          route.push_back(rules::TakeVortex{hero_, step.from, at});
          break;
        case Way::Escalator:
          route.push_back(rules::RideEscalator{hero_, step.from, at});
          break;
        case Way::Shaft:  // not searched for
        case Way::Teleportation:
          break;
      }
    }
    return route;
  }

  const rules::Ruleset& rules_;
  rules::State state_;  // the hero is moved around in it
  const Pawn hero_;
  const Spaces& wanted_;
  const Place start_;
  Spaces visited_;
  std::array<ReachedFrom, kPlaces> steps_;  // of the visited spaces
  base::FixedList<Place, kPlaces> to_visit_;
};

}  // namespace

std::optional<Route> route_to(const rules::Ruleset& rules, const rules::State& state, Pawn hero,
                              const Spaces& wanted) {
  if (wanted.empty() || !is_in_the_mall(state, hero)) return std::nullopt;
  return RouteSearch{rules, state, hero, wanted}.run();
}

}  // namespace ai
