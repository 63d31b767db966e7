#include "rules/arrival.h"

#include "rules/cameras.h"
#include "rules/escape.h"
#include "rules/explore.h"
#include "rules/flip.h"
#include "rules/goal.h"
#include "rules/guard_room.h"
#include "rules/map.h"
#include "rules/watch.h"

namespace rules {

Objection ban_on_joining(const Ruleset& rules, const State& state, Pawn pawn, Tile tile) {
  if (catalog::is_start(tile) || !is_hero(pawn)) return std::nullopt;
  if (is_guard_room(rules, tile)) return std::nullopt;
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
  if (is_hero(pawn) && !is_covered(rules, state, at) && cameras_are_watching(rules, state)) {
    return Refusal{.reason = Reason::CamerasAreWatching, .place = at};
  }
  return std::nullopt;
}

namespace {

void set_off(Story& story, Pawn hero, Place at) {
  switch (working_symbol(story.rules, story.now, at)) {
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

void settle(Story& story, Pawn pawn, Place from, std::optional<Catcher> caught) {
  const Place at = place_of(story.now, pawn);
  if (pawn == kMage && story.now.ball_in_use) emit(story, BallEnded{});
  if (story.now.security.map_in_use == from && is_hero(pawn)) end_map(story);
  if (story.now.outcome != Outcome::Running) return;
  if (!is_hero(pawn)) {
    if (caught) catch_heroes_on(story, at.tile(), *caught, pawn);
    return;
  }
  if (caught) {
    catch_hero(story, pawn, *caught,
               *caught == Catcher::Guard ? guard_on(story.now, at.tile()) : std::nullopt);
    return;
  }
  set_off(story, pawn, at);
  if (story.rules.modules.empty()) return;
  judge_way(story, pawn, at.tile());
  lose_with_two_captives(story);
  judge_goal(story);
}

void bring(Story& story, Pawn pawn, Place to, Way way) {
  if (story.now.outcome != Outcome::Running) return;  // T-5: the action has used up the map
  const Place from = place_of(story.now, pawn);
  std::optional<Catcher> caught;
  const bool is_watched = !story.rules.modules.empty() && to.tile() != from.tile();
  if (is_watched) caught = watch_over(story.rules, story.now, pawn, to.tile()).caught;
  emit(story, PawnMoved{pawn, from, to, way});
  settle(story, pawn, from, caught);
  return_tile_without_place(story);
}

}  // namespace rules
