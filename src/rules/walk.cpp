#include "rules/walk.h"

#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/breach.h"
#include "rules/code.h"
#include "rules/covering.h"
#include "rules/guard_room.h"
#include "rules/mall.h"
#include "rules/watch.h"

namespace rules {

namespace {

// What a step that isn't possible is refused with.
Refusal refusal_of(const Ruleset& rules, const State& state, Pawn pawn, Place from, const Step& step) {
  switch (step.obstacle) {
    case Obstacle::None:
    case Obstacle::Wall:  // B-MOVE-2
      break;
    case Obstacle::OrangeWall:  // S4-1
      return {.reason = Reason::OnlyTheDwarfPasses, .place = from};
    case Obstacle::DeadEnd:  // B-MOVE-5
      return {.reason = Reason::DeadEnd, .place = from};
    case Obstacle::Edge:  // B-MOVE-7
      return {.reason = Reason::EdgeOfTheMall, .place = from};
    case Obstacle::Pawn:  // B-MOVE-2, B-MOVE-3
      return {.reason = Reason::WayIsBlocked, .place = step.place, .pawn = pawn_at(state, step.place)};
    case Obstacle::Group:  // S17-1
      return {.reason = Reason::GroupsAreForbidden, .tile = step.place.tile()};
    case Obstacle::SteelDoor:  // M5-CODE-2
      return {.reason = Reason::SteelDoorIsShut, .place = from};
    case Obstacle::NoCode:  // M5-CODE-1
      return {.reason = Reason::NoCode, .place = from};
    case Obstacle::Sensor:  // M13-2
      return {.reason = Reason::SensorIsWatching, .place = step.place};
    case Obstacle::Captive:  // M5-4
      return {.reason = Reason::GuardKeepsACaptive, .pawn = pawn};
    case Obstacle::Watched:  // M1-2, M8-2, M11-3
      if (const Objection watch = watch_over(rules, state, pawn, step.place.tile()).objection) return *watch;
      break;
  }
  return {.reason = Reason::WayIsBlocked, .place = from};
}

// the way ends on the first space of a watched tile, or of a tile with a hero.
Refusal refusal_beyond(const Ruleset& rules, const State& state, Pawn pawn, Place at) {
  const bool by_beholder = watch_over(rules, state, pawn, at.tile()).caught == Catcher::Beholder;
  const Reason watching = by_beholder ? Reason::BeholderIsWatching : Reason::GuardIsWatching;
  return {.reason = is_hero(pawn) ? watching : Reason::HeroIsThere, .place = at, .tile = at.tile()};
}

// M10-GHOST, R-63: through walls, not through steel doors, and not through the walls of the guard room
//
std::optional<Place> ghost_passes(const Ruleset& rules, const State& state, Pawn pawn, Place from,
                                  Direction toward) {
  if (pawn != kMage || !holds(state, Spell::GhostForm) || is_guard_room(rules, from.tile()))
    return std::nullopt;
  const std::optional<Place> to = touching_space(state, from, toward);
  if (!to || is_guard_room(rules, to->tile())) return std::nullopt;
  return to;
}

// What is on the border, and where it leads this pawn.
Step pass_border(const Ruleset& rules, const State& state, Pawn pawn, Place from, Direction toward) {
  const NextSpace next = next_space(state, from, toward);
  if (next.border == Border::Open) return {.place = next.place};
  if (next.border == Border::SteelDoor) {
    switch (door_way(state, from, toward)) {
      case catalog::DoorWay::Free:  // M5-CODE-2
        return {.place = next.place};
      case catalog::DoorWay::Code:
        if (!is_hero(pawn)) return {.obstacle = Obstacle::SteelDoor};  // M5-CODE-3
        if (code_for(state, pawn, kNowhere) == kNowhere) return {.obstacle = Obstacle::NoCode};
        return {.place = next.place, .needs_code = true};
      case catalog::DoorWay::Never:
        return {.obstacle = Obstacle::SteelDoor};
    }
  }
  if (next.border == Border::OrangeWall && rules.dwarf_passages && pawn == kDwarf)
    return {.place = next.place};
  if (const std::optional<Crossing> breach = breach_across(state, from, toward))  // M4-2
    return {.place = breach->to, .breach = breach->number};
  if (const std::optional<Place> to = ghost_passes(rules, state, pawn, from, toward)) return {.place = *to};
  switch (next.border) {
    case Border::OrangeWall:
      return {.obstacle = rules.dwarf_passages ? Obstacle::OrangeWall : Obstacle::Wall};
    case Border::DeadEnd:
      return {.obstacle = Obstacle::DeadEnd};
    case Border::Edge:
      return {.obstacle = Obstacle::Edge};
    case Border::Open:
    case Border::Wall:
    case Border::SteelDoor:
      break;
  }
  return {.obstacle = Obstacle::Wall};
}

// A way in a straight line that nothing stops, and what it takes.
struct Walk {
  Place code = kNowhere;   // that opens the steel door on the way
  bool is_caught = false;  // at its end
  base::FixedList<std::uint8_t, kBreaches> breaches{};
};

std::expected<Walk, Refusal> walk_along(const Ruleset& rules, const State& state, const Move& move,
                                        Direction toward) {
  Walk walk;
  for (Place at = move.from; at != move.to;) {
    const Step next = step(rules, state, move.pawn, at, toward);
    if (!next) return refuse(refusal_of(rules, state, move.pawn, at, next));
    if (next.needs_code) walk.code = code_for(state, move.pawn, move.code);
    if (next.needs_code && walk.code == kNowhere)
      return refuse({.reason = Reason::NoCode, .place = at});
    if (next.breach) walk.breaches.push_back(*next.breach);
    if (next.is_caught && next.place != move.to)
      return refuse(refusal_beyond(rules, state, move.pawn, next.place));
    walk.is_caught = next.is_caught;
    at = next.place;
  }
  return walk;
}

// Only steel doors and breaches take something from who passes them.
bool may_cost_something(const Ruleset& rules, const State& state) {
  const bool has_doors = catalog::kWithExpansion && !(state.placed & catalog::kTilesWithSteelDoors).empty();
  return has_doors || rules.modules.contains(Module::Breaches);
}

}  // namespace

Step guarded_step(const Ruleset& rules, const State& state, Pawn pawn, Place from, Direction toward) {
  Step next = pass_border(rules, state, pawn, from, toward);
  if (!next) return next;
  if (is_occupied(state, next.place)) return {.obstacle = Obstacle::Pawn, .place = next.place};
  if (sensor_covers(state, next.place)) return {.obstacle = Obstacle::Sensor, .place = next.place};
  if (next.place.tile() == from.tile()) return next;
  if (why_must_keep_its_captive(rules, state, pawn, next.place)) return {.obstacle = Obstacle::Captive};
  const Watch watch = watch_over(rules, state, pawn, next.place.tile());
  if (watch.objection) return {.obstacle = Obstacle::Watched, .place = next.place};
  next.is_caught = watch.caught.has_value();
  if (!next.is_caught && why_cannot_enter(rules, state, pawn, next.place.tile()))
    return {.obstacle = Obstacle::Group, .place = next.place};
  return next;
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const Move& move) {
  if (const Objection objection = why_not_standing_there(state, move.pawn, move.from)) return objection;
  if (!is_placed(state, move.to.tile()))
    return Refusal{.reason = Reason::NotInTheMall, .tile = move.to.tile()};
  const std::optional<Direction> toward = straight_line(state, move.from, move.to);
  if (!toward) return Refusal{.reason = Reason::NotAStraightLine};
  if (const Objection objection = why_not_allowed(state, action.by, catalog::move_towards(*toward)))
    return objection;
  if (const Objection objection = why_cannot_move_guard(rules, state, move.pawn, Way::Walk)) return objection;
  const auto walk = walk_along(rules, state, move, *toward);
  if (!walk) return walk.error();
  if (const Objection objection = why_not_free_to_leave(rules, state, move.pawn)) return objection;
  return why_cannot_end(rules, state, move.pawn, move.to, walk->is_caught);
}

void carry_out(Resolution& resolution, const Move& move) {
  Walk walk;
  if (may_cost_something(resolution.rules, resolution.now))
    walk = *walk_along(resolution.rules, resolution.now, move,
                       *straight_line(resolution.now, move.from, move.to));
  begin_action(resolution);
  if (walk.code != kNowhere) use_code(resolution, walk.code);
  bring(resolution, move.pawn, move.to, Way::Walk);
  if (is_hero(move.pawn)) return;
  for (const std::uint8_t breach : walk.breaches) {
    if (resolution.now.outcome == Outcome::Running) discard_breach(resolution, breach);
  }
}

}  // namespace rules
