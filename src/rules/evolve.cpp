#include "rules/evolve.h"

#include "base/overloaded.h"

namespace rules {
namespace {

using catalog::index;

// In everybody's view only the top of the deck is seen, and only as the event tells.
void show_only_the_top(State& state, Card top) {
  if (state.knowledge == Knowledge::Everything) return;
  for (Card& card : state.deck) card = Card::hidden();
  if (!state.deck.empty()) state.deck.back() = top;
}

void lay(State& state, Tile tile, const TilePlaced& placed) {
  PlacedTile& mine = state.tiles[index(tile)];
  mine = PlacedTile{
      .row = placed.row, .column = placed.column, .turns = placed.turns, .dimension = placed.dimension};
  for (const Tile other : state.placed) {
    PlacedTile& theirs = state.tiles[index(other)];
    if (theirs.dimension != mine.dimension) continue;
    for (const Direction side : kDirections) {
      const catalog::Offset offset = catalog::kNeighbourPlace[index(side)];
      if (theirs.row != mine.row + offset.rows || theirs.column != mine.column + offset.columns) continue;
      mine.neighbours[index(side)] = static_cast<std::uint8_t>(other);
      theirs.neighbours[index(catalog::opposite(side))] = static_cast<std::uint8_t>(tile);
    }
  }
  state.placed.insert(tile);
}

void take_out(State& state, Tile tile) {
  for (const Direction side : kDirections) {
    if (const std::optional<Tile> other = lies(state, tile).neighbour(side)) {
      state.tiles[index(*other)].neighbours[index(catalog::opposite(side))] = PlacedTile::kNoTile;
    }
  }
  state.tiles[index(tile)] = PlacedTile{};
  state.placed.erase(tile);
}

void pass_to_the_left(State& state) {
  const ActionTile last = state.action_tiles[state.seats - 1U];
  for (std::size_t seat = state.seats - 1U; seat > 0; --seat) {
    state.action_tiles[seat] = state.action_tiles[seat - 1];
  }
  state.action_tiles[0] = last;
}

void end(State& state, Outcome outcome, GameTime at) {
  state.outcome = outcome;
  state.ended = at;
  state.discards_due = 0;
}

}  // namespace

void evolve(State& state, const Event& event) {
  std::visit(base::Overloaded{
                 [&](const PawnMoved& moved) { state.places[index(moved.pawn)] = moved.to; },
                 [&](const WentOutOfOrder& gone) {
                   Cells& cells = state.out_of_order[index(gone.at.tile())];
                   cells = static_cast<Cells>(cells | catalog::bit(gone.at.cell()));
                 },
                 [&](const SandFlipped& flipped) {
                   state.sand = Sand{flipped.at, flipped.left};
                   ++state.flips;
                   if (flipped.by == FlipBy::Space) ++state.timer_spaces_used;
                 },
                 [&](const ActionTilesPassed&) { pass_to_the_left(state); },
                 [&](const SoloShuffled& shuffled) {
                   state.solo_deck.clear();
                   for (const SoloCard card : shuffled.deck) state.solo_deck.push_back(card);
                   state.solo_pile.clear();
                   state.action_tiles[0] = ActionTile{};  // B-SOLO-6
                   state.random = base::Random{state.random.seed(), shuffled.drawn};
                 },
                 [&](const SoloRenewed&) {
                   const bool knows = state.knowledge == Knowledge::Everything;
                   while (!state.solo_pile.empty()) {
                     state.solo_deck.push_back(knows ? state.solo_pile.back() : SoloCard::hidden());
                     state.solo_pile.pop_back();
                   }
                 },
                 [&](const SoloRevealed& revealed) {
                   state.solo_deck.pop_back();
                   state.solo_pile.push_back(revealed.card);
                   const std::optional<Ability> ability = revealed.card.ability();
                   state.action_tiles[0] = ability ? catalog::action_tile(*ability) : ActionTile{};
                 },
                 [&](const TalkOpened& opened) { state.speech = opened.speech; },
                 [&](const TalkClosed&) { state.speech = Speech::Silent; },
                 [&](const TileDrawn& drawn) {
                   state.deck.pop_back();
                   state.held = drawn.tile;
                   show_only_the_top(state, drawn.next);
                 },
                 [&](const TilePlaced& placed) {
                   state.held.reset();
                   if (const std::optional<Tile> tile = placed.tile.tile()) lay(state, *tile, placed);
                 },
                 [&](const TileReturned& returned) {
                   state.held.reset();
                   state.deck.push_back(returned.tile);
                   show_only_the_top(state, returned.next);
                 },
                 [&](const BallBegun&) { state.ball_in_use = true; },
                 [&](const BallEnded&) { state.ball_in_use = false; },
                 [&](const Stolen&) { state.stolen = true; },
                 [&](const HeroEscaped& escaped) {
                   state.presence[index(escaped.hero)] = Presence::Escaped;
                   if (!escaped.stays) state.places[index(escaped.hero)] = kNowhere;
                 },
                 [&](const NoExitLeft&) { state.no_exit_left = true; },
                 [&](const DiscardsDue& due) { state.discards_due = due.count; },
                 [&](const TileDiscarded& discarded) {
                   take_out(state, discarded.tile);
                   state.deck.push_front(Card{discarded.tile});  // S11-4
                   show_only_the_top(state, discarded.next);
                   --state.discards_due;
                 },
                 [&](const RedPawnPut& put) {
                   state.red_pawn = put.before;
                   state.red_pawn_ready_at[put.by.index] = put.ready_at;
                 },
                 [&](const Stared&) {},
                 [&](const GameWon& won) { end(state, Outcome::Won, won.at); },
                 [&](const GameLost& lost) {
                   state.defeat = lost.defeat;
                   end(state, Outcome::Lost, lost.at);
                 },
             },
             event);
}

}  // namespace rules
