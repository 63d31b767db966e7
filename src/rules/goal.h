// What a game asks for: the theft and all four heroes out, or the goal of a tutorial (T-1 to T-13, T-FAIL,
// T-GOAL, T-HARD).
#pragma once

#include "rules/story.h"

namespace rules {

using catalog::ExpansionGame;

// T-GOAL: who has to steal and to escape.
inline bool is_asked_for(const Ruleset& rules, Pawn hero) {
  if (rules.game == ExpansionGame::None) return true;
  const catalog::ExpansionGameDef& game = catalog::def(rules.game);
  const catalog::Heroes heroes = rules.hardcore ? catalog::hardcore(game).heroes : game.heroes;
  return heroes.contains(colour_of(hero));
}

// T-3 and T-5 steal nothing.
inline bool has_theft(const Ruleset& rules) {
  return rules.game != ExpansionGame::T3 && rules.game != ExpansionGame::T5;
}

// T-5 is won by its map; nobody has to get out.
inline bool has_escape(const Ruleset& rules) { return rules.game != ExpansionGame::T5; }

// T-10: only while a frog is inside a McTrollald's.
Objection ban_on_theft_in_tutorial(const Ruleset& rules, const State& state);

// T-2: the exit takes the hero only after a breach has covered a sand timer space.
bool exit_takes(const Ruleset& rules, const State& state, Pawn hero);

// All who have to are out, and what else the game asks for is true.
bool is_won(const Ruleset& rules, const State& state);

// T-1, T-7: between theft and exit the hero has been on a tile where it may not be.
void judge_way(Story& story, Pawn hero, Tile tile);
// T-5: a map has been used up; or a tile has been placed by it.
void judge_map(Story& story);
// T-2
void mark_covered_timer(Story& story);
// T-8: 9* was explored from a purple exploration space with purple on it.
void mark_exploration(Story& story, Tile tile, Place from, Right right);
// T-9: the last hero has left 8*, or another change has made the goal true.
void judge_goal(Story& story);

// T-HARD: whether a won tutorial earns the hardcore credit.
bool earns_hardcore(const Ruleset& rules, const State& state);

}  // namespace rules
