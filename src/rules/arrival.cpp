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

Objection why_cannot_join(const Ruleset& rules, const State& state, Pawn pawn, Tile tile) {
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

Objection why_cannot_stop_on_timer(const Ruleset& rules, const State& state, Pawn pawn, Place at) {
  if (is_hero(pawn) && !is_covered(rules, state, at) && cameras_are_watching(rules, state)) {
    return Refusal{.reason = Reason::CamerasAreWatching, .place = at};
  }
  return std::nullopt;
}

namespace {

void trigger_space(Resolution& resolution, Pawn hero, Place at) {
  switch (working_symbol(resolution.rules, resolution.now, at)) {
    case Symbol::SandTimer:
      if (is_out_of_order(resolution.now, at)) return;
      emit(resolution, WentOutOfOrder{at});  // B-TIME-3
      flip(resolution, FlipBy::Space);       // B-TIME-2
      return;
    case Symbol::Camera:  // S6-3
      if (!resolution.rules.cameras || hero != kBarbarian || is_out_of_order(resolution.now, at)) return;
      emit(resolution, WentOutOfOrder{at});
      return;
    case Symbol::Exit:  // B-EXIT-1
      if (may_leave_by(resolution.rules, resolution.now, hero, at)) escape(resolution, hero);
      return;
    default:
      return;
  }
}

}  // namespace

void apply_arrival(Resolution& resolution, Pawn pawn, Place from, std::optional<Catcher> caught) {
  const Place at = place_of(resolution.now, pawn);
  if (pawn == kMage && resolution.now.ball_in_use) emit(resolution, BallEnded{});
  if (resolution.now.security.map_in_use == from && is_hero(pawn)) end_map(resolution);
  if (resolution.now.outcome != Outcome::Running) return;
  if (!is_hero(pawn)) {
    if (caught) catch_heroes_on(resolution, at.tile(), *caught, pawn);
    return;
  }
  if (caught) {
    catch_hero(resolution, pawn, *caught,
               *caught == Catcher::Guard ? guard_on(resolution.now, at.tile()) : std::nullopt);
    return;
  }
  trigger_space(resolution, pawn, at);
  if (resolution.rules.modules.empty()) return;
  judge_way(resolution, pawn, at.tile());
  lose_with_two_captives(resolution);
  judge_goal(resolution);
}

void bring(Resolution& resolution, Pawn pawn, Place to, Way way) {
  if (resolution.now.outcome != Outcome::Running) return;  // T-5: the action has used up the map
  const Place from = place_of(resolution.now, pawn);
  std::optional<Catcher> caught;
  const bool is_watched = !resolution.rules.modules.empty() && to.tile() != from.tile();
  if (is_watched) caught = watch_over(resolution.rules, resolution.now, pawn, to.tile()).caught;
  emit(resolution, PawnMoved{pawn, from, to, way});
  apply_arrival(resolution, pawn, from, caught);
  return_tile_without_place(resolution);
}

}  // namespace rules
