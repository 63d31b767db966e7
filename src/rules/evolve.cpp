#include "rules/evolve.h"

#include <utility>

#include "base/overloaded.h"

namespace rules {
namespace {

using catalog::index;

// In everyone's view, only the top of the deck can be seen, and only as the event says.
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
    if (const std::optional<Tile> other = placed_tile(state, tile).neighbour(side)) {
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

TwoEnded laid(Place from, Place to) {
  return TwoEnded{.token = TokenState::Laid, .first = from, .second = to};
}

void put(State& state, const PawnPut& put) {
  const bool is_away = put.presence == Presence::Frog || put.presence == Presence::Dining ||
                       put.presence == Presence::DiningFrog;
  state.presence[index(put.pawn)] = put.presence;
  state.places[index(put.pawn)] = is_away ? kNowhere : put.at;
  if (!is_hero(put.pawn)) state.security.back_at[guard_index(put.pawn)] = is_away ? put.at : kNowhere;
}

void cast(State& state, Spell spell) {
  Security& security = state.security;
  security.spells.erase(spell);
  if (catalog::is_temporary(spell)) security.holding.push_back(spell);
  if (spell == Spell::Code) security.code_spell = true;
  if (spell == Spell::CrystalBall) security.ball_spell = BallSpell::Waiting;
}

void end_spell(Security& security, Spell spell) {
  for (std::size_t i = 0; i < security.holding.size(); ++i) {
    if (security.holding[i] == spell) {
      security.holding.erase_at(i);
      return;
    }
  }
}

void lift(State& state, const TileLifted& lifted) {
  take_out(state, lifted.tile);
  lay(state, lifted.tile,
      TilePlaced{.tile = Card{lifted.tile},
                 .from = lifted.from,
                 .row = lifted.row,
                 .column = lifted.column,
                 .turns = lifted.turns,
                 .dimension = lifted.dimension,
                 .right = Right::Hero});
  state.security.telekinesis_tokens =
      static_cast<std::uint8_t>(state.security.telekinesis_tokens & ~(1U << lifted.token));
}

void end(State& state, Outcome outcome, GameTime at) {
  state.outcome = outcome;
  state.ended = at;
  state.discards_due = 0;
}

}  // namespace

void Evolution::operator()(const PawnMoved& moved) const { state.places[index(moved.pawn)] = moved.to; }

void Evolution::operator()(const WentOutOfOrder& gone) const {
  Cells& cells = state.out_of_order[index(gone.at.tile())];
  cells = static_cast<Cells>(cells | catalog::bit(gone.at.cell()));
}

void Evolution::operator()(const SandFlipped& flipped) const {
  state.sand = Sand{flipped.at, flipped.left};
  ++state.flips;
  if (flipped.by == FlipBy::Space) ++state.timer_spaces_used;
}

void Evolution::operator()(const ActionTilesPassed&) const { pass_to_the_left(state); }

void Evolution::operator()(const SoloShuffled& shuffled) const {
  state.solo_deck.clear();
  for (const SoloCard card : shuffled.deck) state.solo_deck.push_back(card);
  state.solo_pile.clear();
  state.action_tiles[0] = ActionTile{};  // B-SOLO-6
  state.random = base::Random{state.random.seed(), shuffled.drawn};
}

void Evolution::operator()(const SoloRenewed&) const {
  const bool knows = state.knowledge == Knowledge::Everything;
  while (!state.solo_pile.empty()) {
    state.solo_deck.push_back(knows ? state.solo_pile.back() : SoloCard::hidden());
    state.solo_pile.pop_back();
  }
}

void Evolution::operator()(const SoloRevealed& revealed) const {
  state.solo_deck.pop_back();
  state.solo_pile.push_back(revealed.card);
  const std::optional<Ability> ability = revealed.card.ability();
  state.action_tiles[0] = ability ? catalog::action_tile(*ability) : ActionTile{};
}

void Evolution::operator()(const TalkOpened& opened) const { state.speech = opened.speech; }

void Evolution::operator()(const TalkClosed&) const { state.speech = Speech::Silent; }

void Evolution::operator()(const TileDrawn& drawn) const {
  state.deck.pop_back();
  state.held = drawn.tile;
  show_only_the_top(state, drawn.next);
}

void Evolution::operator()(const TilePlaced& placed) const {
  state.held.reset();
  if (placed.right == Right::Map) ++state.security.map_tiles;
  if (const std::optional<Tile> tile = placed.tile.tile()) lay(state, *tile, placed);
}

void Evolution::operator()(const TileReturned& returned) const {
  state.held.reset();
  state.deck.push_back(returned.tile);
  show_only_the_top(state, returned.next);
}

void Evolution::operator()(const BallBegun&) const { state.ball_in_use = true; }

void Evolution::operator()(const BallEnded&) const { state.ball_in_use = false; }

void Evolution::operator()(const Stolen&) const { state.stolen = true; }

void Evolution::operator()(const HeroEscaped& escaped) const {
  state.presence[index(escaped.hero)] = Presence::Escaped;
  if (!escaped.stays) state.places[index(escaped.hero)] = kNowhere;
}

void Evolution::operator()(const NoExitLeft&) const { state.no_exit_left = true; }

void Evolution::operator()(const DiscardsDue& due) const { state.discards_due = due.count; }

void Evolution::operator()(const TileDiscarded& discarded) const {
  take_out(state, discarded.tile);
  state.deck.push_front(Card{discarded.tile});  // S11-4
  show_only_the_top(state, discarded.next);
  --state.discards_due;
}

void Evolution::operator()(const RedPawnPut& put) const {
  state.red_pawn = put.before;
  state.red_pawn_ready_at[put.by.index] = put.ready_at;
}

void Evolution::operator()(const GameWon& won) const { end(state, Outcome::Won, won.at); }

void Evolution::operator()(const GameLost& lost) const {
  state.defeat = lost.defeat;
  end(state, Outcome::Lost, lost.at);
}

void Evolution::operator()(const PawnPut& what) const {
  put(state, what);
  if (state.security.choosing == what.pawn) state.security.choosing.reset();
}

void Evolution::operator()(const StressTokenUsed& used) const {
  std::uint8_t& tokens = state.security.stress_tokens;
  tokens = static_cast<std::uint8_t>(tokens & ~(1U << static_cast<unsigned>(used.token)));
}

void Evolution::operator()(const ActionTilesSwapped& swapped) const {
  std::swap(state.action_tiles[swapped.by.index], state.action_tiles[swapped.with.index]);
}

void Evolution::operator()(const ShaftLaid& shaft) const {
  state.security.shafts[shaft.pair] = laid(shaft.from, shaft.to);
}

void Evolution::operator()(const ShaftDiscarded& shaft) const {
  state.security.shafts[shaft.pair] = TwoEnded{.token = TokenState::Discarded};
}

void Evolution::operator()(const BreachLaid& breach) const {
  state.security.breaches[breach.number] = laid(breach.from, breach.to);
}

void Evolution::operator()(const BreachDiscarded& breach) const {
  state.security.breaches[breach.number] = TwoEnded{.token = TokenState::Discarded};
}

void Evolution::operator()(const CodeSpellUsed&) const { state.security.code_spell = false; }

void Evolution::operator()(const MapBegun& begun) const {
  state.security.map_in_use = begun.at;
  state.security.map_tiles = 0;
}

void Evolution::operator()(const MapEnded&) const { state.security.map_in_use = kNowhere; }

void Evolution::operator()(const BallSpellBegun&) const { state.security.ball_spell = BallSpell::Begun; }

void Evolution::operator()(const BallSpellEnded&) const { state.security.ball_spell = BallSpell::None; }

void Evolution::operator()(const BeholderMoved& moved) const {
  state.security.beholder = PieceState::InTheMall;
  state.security.beholder_tile = moved.to;
}

void Evolution::operator()(const SensorTurned& turned) const {
  state.security.sensor = PieceState::InTheMall;
  state.security.sensor_side = turned.side;
}

void Evolution::operator()(const TileLifted& lifted) const { lift(state, lifted); }

void Evolution::operator()(const SpellCast& spell) const { cast(state, spell.spell); }

void Evolution::operator()(const SpellEnded& spell) const { end_spell(state.security, spell.spell); }

void Evolution::operator()(const BackInOrder& back) const {
  Cells& cells = state.out_of_order[index(back.at.tile())];
  cells = static_cast<Cells>(cells & ~catalog::bit(back.at.cell()));
}

void Evolution::operator()(const PawnsSwapped& swapped) const {
  std::swap(state.places[index(swapped.one)], state.places[index(swapped.other)]);
}

void Evolution::operator()(const DeckTurned& turned) const {
  state.deck_face = turned.face;
  show_only_the_top(state, turned.next);
}

void Evolution::operator()(const SpaceToChoose& choice) const { state.security.choosing = choice.guard; }

void Evolution::operator()(const GoalMarked&) const { state.security.goal_mark = true; }

void evolve(State& state, const Event& event) { base::visit_by_switch(Evolution{state}, event); }

}  // namespace rules
