#include "rules/believable.h"

#include "rules/empty_space.h"

namespace rules {
namespace {

// More game time than any game has, and little enough that adding some never wraps.
constexpr GameTime kLatest{0x7fffffff};

// ---- the mall

// Where tiles can lie (catalog::kNeighbourPlace): every seventeenth place, shifted by four from row to row.
bool is_a_lattice_place(const PlacedTile& tile) { return (tile.row + 4 * tile.column) % 17 == 0; }

// No mall reaches further: each tile is at most four rows or columns away from the one it continues.
bool is_within_reach(int distance) {
  constexpr int kFurthest = 4 * static_cast<int>(catalog::kMostPlaced - 1);
  return distance >= -kFurthest && distance <= kFurthest;
}

bool lies_at_the_origin(const PlacedTile& tile) {
  return tile.row == 0 && tile.column == 0 && tile.turns == Turns{};
}

bool is_in_the_way(const State& state, Tile one, Tile other) {
  const PlacedTile& a = placed_tile(state, one);
  const PlacedTile& b = placed_tile(state, other);
  const bool is_one_place = a.dimension == b.dimension && a.row == b.row && a.column == b.column;
  return one != other && (is_one_place || catalog::number(one) == catalog::number(other));
}

bool is_believable_tile(const State& state, Tile tile) {
  const PlacedTile& mine = placed_tile(state, tile);
  if (mine.turns.quarters > 3 || mine.dimension > 1) return false;
  if (!is_a_lattice_place(mine) || !is_within_reach(mine.row) || !is_within_reach(mine.column)) return false;
  for (const Tile other : state.placed) {
    if (is_in_the_way(state, tile, other)) return false;
  }
  const Cells tokens = state.out_of_order[catalog::index(tile)];
  if ((tokens & static_cast<Cells>(~catalog::def(tile).corridor)) != 0) return false;
  return !catalog::is_start(tile) || (lies_at_the_origin(mine) && mine.dimension == 0);
}

// ---- pawns

bool may_stand(const State& state, Place at, Presence presence) {
  const bool stands = at != kNowhere;
  if (stands && !is_corridor_space(state, at)) return false;
  switch (presence) {
    case Presence::NotInPlay:
    case Presence::Aside:
    case Presence::Waiting:
    case Presence::Frog:
    case Presence::Dining:
    case Presence::DiningFrog:
      return !stands;
    case Presence::InTheMall:
      return stands;
    case Presence::Escaped:
      return !stands || space_at(at).symbol == Symbol::Exit;
  }
  return false;
}

bool pawns_fit(const State& state) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Presence presence = state.presence[i];
    if (!may_stand(state, state.places[i], presence)) return false;
    const bool fits_a_hero = presence != Presence::Waiting && presence < Presence::Frog;
    if (is_hero(static_cast<Pawn>(i)) && !fits_a_hero) return false;
    for (std::size_t k = 0; k < i; ++k) {
      if (state.places[i] != kNowhere && state.places[k] == state.places[i]) return false;
    }
  }
  return true;
}

// ---- what is face down

// Everything but tile 1 fits into the deck, so that tiles can always go back.
bool deck_has_room(const State& state) {
  const std::size_t drawn = static_cast<std::size_t>(state.placed.size()) - 1U;
  return state.deck.size() + drawn + (state.held ? 1U : 0U) <= catalog::kMostInDeck;
}

// A known tile is nowhere else, and the public view shows at most the top of the deck.
bool cards_fit(const State& state) {
  const bool knows = state.knowledge == Knowledge::Everything;
  std::array<bool, 30> is_there{};
  for (const Tile tile : state.placed) is_there[catalog::number(tile)] = true;
  const auto fits = [&](Card card) {
    const std::optional<Tile> tile = card.tile();
    if (!tile) return !knows;
    bool& there = is_there[catalog::number(*tile)];
    if (there) return false;
    return there = true;
  };
  for (std::size_t i = 0; i < state.deck.size(); ++i) {
    const bool is_the_top = i + 1 == state.deck.size();
    if (!knows && !is_the_top && state.deck[i] != Card::hidden()) return false;
    if (!fits(state.deck[i])) return false;
  }
  return !state.held || (state.held->tile() && fits(*state.held));  // everyone has seen it
}

bool solo_cards_fit(const State& state) {
  const bool knows = state.knowledge == Knowledge::Everything;
  unsigned seen = 0;
  const auto fits = [&](SoloCard card) {
    const std::optional<Ability> ability = card.ability();
    if (!ability) return !knows;
    const unsigned bit = 1U << catalog::index(*ability);
    const bool is_new = (seen & bit) == 0;
    seen |= bit;
    return is_new;
  };
  for (const SoloCard card : state.solo_deck) {
    if (!knows && card != SoloCard::hidden()) return false;
    if (!fits(card)) return false;
  }
  for (const SoloCard card : state.solo_pile) {
    if (!card.ability() || !fits(card)) return false;
  }
  const std::size_t all = state.solo_deck.size() + state.solo_pile.size();
  return all == (is_solo(state) ? catalog::kAbilities : 0);
}

// ---- table and course

bool table_fits(const State& state) {
  if (state.seats == 0) return false;
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    if ((state.action_tiles[seat].bits >> catalog::kAbilities) != 0) return false;
    if (state.red_pawn_ready_at[seat] > kLatest) return false;
  }
  return !state.red_pawn || state.red_pawn->index < state.seats;
}

bool course_fits(const State& state) {
  if (state.sand.since > kLatest || state.sand.left.count > kLatest.ms || state.ended > kLatest) return false;
  if (state.timer_spaces_used > state.flips || state.discards_due > 2) return false;
  if (state.defeat != Defeat::None && state.outcome != Outcome::Lost) return false;
  if (state.outcome == Outcome::Running && state.ended != GameTime{}) return false;
  return state.knowledge == Knowledge::Everything || state.random == base::Random{};
}

// ---- the expansion

bool is_believable_token(const State& state, const TwoEnded& token) {
  if (token.token != TokenState::Laid) return token.first == kNowhere && token.second == kNowhere;
  return is_corridor_space(state, token.first) && is_corridor_space(state, token.second) &&
         token.first != token.second;
}

bool tokens_fit(const State& state) {
  for (const TwoEnded& shaft : state.security.shafts) {
    if (!is_believable_token(state, shaft)) return false;
  }
  for (const TwoEnded& breach : state.security.breaches) {
    if (!is_believable_token(state, breach)) return false;
  }
  return (state.security.stress_tokens >> kStressTokens) == 0 &&
         (state.security.telekinesis_tokens >> kTelekinesisTokens) == 0;
}

bool spells_fit(const Security& security) {
  if ((security.spells.bits >> catalog::kSpells) != 0) return false;
  for (std::size_t i = 0; i < security.holding.size(); ++i) {
    if (!catalog::is_temporary(security.holding[i])) return false;
    for (std::size_t k = 0; k < i; ++k) {
      if (security.holding[k] == security.holding[i]) return false;
    }
  }
  return true;
}

// A guard who is a frog or at his meal has a space to come back to, and no other guard has.
bool guards_fit(const State& state) {
  for (const Pawn guard : kGuardPawns) {
    const bool is_away = state.presence[index(guard)] >= Presence::Frog;
    const Place at = state.security.back_at[guard_index(guard)];
    if (is_away ? !is_corridor_space(state, at) : at != kNowhere) return false;
  }
  return !state.security.choosing || !is_hero(*state.security.choosing);
}

bool pieces_fit(const State& state) {
  const Security& security = state.security;
  if (security.map_in_use != kNowhere && !is_corridor_space(state, security.map_in_use)) return false;
  if (security.beholder == PieceState::InTheMall && !is_placed(state, security.beholder_tile)) return false;
  return security.sensor != PieceState::InTheMall || is_placed(state, Tile::T6s);
}

}  // namespace

bool is_a_believable_mall(const State& state) {
  if (is_placed(state, Tile::T1a) == is_placed(state, Tile::T1b)) return false;
  bool has_second_dimension = false;
  for (const Tile tile : state.placed) {
    if (!is_believable_tile(state, tile)) return false;
    has_second_dimension |= placed_tile(state, tile).dimension == 1;
  }
  // S13-1: the second dimension begins with tile 3.
  const PlacedTile& second_start = placed_tile(state, catalog::kSecondStart);
  return !has_second_dimension || (second_start.dimension == 1 && lies_at_the_origin(second_start));
}

bool is_believable(const State& state) {
  return pawns_fit(state) && deck_has_room(state) && cards_fit(state) && solo_cards_fit(state) &&
         table_fits(state) && course_fits(state) && tokens_fit(state) && spells_fit(state.security) &&
         guards_fit(state) && pieces_fit(state);
}

}  // namespace rules
