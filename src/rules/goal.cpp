#include "rules/goal.h"

namespace rules {
namespace {

constexpr unsigned kTilesByMap = 3;
constexpr unsigned kTilesByMapHardcore = 4;

bool is_hero_on(const State& state, Tile tile) {
  for (const Pawn hero : kHeroes) {
    if (is_in_the_mall(state, hero) && place_of(state, hero).tile() == tile) return true;
  }
  return false;
}

}  // namespace

Objection ban_on_theft_in_tutorial(const Ruleset& rules, const State& state) {
  if (!has_theft(rules)) return Refusal{.reason = Reason::NoTheftInThisGame};
  if (rules.game != ExpansionGame::T10) return std::nullopt;
  for (const Pawn guard : kGuardPawns) {
    if (state.presence[index(guard)] == Presence::DiningFrog) return std::nullopt;
  }
  return Refusal{.reason = Reason::NoFrogAtItsMeal};
}

bool exit_takes(const Ruleset& rules, const State& state, Pawn hero) {
  return rules.game != ExpansionGame::T2 || hero != kElf || state.security.goal_mark;
}

bool is_won(const Ruleset& rules, const State& state) {
  if (!has_escape(rules)) return false;
  for (const Pawn hero : kHeroes) {
    if (is_asked_for(rules, hero) && !has_escaped(state, hero)) return false;
  }
  return rules.game != ExpansionGame::T9 || !is_hero_on(state, Tile::T8s);
}

void judge_way(Story& story, Pawn hero, Tile tile) {
  if (!story.now.stolen || story.now.outcome != Outcome::Running) return;
  const bool green_strays =
      story.rules.game == ExpansionGame::T1 && hero == kElf && tile != Tile::T8s && tile != Tile::T10;
  const bool purple_strays =
      story.rules.game == ExpansionGame::T7 && hero == kMage && tile != Tile::T9s && tile != Tile::T2;
  if (green_strays || purple_strays) emit(story, GameLost{story.at, Defeat::GoalMissed});
}

void judge_map(Story& story) {
  if (story.rules.game != ExpansionGame::T5 || story.now.outcome != Outcome::Running) return;
  const Security& security = story.now.security;
  const bool is_used_up = security.map_in_use == kNowhere;
  const unsigned wanted = story.rules.hardcore && !is_used_up ? kTilesByMapHardcore : kTilesByMap;
  if (security.map_tiles >= wanted) {
    emit(story, GameWon{story.at});
  } else if (is_used_up) {
    emit(story, GameLost{story.at, Defeat::GoalMissed});
  }
}

void mark_covered_timer(Story& story) {
  if (story.rules.game == ExpansionGame::T2 && !story.now.security.goal_mark) emit(story, GoalMarked{});
}

void mark_exploration(Story& story, Tile tile, Place from, Right right) {
  const bool as_asked = story.rules.game == ExpansionGame::T8 && story.rules.hardcore && tile == Tile::T9s &&
                        right == Right::Hero && space_at(from).colour == colour_of(kMage);
  if (as_asked) emit(story, GoalMarked{});
}

void judge_goal(Story& story) {
  if (story.rules.game != ExpansionGame::T9 || story.now.outcome != Outcome::Running) return;
  if (is_won(story.rules, story.now)) emit(story, GameWon{story.at});
}

bool earns_hardcore(const Ruleset& rules, const State& state) {
  if (!rules.hardcore || state.outcome != Outcome::Won) return false;
  switch (rules.game) {
    case ExpansionGame::T5:
      return state.security.map_tiles >= kTilesByMapHardcore;
    case ExpansionGame::T8:
      return state.security.goal_mark;
    case ExpansionGame::T11:
      return true;
    default:
      return state.flips == 0;
  }
}

}  // namespace rules
