#include "rules/arrival.h"

#include "rules/cameras.h"
#include "rules/escape.h"
#include "rules/explore.h"
#include "rules/flip.h"

namespace rules {

Objection ban_on_joining(const Ruleset& rules, const State& state, Pawn pawn, Tile tile) {
  if (catalog::is_start(tile)) return std::nullopt;
  if (rules.two_dimensions && tile == catalog::kSecondStart) return std::nullopt;
  int others = 0;
  for (const Pawn other : kHeroes) {
    const Place stands = place_of(state, other);
    if (other != pawn && stands != kNowhere && stands.tile() == tile) ++others;
  }
  const int tolerated = rules.groups == catalog::Groups::Pairs ? 1 : 0;
  if (others <= tolerated) return std::nullopt;
  return Refusal{.reason = Reason::GroupsAreForbidden, .tile = tile};
}

Objection ban_on_timer_space(const Ruleset& rules, const State& state, Pawn pawn, Place at) {
  if (is_hero(pawn) && cameras_are_watching(rules, state)) {
    return Refusal{.reason = Reason::CamerasAreWatching, .place = at};
  }
  return std::nullopt;
}

namespace {

void set_off(Story& story, Pawn hero, Place at) {
  switch (space_at(at).symbol) {
    case Symbol::SandTimer:
      if (is_out_of_order(story.now, at)) return;
      emit(story, WentOutOfOrder{at});  // B-TIME-3
      flip(story, FlipBy::Space);       // B-TIME-2
      return;
    case Symbol::Camera:  // S6-3
      if (!story.rules.cameras || hero != kBarbarian || is_out_of_order(story.now, at)) return;
      emit(story, WentOutOfOrder{at});
      return;
    case Symbol::Exit:  // B-EXIT-1
      if (may_leave_by(story.rules, story.now, hero, at)) escape(story, hero);
      return;
    default:
      return;
  }
}

}  // namespace

void bring(Story& story, Pawn pawn, Place to, Way way) {
  emit(story, PawnMoved{pawn, place_of(story.now, pawn), to, way});
  if (pawn == kMage && story.now.ball_in_use) emit(story, BallEnded{});
  if (is_hero(pawn)) set_off(story, pawn, to);
  return_tile_without_place(story);
}

}  // namespace rules
