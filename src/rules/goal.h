// What a game asks for: the theft and all four heroes out, or the goal of a tutorial (T-1 to T-13, T-FAIL,
// T-GOAL, T-HARD).
#pragma once

#include "rules/resolution.h"

namespace rules {

using catalog::ExpansionGame;

inline const catalog::Goal& goal_of(const Ruleset& rules) { return catalog::goal_of(rules.game); }

// T-GOAL: who has to steal and to escape.
inline bool is_asked_for(const Ruleset& rules, Pawn hero) {
  if (rules.game == ExpansionGame::None) return true;
  const catalog::ExpansionGameDef& game = catalog::def(rules.game);
  const catalog::Heroes heroes = rules.hardcore ? catalog::hardcore(game).heroes : game.heroes;
  return heroes.contains(colour_of(hero));
}

// T-3 and T-5 steal nothing.
inline bool has_theft(const Ruleset& rules) { return goal_of(rules).has_theft; }

// T-5 is won by its map; nobody has to get out.
inline bool has_escape(const Ruleset& rules) { return goal_of(rules).has_escape; }

// T-10: only while a frog is inside a McTrollald's.
Objection why_cannot_steal_in_tutorial(const Ruleset& rules, const State& state);

// T-2: the exit takes the hero only after a breach has covered a sand timer space.
bool exit_takes(const Ruleset& rules, const State& state, Pawn hero);

// Everyone who has to has escaped, and the game's other conditions are met.
bool is_won(const Ruleset& rules, const State& state);

// T-1, T-7: between theft and exit the hero has been on a tile where it may not be.
void judge_way(Resolution& resolution, Pawn hero, Tile tile);
// T-5: a map has been used up; or a tile has been placed by it.
void judge_map(Resolution& resolution);
// T-2
void mark_covered_timer(Resolution& resolution);
// T-8: 9* was explored from a purple exploration space with purple on it.
void mark_exploration(Resolution& resolution, Tile tile, Place from, Right right);
// T-9: the last hero has left 8*, or another change has made the goal true.
void judge_goal(Resolution& resolution);

// T-HARD: whether a won tutorial earns the hardcore credit.
bool earns_hardcore(const Ruleset& rules, const State& state);

}  // namespace rules
