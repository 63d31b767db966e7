#include "rules/goal.h"

namespace rules {
namespace {

using catalog::HardcoreAsks;
using catalog::Mark;

bool is_hero_on(const State& state, TileSet tiles) {
  for (const Pawn hero : kHeroes) {
    if (is_in_the_mall(state, hero) && tiles.contains(place_of(state, hero).tile())) return true;
  }
  return false;
}

}  // namespace

Objection why_cannot_steal_in_tutorial(const Ruleset& rules, const State& state) {
  if (!has_theft(rules)) return Refusal{.reason = Reason::NoTheftInThisGame};
  if (!goal_of(rules).theft_needs_a_dining_frog) return std::nullopt;
  for (const Pawn guard : kGuardPawns) {
    if (state.presence[index(guard)] == Presence::DiningFrog) return std::nullopt;
  }
  return Refusal{.reason = Reason::NoFrogAtItsMeal};
}

bool exit_takes(const Ruleset& rules, const State& state, Pawn hero) {
  const bool waits_for_the_mark = goal_of(rules).mark == Mark::CoveredTimer && is_asked_for(rules, hero);
  return !waits_for_the_mark || state.security.goal_mark;
}

bool is_won(const Ruleset& rules, const State& state) {
  if (!has_escape(rules)) return false;
  for (const Pawn hero : kHeroes) {
    if (is_asked_for(rules, hero) && !has_escaped(state, hero)) return false;
  }
  return !is_hero_on(state, goal_of(rules).free_of_heroes);
}

void judge_way(Resolution& resolution, Pawn hero, Tile tile) {
  const TileSet allowed = goal_of(resolution.rules).tiles_after_the_theft;
  if (allowed.empty() || !resolution.now.stolen || resolution.now.outcome != Outcome::Running) return;
  const bool strays = is_asked_for(resolution.rules, hero) && !allowed.contains(tile);
  if (strays) emit(resolution, GameLost{resolution.at, Defeat::GoalMissed});
}

void judge_map(Resolution& resolution) {
  const catalog::Goal& goal = goal_of(resolution.rules);
  if (goal.tiles_by_map == 0 || resolution.now.outcome != Outcome::Running) return;
  const Security& security = resolution.now.security;
  const bool is_used_up = security.map_in_use == kNowhere;
  const bool asks_for_more = resolution.rules.hardcore && !is_used_up;
  if (security.map_tiles >= (asks_for_more ? goal.tiles_by_map_hardcore : goal.tiles_by_map)) {
    emit(resolution, GameWon{resolution.at});
  } else if (is_used_up) {
    emit(resolution, GameLost{resolution.at, Defeat::GoalMissed});
  }
}

void mark_covered_timer(Resolution& resolution) {
  const bool is_asked = goal_of(resolution.rules).mark == Mark::CoveredTimer;
  if (is_asked && !resolution.now.security.goal_mark) emit(resolution, GoalMarked{});
}

void mark_exploration(Resolution& resolution, Tile tile, Place from, Right right) {
  const bool is_asked = goal_of(resolution.rules).mark == Mark::ExplorationOf9s && resolution.rules.hardcore;
  const bool as_asked =
      tile == Tile::T9s && right == Right::Hero && space_at(from).colour == colour_of(kMage);
  if (is_asked && as_asked) emit(resolution, GoalMarked{});
}

void judge_goal(Resolution& resolution) {
  if (goal_of(resolution.rules).free_of_heroes.empty()) return;
  if (resolution.now.outcome != Outcome::Running) return;
  if (is_won(resolution.rules, resolution.now)) emit(resolution, GameWon{resolution.at});
}

bool earns_hardcore(const Ruleset& rules, const State& state) {
  if (!rules.hardcore || state.outcome != Outcome::Won) return false;
  switch (goal_of(rules).hardcore) {
    case HardcoreAsks::NoFlip:
      return state.flips == 0;
    case HardcoreAsks::MoreTilesByMap:
      return state.security.map_tiles >= goal_of(rules).tiles_by_map_hardcore;
    case HardcoreAsks::TheMark:
      return state.security.goal_mark;
    case HardcoreAsks::NothingMore:
      return true;
  }
  return false;
}

}  // namespace rules
