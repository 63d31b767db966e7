#include "rules/evolve.h"

#include <utility>

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

TwoEnded laid(Place from, Place to) { return TwoEnded{.token = TokenIs::Laid, .first = from, .second = to}; }

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

void evolve(State& state, const Event& event) {
  base::visit_by_switch(
      base::Overloaded{
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
            if (placed.right == Right::Map) ++state.security.map_tiles;
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
          [&](const PawnPut& what) {
            put(state, what);
            if (state.security.choosing == what.pawn) state.security.choosing.reset();
          },
          [&](const HeroCaught&) {},
          [&](const StressTokenUsed& used) {
            std::uint8_t& tokens = state.security.stress_tokens;
            tokens = static_cast<std::uint8_t>(tokens & ~(1U << static_cast<unsigned>(used.token)));
          },
          [&](const ActionTilesSwapped& swapped) {
            std::swap(state.action_tiles[swapped.by.index], state.action_tiles[swapped.with.index]);
          },
          [&](const ShaftLaid& shaft) { state.security.shafts[shaft.pair] = laid(shaft.from, shaft.to); },
          [&](const ShaftDiscarded& shaft) {
            state.security.shafts[shaft.pair] = TwoEnded{.token = TokenIs::Discarded};
          },
          [&](const BreachLaid& breach) {
            state.security.breaches[breach.number] = laid(breach.from, breach.to);
          },
          [&](const BreachDiscarded& breach) {
            state.security.breaches[breach.number] = TwoEnded{.token = TokenIs::Discarded};
          },
          [&](const CodeSpellUsed&) { state.security.code_spell = false; },
          [&](const MapBegun& begun) {
            state.security.map_in_use = begun.at;
            state.security.map_tiles = 0;
          },
          [&](const MapEnded&) { state.security.map_in_use = kNowhere; },
          [&](const BallSpellBegun&) { state.security.ball_spell = BallSpell::Begun; },
          [&](const BallSpellEnded&) { state.security.ball_spell = BallSpell::None; },
          [&](const BeholderMoved& moved) {
            state.security.beholder = PieceIs::InTheMall;
            state.security.beholder_tile = moved.to;
          },
          [&](const SensorTurned& turned) {
            state.security.sensor = PieceIs::InTheMall;
            state.security.sensor_side = turned.side;
          },
          [&](const TileLifted& lifted) { lift(state, lifted); },
          [&](const SpellCast& spell) { cast(state, spell.spell); },
          [&](const SpellEnded& spell) { end_spell(state.security, spell.spell); },
          [&](const BackInOrder& back) {
            Cells& cells = state.out_of_order[index(back.at.tile())];
            cells = static_cast<Cells>(cells & ~catalog::bit(back.at.cell()));
          },
          [&](const PawnsSwapped& swapped) {
            std::swap(state.places[index(swapped.one)], state.places[index(swapped.other)]);
          },
          [&](const DeckTurned& turned) {
            state.deck_face = turned.face;
            show_only_the_top(state, turned.next);
          },
          [&](const SpaceToChoose& choice) { state.security.choosing = choice.guard; },
          [&](const GoalMarked&) { state.security.goal_mark = true; },
      },
      event);
}

}  // namespace rules
