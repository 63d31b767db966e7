#include "rules/can_happen.h"

#include "base/overloaded.h"
#include "rules/empty_space.h"
#include "rules/mall.h"

namespace rules {
namespace {

bool is_a_seat(const State& state, Seat seat) { return seat.index < state.seats; }

bool knows_everything(const State& state) { return state.knowledge == Knowledge::Everything; }

// A mall holds each number once, so that a deck that got its tiles back still has room.
bool is_a_new_number(const State& state, Tile tile) {
  for (const Tile other : state.placed) {
    if (catalog::number(other) == catalog::number(tile)) return false;
  }
  return !catalog::is_start(tile);
}

// The tile on top of the deck; in the public view at least one that could be.
bool is_drawn_from_the_deck(const State& state, Card drawn) {
  if (state.deck.empty() || state.held) return false;
  if (knows_everything(state)) return drawn == state.deck.back();
  const std::optional<Tile> tile = drawn.tile();
  return !tile || is_a_new_number(state, *tile);
}

// The drawn tile, where an exploration space leads to, turned as its entrance says (B-EXPL-2).
bool continues_the_mall(const State& state, const TilePlaced& placed) {
  const std::optional<Tile> tile = placed.tile.tile();
  if (!state.held || !tile || !is_corridor_space(state, placed.from) || !is_a_new_number(state, *tile))
    return false;
  if (state.held->tile() && *state.held != placed.tile) return false;
  if (!leads_to_the_unexplored(state, placed.from)) return false;
  const TilePlacement at = placement_explored_from(state, placed.from, *tile);
  return placed.row == at.row && placed.column == at.column && placed.turns == at.turns &&
         placed.dimension == at.dimension;
}

bool is_a_whole_solo_deck(const std::array<SoloCard, catalog::kAbilities>& deck) {
  unsigned seen = 0;
  for (const SoloCard card : deck) {
    if (const std::optional<Ability> ability = card.ability()) seen |= 1U << catalog::index(*ability);
  }
  return seen == (1U << catalog::kAbilities) - 1;
}

bool may_be_taken_out(const State& state, Tile tile) {
  for (const Place standing : state.places) {
    if (standing != kNowhere && standing.tile() == tile) return false;
  }
  return is_placed(state, tile) && !catalog::is_start(tile) && state.out_of_order[catalog::index(tile)] == 0;
}

// A rule only puts pawns on free spaces; only guards become frogs and eat.
bool may_be_put(const State& state, const PawnPut& put) {
  const bool may_leave = state.presence[index(put.pawn)] != Presence::Escaped;
  switch (put.presence) {
    case Presence::InTheMall:
      return may_leave && is_corridor_space(state, put.at) && !is_occupied(state, put.at);
    case Presence::Frog:
    case Presence::Dining:
    case Presence::DiningFrog:
      return !is_hero(put.pawn) && is_corridor_space(state, put.at);
    case Presence::Aside:
      return may_leave && put.at == kNowhere;
    case Presence::NotInPlay:
      return !is_hero(put.pawn) && put.at == kNowhere;
    case Presence::Waiting:
    case Presence::Escaped:
      return false;
  }
  return false;
}

bool may_be_laid(const State& state, const TwoEnded& token, Place from, Place to) {
  return token.token == TokenState::Ready && is_corridor_space(state, from) && is_corridor_space(state, to) &&
         from != to;
}

bool may_be_lifted(const State& state, const TileLifted& lifted) {
  if (lifted.token >= kTelekinesisTokens || !is_left(state.security.telekinesis_tokens, lifted.token))
    return false;
  if (!is_placed(state, lifted.tile) || catalog::is_start(lifted.tile) || !is_empty(state, lifted.tile))
    return false;
  if (!is_corridor_space(state, lifted.from) || lifted.from.tile() == lifted.tile) return false;
  if (!leads_to_the_unexplored(state, lifted.from)) return false;
  const TilePlacement at = placement_explored_from(state, lifted.from, lifted.tile);
  return lifted.row == at.row && lifted.column == at.column && lifted.turns == at.turns &&
         lifted.dimension == at.dimension;
}

}  // namespace

bool can_happen(const Ruleset& rules, const State& state, const Event& event) {
  if (state.outcome != Outcome::Running) return false;  // B-END-1
  return std::visit(
      base::Overloaded{
          [&](const PawnMoved& moved) {
            return is_in_the_mall(state, moved.pawn) && is_corridor_space(state, moved.to) &&
                   !is_occupied(state, moved.to) && place_of(state, moved.pawn) == moved.from;
          },
          [&](const WentOutOfOrder& gone) { return is_corridor_space(state, gone.at); },
          [&](const SandFlipped& flipped) { return flipped.left.count <= rules.sand_ms; },
          [&](const ActionTilesPassed&) { return state.seats > 1; },
          [&](const SoloShuffled& shuffled) {
            return is_solo(state) && (!knows_everything(state) || is_a_whole_solo_deck(shuffled.deck));
          },
          [&](const SoloRenewed&) { return state.solo_deck.empty() && !state.solo_pile.empty(); },
          [&](const SoloRevealed& revealed) {
            if (state.solo_deck.empty() || state.solo_pile.full()) return false;
            return !knows_everything(state) || revealed.card == state.solo_deck.back();
          },
          [&](const TalkOpened& opened) { return opened.speech != Speech::Silent; },
          [&](const TalkClosed&) { return true; },
          [&](const TileDrawn& drawn) { return is_drawn_from_the_deck(state, drawn.tile); },
          [&](const TilePlaced& placed) { return continues_the_mall(state, placed); },
          [&](const TileReturned& returned) {
            return state.held && *state.held == returned.tile && !state.deck.full();
          },
          [&](const BallBegun&) { return !state.ball_in_use; },
          [&](const BallEnded&) { return state.ball_in_use; },
          [&](const Stolen&) { return !state.stolen; },
          [&](const HeroEscaped& escaped) {
            return is_hero(escaped.hero) && is_in_the_mall(state, escaped.hero) &&
                   space_at(place_of(state, escaped.hero)).symbol == Symbol::Exit;
          },
          [&](const NoExitLeft&) { return true; },
          [&](const DiscardsDue& due) { return due.count <= 2; },
          [&](const TileDiscarded& discarded) {
            return state.discards_due > 0 && may_be_taken_out(state, discarded.tile) && !state.deck.full();
          },
          [&](const RedPawnPut& put) { return is_a_seat(state, put.by) && is_a_seat(state, put.before); },
          [&](const Stared& stared) { return is_a_seat(state, stared.by) && is_a_seat(state, stared.at); },
          [&](const GameWon&) { return true; },
          [&](const GameLost&) { return true; },
          [&](const PawnPut& put) { return may_be_put(state, put); },
          [&](const HeroCaught& caught) { return is_hero(caught.hero); },
          [&](const StressTokenUsed& used) {
            return is_a_seat(state, used.by) &&
                   is_left(state.security.stress_tokens, static_cast<std::size_t>(used.token));
          },
          [&](const ActionTilesSwapped& swapped) {
            return is_a_seat(state, swapped.by) && is_a_seat(state, swapped.with);
          },
          [&](const ShaftLaid& laid) {
            return laid.pair < kShafts &&
                   may_be_laid(state, state.security.shafts[laid.pair], laid.from, laid.to);
          },
          [&](const ShaftDiscarded& gone) {
            return gone.pair < kShafts && state.security.shafts[gone.pair].token == TokenState::Laid;
          },
          [&](const BreachLaid& laid) {
            return laid.number < kBreaches &&
                   may_be_laid(state, state.security.breaches[laid.number], laid.from, laid.to);
          },
          [&](const BreachDiscarded& gone) {
            return gone.number < kBreaches && state.security.breaches[gone.number].token == TokenState::Laid;
          },
          [&](const CodeSpellUsed&) { return state.security.code_spell; },
          [&](const MapBegun& begun) {
            return is_corridor_space(state, begun.at) && state.security.map_in_use == kNowhere;
          },
          [&](const MapEnded&) { return state.security.map_in_use != kNowhere; },
          [&](const BallSpellBegun&) { return state.security.ball_spell == BallSpell::Waiting; },
          [&](const BallSpellEnded&) { return state.security.ball_spell == BallSpell::Begun; },
          [&](const BeholderMoved& moved) { return is_placed(state, moved.to); },
          [&](const SensorTurned&) { return is_placed(state, Tile::T6s); },
          [&](const TileLifted& lifted) { return may_be_lifted(state, lifted); },
          [&](const SpellCast& cast) { return state.security.spells.contains(cast.spell); },
          [&](const SpellEnded& ended) {
            for (const Spell spell : state.security.holding) {
              if (spell == ended.spell) return true;
            }
            return false;
          },
          [&](const BackInOrder& back) { return is_corridor_space(state, back.at); },
          [&](const PawnsSwapped& swapped) {
            return is_in_the_mall(state, swapped.one) && is_in_the_mall(state, swapped.other) &&
                   swapped.one != swapped.other;
          },
          [&](const DeckTurned&) { return true; },
          [&](const SpaceToChoose& choice) { return !is_hero(choice.guard); },
          [&](const GoalMarked&) { return true; },
      },
      event);
}

}  // namespace rules
