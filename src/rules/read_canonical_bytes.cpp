#include "rules/read_canonical_bytes.h"

#include "rules/empty_space.h"
#include "rules/evolve.h"

namespace rules {
namespace {

// More game time than any game has, and little enough that adding some never wraps.
constexpr std::uint32_t kLatest = 0x7fffffff;

// Takes bytes off the front. After the first mistake everything it gives is zero and nobody believes it.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  bool is_good() const { return is_good_; }
  bool is_at_the_end() const { return is_good_ && rest_.empty(); }
  void must(bool holds) { is_good_ = is_good_ && holds; }

  std::uint8_t take() {
    must(!rest_.empty());
    if (!is_good_) return 0;
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }
  std::uint8_t take_up_to(std::size_t most) {
    const std::uint8_t byte = take();
    must(byte <= most);
    return is_good_ ? byte : std::uint8_t{0};
  }
  bool take_flag() { return take_up_to(1) == 1; }
  template <class Enum>
  Enum take_enum(Enum last) {
    return static_cast<Enum>(take_up_to(static_cast<std::size_t>(last)));
  }
  std::uint16_t take16() {
    const unsigned low = take();
    return static_cast<std::uint16_t>(low | (static_cast<unsigned>(take()) << 8U));
  }
  std::uint32_t take32() {
    const std::uint32_t low = take16();
    return low | (static_cast<std::uint32_t>(take16()) << 16U);
  }
  std::uint64_t take64() {
    const std::uint64_t low = take32();
    return low | (static_cast<std::uint64_t>(take32()) << 32U);
  }
  std::uint32_t take_time() {
    const std::uint32_t ms = take32();
    must(ms <= kLatest);
    return is_good_ ? ms : 0;
  }

 private:
  std::span<const std::uint8_t> rest_;
  bool is_good_ = true;
};

Card take_card(Reader& reader) {
  const std::uint8_t code = reader.take();
  if (code < kTiles) return Card{catalog::tile_at(code)};
  for (const Card card : {Card::with_back(Back::Base), Card::with_back(Back::Expansion), Card::hidden()}) {
    if (card.code() == code) return card;
  }
  reader.must(false);
  return Card::hidden();
}

SoloCard take_solo_card(Reader& reader) {
  const std::uint8_t code = reader.take();
  if (code < catalog::kAbilities) return SoloCard{static_cast<Ability>(code)};
  reader.must(code == SoloCard::hidden().code());
  return SoloCard::hidden();
}

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

bool is_a_place_of_its_own(const State& state, const PlacedTile& mine) {
  for (const Tile other : state.placed) {
    const PlacedTile& theirs = lies(state, other);
    if (theirs.dimension == mine.dimension && theirs.row == mine.row && theirs.column == mine.column) {
      return false;
    }
  }
  return true;
}

bool is_a_free_number(const State& state, Tile tile) {
  for (const Tile other : state.placed) {
    if (catalog::number(other) == catalog::number(tile)) return false;
  }
  return true;
}

void take_tile(Reader& reader, State& state, Tile tile) {
  PlacedTile mine;
  mine.row = static_cast<std::int8_t>(reader.take());
  mine.column = static_cast<std::int8_t>(reader.take());
  mine.turns = Turns{reader.take_up_to(3)};
  mine.dimension = reader.take_up_to(1);
  const Cells out_of_order = reader.take16();
  reader.must(is_a_lattice_place(mine) && is_within_reach(mine.row) && is_within_reach(mine.column));
  reader.must(is_a_place_of_its_own(state, mine) && is_a_free_number(state, tile));
  reader.must((out_of_order & static_cast<Cells>(~catalog::def(tile).corridor)) == 0);
  if (catalog::is_start(tile)) reader.must(lies_at_the_origin(mine) && mine.dimension == 0);
  if (!reader.is_good()) return;
  // The neighbours are not in the bytes: they follow from where the tiles lie.
  evolve(state, TilePlaced{.tile = Card{tile},
                           .from = kNowhere,
                           .row = mine.row,
                           .column = mine.column,
                           .turns = mine.turns,
                           .dimension = mine.dimension,
                           .right = Right::Hero});
  state.out_of_order[catalog::index(tile)] = out_of_order;
}

void take_mall(Reader& reader, State& state) {
  const TileSet placed{reader.take64()};
  reader.must((placed.bits() >> kTiles) == 0);
  reader.must(placed.contains(Tile::T1a) != placed.contains(Tile::T1b));
  if (!reader.is_good()) return;
  bool has_second_dimension = false;
  for (const Tile tile : placed) {
    take_tile(reader, state, tile);
    has_second_dimension |= lies(state, tile).dimension == 1;
  }
  // S13-1: the second dimension begins with tile 3.
  const PlacedTile& second_start = lies(state, catalog::kSecondStart);
  reader.must(!has_second_dimension || (second_start.dimension == 1 && lies_at_the_origin(second_start)));
}

// ---- pawns

bool may_stand(const State& state, Place at, Presence presence) {
  const bool stands = at != kNowhere;
  if (stands && (!is_corridor_space(state, at) || is_occupied(state, at))) return false;
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

void take_pawns(Reader& reader, State& state) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Place at{reader.take16()};
    const auto presence = reader.take_enum(Presence::DiningFrog);
    reader.must(may_stand(state, at, presence));
    const bool fits_a_hero = presence != Presence::Waiting && presence < Presence::Frog;
    reader.must(!is_hero(static_cast<Pawn>(i)) || fits_a_hero);
    if (!reader.is_good()) return;
    state.places[i] = at;
    state.presence[i] = presence;
  }
}

// ---- what lies face down

void take_deck(Reader& reader, State& state) {
  const std::size_t size = reader.take_up_to(catalog::kMostInDeck);
  for (std::size_t i = 0; i < size; ++i) state.deck.push_back(take_card(reader));
  state.deck_face = reader.take_enum(DeckFace::Up);
  const bool is_held = reader.take_flag();
  if (is_held) {
    state.held = take_card(reader);
  } else {
    reader.must(reader.take() == 0);
  }
  // All that is not tile 1 fits into the deck, so that tiles can always go back.
  const std::size_t drawn = static_cast<std::size_t>(state.placed.size()) - 1U;
  reader.must(!reader.is_good() || size + drawn + (is_held ? 1U : 0U) <= catalog::kMostInDeck);
}

void take_solo(Reader& reader, State& state) {
  const std::size_t in_deck = reader.take_up_to(catalog::kAbilities);
  for (std::size_t i = 0; i < in_deck; ++i) state.solo_deck.push_back(take_solo_card(reader));
  const std::size_t in_pile = reader.take_up_to(catalog::kAbilities);
  for (std::size_t i = 0; i < in_pile; ++i) state.solo_pile.push_back(take_solo_card(reader));
}

// A known tile is nowhere else; and everybody's view shows the top of the deck at the most.
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
  return !state.held || (state.held->tile() && fits(*state.held));  // everybody has seen it
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

void take_table(Reader& reader, State& state) {
  state.seats = reader.take_up_to(kMostSeats);
  reader.must(state.seats > 0);
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    state.action_tiles[seat] = ActionTile{reader.take_up_to((1U << catalog::kAbilities) - 1)};
    state.red_pawn_ready_at[seat] = GameTime{reader.take_time()};
  }
  state.speech = reader.take_enum(Speech::Silent);
  const std::uint8_t red_pawn = reader.take();
  if (red_pawn != 0xff) {
    reader.must(red_pawn < state.seats);
    state.red_pawn = Seat{red_pawn};
  }
  state.sand.since = GameTime{reader.take_time()};
  state.sand.left = Millis{reader.take_time()};
}

void take_course(Reader& reader, State& state) {
  state.flips = reader.take();
  state.timer_spaces_used = reader.take_up_to(state.flips);
  state.ball_in_use = reader.take_flag();
  state.discards_due = reader.take_up_to(2);
  state.stolen = reader.take_flag();
  state.no_exit_left = reader.take_flag();
  state.outcome = reader.take_enum(Outcome::Lost);
  state.defeat = reader.take_enum(Defeat::GoalMissed);
  state.ended = GameTime{reader.take_time()};
  reader.must(state.defeat == Defeat::None || state.outcome == Outcome::Lost);
  reader.must(state.outcome != Outcome::Running || state.ended == GameTime{});
}

void take_secrets(Reader& reader, State& state) {
  state.knowledge = reader.take_enum(Knowledge::WhatAllMayKnow);
  const std::uint64_t low = reader.take64();
  const std::uint64_t high = reader.take64();
  const std::uint32_t drawn = reader.take32();
  state.random = base::Random{base::Seed{low, high}, drawn};
  reader.must(state.knowledge == Knowledge::Everything || state.random == base::Random{});
}

// ---- the expansion

TwoEnded take_two_ended(Reader& reader, const State& state) {
  TwoEnded token;
  token.token = reader.take_enum(TokenIs::Discarded);
  token.first = Place{reader.take16()};
  token.second = Place{reader.take16()};
  if (token.token == TokenIs::Laid) {
    reader.must(is_corridor_space(state, token.first) && is_corridor_space(state, token.second) &&
                token.first != token.second);
  } else {
    reader.must(token.first == kNowhere && token.second == kNowhere);
  }
  return token;
}

void take_spells(Reader& reader, Security& security) {
  security.spells = Spells{reader.take16()};
  reader.must((security.spells.bits >> catalog::kSpells) == 0);
  const std::size_t holding = reader.take_up_to(catalog::kTemporarySpells);
  for (std::size_t i = 0; i < holding; ++i) {
    const auto spell = reader.take_enum(Spell::Voucher);
    reader.must(catalog::is_temporary(spell));
    for (const Spell other : security.holding) reader.must(other != spell);
    security.holding.push_back(spell);
  }
  security.code_spell = reader.take_flag();
  security.ball_spell = reader.take_enum(BallSpell::Begun);
}

// A guard who is a frog or at his meal has a space to come back to, and no other guard has.
bool may_come_back(const State& state, Pawn guard, Place at) {
  const bool is_away = state.presence[index(guard)] >= Presence::Frog;
  return is_away ? is_corridor_space(state, at) : at == kNowhere;
}

void take_pieces(Reader& reader, State& state) {
  Security& security = state.security;
  security.map_in_use = Place{reader.take16()};
  reader.must(security.map_in_use == kNowhere || is_corridor_space(state, security.map_in_use));
  security.map_tiles = reader.take();
  security.beholder = reader.take_enum(PieceIs::InTheMall);
  security.beholder_tile = catalog::tile_at(reader.take_up_to(kTiles - 1));
  reader.must(security.beholder != PieceIs::InTheMall || is_placed(state, security.beholder_tile));
  security.sensor = reader.take_enum(PieceIs::InTheMall);
  security.sensor_side = reader.take_enum(Direction::West);
  reader.must(security.sensor != PieceIs::InTheMall || is_placed(state, Tile::T6s));
  for (const Pawn guard : kGuardPawns) {
    const Place at{reader.take16()};
    reader.must(may_come_back(state, guard, at));
    security.back_at[guard_index(guard)] = at;
  }
}

void take_security(Reader& reader, State& state) {
  Security& security = state.security;
  for (TwoEnded& shaft : security.shafts) shaft = take_two_ended(reader, state);
  for (TwoEnded& breach : security.breaches) breach = take_two_ended(reader, state);
  security.stress_tokens = reader.take_up_to((1U << kStressTokens) - 1);
  security.telekinesis_tokens = reader.take_up_to((1U << kTelekinesisTokens) - 1);
  take_spells(reader, security);
  take_pieces(reader, state);
  const std::uint8_t choosing = reader.take();
  if (choosing != 0xff) {
    reader.must(choosing >= index(Pawn::Guard1) && choosing < kPawns);
    if (reader.is_good()) security.choosing = static_cast<Pawn>(choosing);
  }
  security.goal_mark = reader.take_flag();
  reader.must(!(security == Security{}));  // one way to write it
}

bool nobody_is_away(const State& state) {
  for (const Pawn guard : kGuardPawns) {
    if (state.presence[index(guard)] >= Presence::Frog) return false;
  }
  return true;
}

}  // namespace

std::optional<State> read_canonical_bytes(std::span<const std::uint8_t> bytes) {
  Reader reader{bytes};
  State state;
  take_mall(reader, state);
  take_pawns(reader, state);
  take_deck(reader, state);
  take_solo(reader, state);
  take_table(reader, state);
  take_course(reader, state);
  take_secrets(reader, state);
  if (catalog::kWithExpansion && reader.is_good() && !reader.is_at_the_end()) {
    take_security(reader, state);
  } else {
    reader.must(nobody_is_away(state));
  }
  if (!reader.is_at_the_end() || !cards_fit(state) || !solo_cards_fit(state)) return std::nullopt;
  return state;
}

}  // namespace rules
