#include "rules/walk.h"

#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/mall.h"

namespace rules {

namespace {

// What a step that is not possible is refused with.
Refusal refusal_of(const State& state, Place from, const Step& step) {
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
  }
  return {.reason = Reason::WayIsBlocked, .place = from};
}

}  // namespace

Decision decide_move(const Ruleset& rules, const State& state, const Stamped& action, const Move& move) {
  if (const Objection objection = must_stand_there(state, move.pawn, move.from)) return refuse(*objection);
  if (!is_placed(state, move.to.tile()))
    return refuse({.reason = Reason::NotInTheMall, .tile = move.to.tile()});
  const std::optional<Direction> toward = straight_line(state, move.from, move.to);
  if (!toward) return refuse(Reason::NotAStraightLine);
  if (const Objection objection = must_be_allowed(state, action.by, catalog::move_towards(*toward))) {
    return refuse(*objection);
  }
  for (Place at = move.from; at != move.to;) {
    const Step next = step(rules, state, move.pawn, at, *toward);
    if (!next) return refuse(refusal_of(state, at, next));
    at = next.place;
  }
  if (const Objection objection = must_be_free_to_leave(rules, state, move.pawn)) return refuse(*objection);
  if (const Objection objection = ban_on_ending(rules, state, move.pawn, move.to)) return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by);
  bring(story, move.pawn, move.to, Way::Walk);
  return story.events;
}

}  // namespace rules
