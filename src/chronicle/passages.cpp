#include "chronicle/passages.h"

#include "rules/breach.h"

namespace chronicle {
namespace {

using rules::Direction;
using rules::Pawn;
using rules::Place;
using rules::State;
using rules::Tile;
using rules::TokenState;
using rules::TwoEnded;

bool joins(const TwoEnded& token, Place one, Place other) {
  if (token.token != TokenState::Laid) return false;
  return (token.first == one && token.second == other) || (token.first == other && token.second == one);
}

// ACH-2: a row of tiles without a gap.
bool are_ends_of_a_long_row(const State& state, Tile first, Tile last) {
  constexpr int kLong = 7;
  for (const Direction toward : rules::kDirections) {
    int tiles = 1;
    for (Tile at = first; at != last; ++tiles) {
      const std::optional<Tile> next = rules::placed_tile(state, at).neighbour(toward);
      if (!next) break;
      at = *next;
      if (at == last && tiles + 1 >= kLong) return true;
    }
  }
  return false;
}

// ACH-4
bool guard_faces_the_barbarian(const State& state) {
  const Place barbarian = rules::place_of(state, rules::kBarbarian);
  if (!rules::is_in_the_mall(state, rules::kBarbarian)) return false;
  for (const Pawn guard : rules::kGuardPawns) {
    if (!rules::is_in_the_mall(state, guard)) continue;
    for (const TwoEnded& breach : state.security.breaches) {
      if (joins(breach, barbarian, rules::place_of(state, guard))) return true;
    }
  }
  return false;
}

// How a move continues if nobody is in its way: the dwarf passes orange walls, and some doors are open.
Place beyond(const State& state, Place at, Direction toward) {
  if (const auto breach = rules::breach_across(state, at, toward)) return breach->to;
  const rules::NextSpace next = rules::next_space(state, at, toward);
  switch (next.border) {
    case rules::Border::Open:
    case rules::Border::OrangeWall:
      return next.place;
    case rules::Border::SteelDoor:
      return rules::door_way(state, at, toward) == catalog::DoorWay::Free ? next.place : rules::kNowhere;
    case rules::Border::Wall:
    case rules::Border::DeadEnd:
    case rules::Border::Edge:
      break;
  }
  return rules::kNowhere;
}

// ACH-5: a move that starts at one half of a breach and leads through all three.
bool one_move_leads_through_all(const State& state) {
  for (const TwoEnded& first : state.security.breaches) {
    if (first.token != TokenState::Laid) return false;
  }
  for (const TwoEnded& first : state.security.breaches) {
    for (const Place half : {first.first, first.second}) {
      for (const Direction toward : rules::kDirections) {
        std::size_t crossed = 0;
        for (Place at = half; at != rules::kNowhere;) {
          const Place next = beyond(state, at, toward);
          if (next != rules::kNowhere && breach_between(state, at, next)) ++crossed;
          at = next;
        }
        if (crossed == rules::kBreaches) return true;
      }
    }
  }
  return false;
}

}  // namespace

std::optional<std::size_t> breach_between(const State& state, Place from, Place to) {
  for (std::size_t i = 0; i < rules::kBreaches; ++i) {
    if (joins(state.security.breaches[i], from, to)) return i;
  }
  return std::nullopt;
}

void Passages::note(Pawn pawn, std::size_t passage, AchievementSet& earned) {
  went_through_[passage].insert(pawn);
  if (went_through_[passage].are_all_heroes())
    earned.insert(passage < rules::kShafts ? Achievement::CommonShaft : Achievement::HoleInTheWall);
  if (rules::is_hero(pawn)) return;
  for (const Pawns& who : went_through_) {
    if (!who.contains(pawn)) return;
  }
  earned.insert(Achievement::WellTravelled);
}

void Passages::see(const SeenEvent& seen, AchievementSet& earned) {
  const auto* moved = seen.is<rules::PawnMoved>();
  if (moved == nullptr) return;
  const rules::Security& security = seen.before.security;
  for (std::size_t pair = 0; pair < rules::kShafts; ++pair) {
    if (moved->way == rules::Way::Shaft && joins(security.shafts[pair], moved->from, moved->to))
      note(moved->pawn, pair, earned);
  }
  if (moved->way != rules::Way::Walk) return;
  follow(seen.before, *moved, [&](Place from, Place to) {
    if (const auto breach = breach_between(seen.before, from, to))
      note(moved->pawn, rules::kShafts + *breach, earned);
  });
}

void Passages::look(const State& state, AchievementSet& earned) {
  for (const TwoEnded& shaft : state.security.shafts) {
    const bool is_worm = shaft.token == TokenState::Laid &&
                         are_ends_of_a_long_row(state, shaft.first.tile(), shaft.second.tile());
    earned.insert_if(is_worm, Achievement::LongBurrow);
  }
  earned.insert_if(guard_faces_the_barbarian(state), Achievement::FaceToFace);
  earned.insert_if(one_move_leads_through_all(state), Achievement::StraightThrough);
}

}  // namespace chronicle
