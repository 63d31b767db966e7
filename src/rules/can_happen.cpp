#include "rules/can_happen.h"

#include "base/overloaded.h"

namespace rules {
namespace {

bool is_a_space(const State& state, Place at) {
  return at.code < kTiles * catalog::kCells && is_placed(state, at.tile()) &&
         catalog::contains(catalog::def(at.tile()).corridor, at.cell());
}

bool is_a_seat(const State& state, Seat seat) { return seat.index < state.seats; }

// One of the places of the lattice around what lies there, and nothing lies on it yet.
bool is_a_free_place(const State& state, const TilePlaced& placed) {
  bool touches = false;
  for (const Tile tile : state.placed) {
    const PlacedTile& other = lies(state, tile);
    if (other.dimension != placed.dimension) continue;
    if (other.row == placed.row && other.column == placed.column) return false;
    for (const catalog::Offset offset : catalog::kNeighbourPlace) {
      touches |= placed.row == other.row + offset.rows && placed.column == other.column + offset.columns;
    }
  }
  return touches;
}

// A mall holds each number once, so that a deck that got its tiles back still has room.
bool is_a_new_number(const State& state, Tile tile) {
  for (const Tile other : state.placed) {
    if (catalog::number(other) == catalog::number(tile)) return false;
  }
  return true;
}

}  // namespace

bool can_happen(const State& state, const Event& event) {
  return std::visit(
      base::Overloaded{
          [&](const PawnMoved& moved) {
            return is_in_the_mall(state, moved.pawn) && is_a_space(state, moved.to) &&
                   !is_occupied(state, moved.to) && place_of(state, moved.pawn) == moved.from;
          },
          [&](const WentOutOfOrder& gone) { return is_a_space(state, gone.at); },
          [&](const SandFlipped& flipped) { return flipped.left.count <= 0xffffffffU - flipped.at.ms; },
          [&](const ActionTilesPassed&) { return state.seats > 1; },
          [&](const SoloShuffled&) { return is_solo(state); },
          [&](const SoloRenewed&) { return state.solo_deck.empty() && !state.solo_pile.empty(); },
          [&](const SoloRevealed&) { return !state.solo_deck.empty() && !state.solo_pile.full(); },
          [&](const TalkOpened&) { return true; },
          [&](const TalkClosed&) { return true; },
          [&](const TileDrawn&) { return !state.deck.empty() && !state.held; },
          [&](const TilePlaced& placed) {
            const std::optional<Tile> tile = placed.tile.tile();
            return state.held && tile && placed.dimension <= 1 && is_a_new_number(state, *tile) &&
                   state.placed.size() < static_cast<int>(catalog::kMostPlaced) &&
                   is_a_free_place(state, placed);
          },
          [&](const TileReturned&) { return state.held && !state.deck.full(); },
          [&](const BallBegun&) { return !state.ball_in_use; },
          [&](const BallEnded&) { return state.ball_in_use; },
          [&](const Stolen&) { return !state.stolen; },
          [&](const HeroEscaped& escaped) {
            return is_hero(escaped.hero) && is_in_the_mall(state, escaped.hero);
          },
          [&](const NoExitLeft&) { return true; },
          [&](const DiscardsDue& due) { return due.count <= 2; },
          [&](const TileDiscarded& discarded) {
            bool is_empty = true;
            for (const Place standing : state.places) {
              is_empty &= standing == kNowhere || standing.tile() != discarded.tile;
            }
            return state.discards_due > 0 && is_placed(state, discarded.tile) && is_empty &&
                   !state.deck.full();
          },
          [&](const RedPawnPut& put) { return is_a_seat(state, put.by) && is_a_seat(state, put.before); },
          [&](const Stared& stared) { return is_a_seat(state, stared.by) && is_a_seat(state, stared.at); },
          [&](const GameWon&) { return true; },
          [&](const GameLost&) { return true; },
      },
      event);
}

}  // namespace rules
