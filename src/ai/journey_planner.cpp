#include "ai/journey_planner.h"

#include "base/overloaded.h"
#include "rules/escalator.h"
#include "rules/walk.h"

namespace ai {

using rules::Pawn;
using rules::Place;

namespace {

constexpr std::uint32_t kDeep = 40;  // times the usual budget, for heroes in each other's way
constexpr std::uint32_t kTriesInTurn = 8;

// What a hero passes on its shortest way when nobody else is there.
struct Path {
  Spaces spaces;
  rules::TileSet tiles;
};

Path path_of(const rules::Ruleset& rules, const rules::State& alone, Pawn hero, Place from,
             const Assignment& assignment, const Efforts& efforts) {
  Path path;
  for (Place at = from; !assignment.wanted.contains(at);) {
    Place best = at;
    Effort least = assignment.toward.from(at);
    const auto consider = [&](Place to, Effort effort) {
      const Effort ahead = assignment.toward.from(to);
      if (ahead == kUnreachable || ahead + effort > assignment.toward.from(at) || ahead >= least)
        return false;
      least = ahead;
      best = to;
      return true;
    };
    std::optional<rules::Direction> walks;
    for (const rules::Direction toward : rules::kDirections) {
      const Effort effort = efforts[catalog::index(catalog::move_towards(toward))];
      for (rules::Step next = step(rules, alone, hero, at, toward); next && !next.is_caught;
           next = step(rules, alone, hero, next.place, toward)) {
        if (consider(next.place, effort)) walks = toward;
      }
    }
    const std::optional<Place> end = rules::escalator_end(at);
    if (end && consider(*end, efforts[catalog::index(rules::Ability::Escalator)])) walks.reset();
    if (best == at) break;  // by the vortex, which passes nobody
    if (walks) {
      for (Place on = at; on != best;) {
        on = step(rules, alone, hero, on, *walks).place;
        path.spaces.insert(on);
        path.tiles.insert(on.tile());
      }
    }
    path.spaces.insert(best);
    path.tiles.insert(best.tile());
    at = best;
  }
  return path;
}

void move_along(rules::State& state, const rules::Action& action, const Assignments& assignments) {
  const auto arrive = [&](Pawn hero, Place to) {
    state.places[index(hero)] = to;
    const Assignment& assignment = assignments[index(hero)];
    if (assignment.task == Task::Leave && assignment.wanted.contains(to))
      state.presence[index(hero)] = rules::Presence::Escaped;
  };
  std::visit(base::Overloaded{[&](const rules::Move& move) { arrive(move.pawn, move.to); },
                              [&](const rules::TakeVortex& vortex) { arrive(vortex.pawn, vortex.to); },
                              [&](const rules::RideEscalator& ride) { arrive(ride.pawn, ride.to); },
                              [&](const rules::TakeShaft& shaft) { arrive(shaft.pawn, shaft.to); },
                              [](const auto&) {}},
             action);
}

}  // namespace

// First without those who are already where they should be: that is nearly always enough, and quick.
Journey JourneyPlanner::plan(const rules::Ruleset& rules, const rules::State& state,
                             const Assignments& assignments, const Efforts& efforts, const Ways& ways,
                             bool in_circles) {
  const Journey first =
      search(memory_, {rules, state, assignments, assignments, efforts, Who::HasToGo, budget_});
  if (first.arrives) return first;
  if (rules.groups != catalog::Groups::Allowed) {
    std::uint32_t tries = kTriesInTurn;
    if (const Journey in_turn = plan_in_turn(rules, state, assignments, efforts, ways, tries);
        in_turn.arrives)
      return in_turn;
  }
  const Journey second =
      search(memory_, {rules, state, assignments, assignments, efforts, Who::Everybody, budget_});
  if (second.arrives) return second;
  const bool is_a_knot = (state.stolen || in_circles) && rules.groups != catalog::Groups::Allowed;
  if (is_a_knot && long_searches_left_ > 0) {
    --long_searches_left_;
    const Journey deep =
        search(memory_, {rules, state, assignments, assignments, efforts, Who::Everybody, kDeep * budget_});
    memory_ = {};  // more than this isn't kept
    if (deep.arrives) return deep;
  }
  for (const Pawn hero : rules::kHeroes) {
    const Assignment& assignment = assignments[index(hero)];
    if (in_circles || !is_in_the_mall(state, hero) || assignment.is_done_at(place_of(state, hero))) continue;
    const Journey third = plan_for_one(rules, state, hero, assignments, efforts, ways);
    if (third.arrives) return third;
  }
  return second.ahead < first.ahead ? second : first;
}

// If heroes keep whole tiles to themselves (S17), it is easiest to untangle them one at a time, in the first
// order that works.
Journey JourneyPlanner::plan_in_turn(const rules::Ruleset& rules, const rules::State& state,
                                     const Assignments& assignments, const Efforts& efforts, const Ways& ways,
                                     std::uint32_t& tries) {
  Journey done;
  done.arrives = true;
  for (const Pawn hero : rules::kHeroes) {
    const Assignment& assignment = assignments[index(hero)];
    if (!is_in_the_mall(state, hero) || assignment.is_done_at(place_of(state, hero))) continue;
    done.arrives = false;
    if (tries == 0) return done;
    --tries;
    const Journey one = plan_for_one(rules, state, hero, assignments, efforts, ways);
    if (!one.arrives) continue;
    rules::State then = state;
    for (const rules::Action& action : one.actions) move_along(then, action, assignments);
    Ways ways_then;
    ways_then.survey(rules, then);
    Assignments assignments_then = assignments;
    for (const Pawn other : rules::kHeroes) {
      Assignment& changed = assignments_then[index(other)];
      if (changed.task == Task::Rest || !is_in_the_mall(then, other)) continue;
      changed.toward = ways_then.field(then, other, changed.destinations(then), efforts, VortexUse::Works);
    }
    const Journey rest = plan_in_turn(rules, then, assignments_then, efforts, ways_then, tries);
    if (!rest.arrives || one.actions.size() + rest.actions.size() > kLongestJourney) continue;
    Journey whole = one;
    for (const rules::Action& action : rest.actions) whole.actions.push_back(action);
    return whole;
  }
  return done;
}

// One hero goes, and anyone in its way makes room.
Journey JourneyPlanner::plan_for_one(const rules::Ruleset& rules, const rules::State& state, Pawn hero,
                                     const Assignments& assignments, const Efforts& efforts,
                                     const Ways& ways) {
  const rules::State alone = without_heroes(state);
  const Assignment& assignment = assignments[index(hero)];
  const Path path = path_of(rules, alone, hero, place_of(state, hero), assignment, efforts);
  const bool whole_tiles = rules.groups != catalog::Groups::Allowed;
  const auto is_on_path = [&](Place at) {
    return whole_tiles ? path.tiles.contains(at.tile()) && !catalog::is_start(at.tile())
                       : path.spaces.contains(at);
  };
  Assignments one{};
  one[index(hero)] = assignment;
  for (const Pawn other : rules::kHeroes) {
    if (other == hero || !is_in_the_mall(state, other) || !is_on_path(place_of(state, other))) continue;
    std::vector<Destination> elsewhere;
    Assignment& make_way = one[index(other)];
    for (const rules::Tile tile : state.placed) {
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        const Place at = rules::place(tile, rules::Cell{i});
        if (!catalog::contains(catalog::def(tile).corridor, rules::Cell{i}) || is_on_path(at)) continue;
        elsewhere.push_back({at});
        make_way.wanted.insert(at);
      }
    }
    make_way.task = Task::MakeWay;
    make_way.toward = ways.field(state, other, elsewhere, efforts, VortexUse::Works);
  }
  return search(memory_, {rules, state, one, assignments, efforts, Who::Everybody, budget_ / 2});
}

}  // namespace ai
