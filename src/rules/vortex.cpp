#include "rules/vortex.h"

#include "rules/before_acting.h"

namespace rules {
namespace {

std::uint8_t dimension_of(const State& state, Place at) { return lies(state, at.tile()).dimension; }

// S13-3: counts only while all four heroes are on the board.
bool would_unite_all_heroes(const State& state, Pawn hero, Place to) {
  for (const Pawn other : kHeroes) {
    if (!is_in_the_mall(state, other)) return false;
    if (other != hero && dimension_of(state, place_of(state, other)) != dimension_of(state, to)) return false;
  }
  return true;
}

}  // namespace

Objection ban_on_other_dimension(const State& state, Pawn hero, Place to) {
  if (dimension_of(state, to) == dimension_of(state, place_of(state, hero))) {
    return Refusal{.reason = Reason::SameDimension};
  }
  if (would_unite_all_heroes(state, hero, to)) return Refusal{.reason = Reason::AllInOneDimension};
  return std::nullopt;
}

Decision decide_vortex(const Ruleset& rules, const State& state, const Stamped& action,
                       const TakeVortex& vortex) {
  if (const Objection objection = must_be_allowed(state, action.by, Ability::Vortex))
    return refuse(*objection);
  if (const Objection objection = must_stand_there(state, vortex.pawn, vortex.from))
    return refuse(*objection);
  if (const Objection objection = vortex_is_closed(rules, state, vortex.pawn)) return refuse(*objection);
  if (!is_placed(state, vortex.to.tile()) || !is_vortex_of(vortex.pawn, vortex.to)) {
    return refuse({.reason = Reason::NoVortexOfItsColour, .place = vortex.to});  // B-VORTEX-1
  }
  if (const Objection objection = ban_on_vortex_end(rules, state, vortex.pawn, vortex.to))
    return refuse(*objection);
  if (const Objection objection = must_be_free_to_leave(rules, state, vortex.pawn)) return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by);
  bring(story, vortex.pawn, vortex.to, Way::Vortex);
  return story.events;
}

}  // namespace rules
