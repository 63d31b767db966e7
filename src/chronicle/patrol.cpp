#include "chronicle/patrol.h"

#include <utility>

#include "chronicle/passages.h"
#include "rules/appearance.h"

namespace chronicle {
namespace {

using rules::kGuardPawns;
using rules::Pawn;
using rules::Place;
using rules::Presence;
using rules::State;
using rules::Tile;

// ACH-20: adjacent, with no wall between them except a breached one.
bool shake_hands(const State& state, Pawn one, Pawn other) {
  if (one == other || !rules::is_in_the_mall(state, one) || !rules::is_in_the_mall(state, other))
    return false;
  const Place from = rules::place_of(state, one);
  const Place to = rules::place_of(state, other);
  if (!touch(state, from, to)) return false;
  if (breach_between(state, from, to)) return true;
  for (const rules::Direction toward : rules::kDirections) {
    const rules::NextSpace next = rules::next_space(state, from, toward);
    if (next.border == rules::Border::Open && next.place == to) return true;
  }
  return false;
}

void look_at_hands(const State& state, AchievementSet& earned) {
  for (const Pawn guard : kGuardPawns) {
    int hands = 0;
    for (const Pawn other : kGuardPawns) hands += shake_hands(state, guard, other) ? 1 : 0;
    earned.insert_if(hands >= 1, Achievement::Colleagues);
    earned.insert_if(hands >= 2, Achievement::WorksOuting);  // ACH-21: the one in the middle
  }
}

bool has_guard(const State& state, Tile tile) {
  for (const Pawn guard : kGuardPawns) {
    if (rules::is_in_the_mall(state, guard) && rules::place_of(state, guard).tile() == tile) return true;
  }
  return false;
}

bool has_an_exit(Tile tile) {
  const unsigned number = catalog::number(tile);
  return number == 2 || (number >= 10 && number <= 12);
}

// ACH-22
bool guard_all_exits(const State& state) {
  rules::TileSet guarded;
  for (const Pawn guard : kGuardPawns) {
    if (!rules::is_in_the_mall(state, guard)) continue;
    const Tile tile = rules::place_of(state, guard).tile();
    if (has_an_exit(tile)) guarded.insert(tile);
  }
  return guarded.size() == 4;
}

// ACH-23
bool is_encircled(const State& state, Pawn hero) {
  if (!rules::is_in_the_mall(state, hero)) return false;
  for (const rules::Direction side : rules::kDirections) {
    const auto next = rules::placed_tile(state, rules::place_of(state, hero).tile()).neighbour(side);
    if (!next || !has_guard(state, *next)) return false;
  }
  return true;
}

// ACH-25: walls don't matter; a frog at its meal is greeted from in front of the shop.
bool is_kissed(const State& state, Pawn frog) {
  const Presence presence = state.presence[rules::index(frog)];
  if (presence != Presence::Frog && presence != Presence::DiningFrog) return false;
  const Place at = state.security.back_at[rules::guard_index(frog)];
  for (const Pawn guard : kGuardPawns) {
    if (!rules::is_in_the_mall(state, guard)) continue;
    const Place stands = rules::place_of(state, guard);
    if (presence == Presence::DiningFrog ? stands == at : touch(state, stands, at)) return true;
  }
  return false;
}

}  // namespace

void Patrol::see(const SeenEvent& seen, AchievementSet& earned) {
  if (const auto* moved = seen.is<rules::PawnMoved>()) {
    (moved->way == rules::Way::Vortex ? moved_by_control_ : moved_otherwise_).insert(moved->pawn);
  }
  if (const auto* cast = seen.is<rules::SpellCast>()) swap_is_cast_ = cast->spell == rules::Spell::Swap;
  if (const auto* swapped = seen.is<rules::PawnsSwapped>()) {
    // In the guard room, pawns also change places by rule (M5-9, R-94).
    if (!std::exchange(swap_is_cast_, false)) return;
    const bool are_guards = !rules::is_hero(swapped->one) && !rules::is_hero(swapped->other);
    earned.insert_if(are_guards, Achievement::ChangeOfShift);
    moved_otherwise_.insert(swapped->one);
    moved_otherwise_.insert(swapped->other);
  }
  if (const auto* put = seen.is<rules::PawnPut>()) {
    if (put->why == rules::Put::Appears) appeared_.insert(put->pawn);
    if (put->why == rules::Put::Invited) moved_otherwise_.insert(put->pawn);
  }
}

bool Patrol::was_remote_controlled(const rules::Ruleset& rules) const {
  bool is_moved = false;
  for (const Tile tile : {Tile::T2s, Tile::T10s, Tile::T11s}) {
    const std::optional<Pawn> guard = rules::reinforcement_of(rules, tile);
    if (!guard || !appeared_.contains(*guard) || moved_otherwise_.contains(*guard)) return false;
    is_moved |= moved_by_control_.contains(*guard);
  }
  return is_moved;
}

void Patrol::look(const State& state, AchievementSet& earned) {
  look_at_hands(state, earned);
  earned.insert_if(guard_all_exits(state), Achievement::DoorsWatched);
  for (const Pawn hero : rules::kHeroes) earned.insert_if(is_encircled(state, hero), Achievement::RingedIn);
  for (const Pawn guard : kGuardPawns) earned.insert_if(is_kissed(state, guard), Achievement::OldFriends);
}

}  // namespace chronicle
