#include "rules/read_canonical_bytes.h"

#include "rules/believable.h"
#include "rules/evolve.h"
#include "rules/fields.h"

namespace rules {
namespace {

// The last of each closed set: a byte beyond it isn't one of them.
constexpr Presence last_of(Presence) { return Presence::DiningFrog; }
constexpr DeckFace last_of(DeckFace) { return DeckFace::Up; }
constexpr Speech last_of(Speech) { return Speech::Silent; }
constexpr Outcome last_of(Outcome) { return Outcome::Lost; }
constexpr Defeat last_of(Defeat) { return Defeat::GoalMissed; }
constexpr Knowledge last_of(Knowledge) { return Knowledge::WhatAllMayKnow; }
constexpr TokenState last_of(TokenState) { return TokenState::Discarded; }
constexpr Spell last_of(Spell) { return Spell::Voucher; }
constexpr BallSpell last_of(BallSpell) { return BallSpell::Begun; }
constexpr PieceState last_of(PieceState) { return PieceState::InTheMall; }
constexpr Direction last_of(Direction) { return Direction::West; }
constexpr Tile last_of(Tile) { return catalog::tile_at(kTiles - 1); }

// Takes fields off the front. After the first mistake, nothing it returns is used.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  bool is_at_the_end() const { return is_good_ && rest_.empty(); }

  template <class... Fields>
  void operator()(Fields&... fields) {
    (take(fields), ...);
  }

  void mall(TileSet& placed, std::array<PlacedTile, kTiles>& tiles, std::array<Cells, kTiles>& out_of_order) {
    const std::uint64_t bits = taken<std::uint64_t>();
    must((bits >> kTiles) == 0);
    if (!is_good_) return;
    placed = TileSet{bits};
    for (const Tile tile : placed) {
      PlacedTile& lying = tiles[catalog::index(tile)];
      lying.row = static_cast<std::int8_t>(taken<std::uint8_t>());
      lying.column = static_cast<std::int8_t>(taken<std::uint8_t>());
      lying.turns = Turns{taken<std::uint8_t>()};
      lying.dimension = taken<std::uint8_t>();
      out_of_order[catalog::index(tile)] = taken<Cells>();
    }
  }

  void pawns(std::array<Place, kPawns>& places, std::array<Presence, kPawns>& presence) {
    for (std::size_t i = 0; i < kPawns; ++i) {
      take(places[i]);
      take(presence[i]);
    }
  }

  void table(std::uint8_t& seats, std::array<ActionTile, kMostSeats>& action_tiles,
             std::array<GameTime, kMostSeats>& red_pawn_ready_at) {
    seats = up_to(kMostSeats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      take(action_tiles[seat].bits);
      take(red_pawn_ready_at[seat]);
    }
  }

  // There is only one way to write a position: empty parts aren't written.
  void expansion(Security& security) {
    if (!catalog::kWithExpansion || !is_good_ || rest_.empty()) return;
    each_field(security, *this);
    must(!(security == Security{}));
  }

 private:
  void must(bool holds) { is_good_ = is_good_ && holds; }

  template <class Number>
  Number taken() {
    Number number{};
    take(number);
    return number;
  }
  std::uint8_t up_to(std::size_t most) {
    const std::uint8_t byte = taken<std::uint8_t>();
    must(byte <= most);
    return is_good_ ? byte : std::uint8_t{0};
  }

  void take(std::uint8_t& byte) {
    must(!rest_.empty());
    byte = is_good_ ? rest_.front() : std::uint8_t{0};
    if (is_good_) rest_ = rest_.subspan(1);
  }
  void take(std::uint16_t& value) {
    const unsigned low = taken<std::uint8_t>();
    value = static_cast<std::uint16_t>(low | (static_cast<unsigned>(taken<std::uint8_t>()) << 8U));
  }
  void take(std::uint32_t& value) {
    const std::uint32_t low = taken<std::uint16_t>();
    value = low | (static_cast<std::uint32_t>(taken<std::uint16_t>()) << 16U);
  }
  void take(std::uint64_t& value) {
    const std::uint64_t low = taken<std::uint32_t>();
    value = low | (static_cast<std::uint64_t>(taken<std::uint32_t>()) << 32U);
  }
  void take(bool& value) { value = up_to(1) == 1; }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void take(Enum& value) {
    value = static_cast<Enum>(up_to(static_cast<std::size_t>(last_of(value))));
  }
  void take(Place& at) { take(at.code); }
  void take(GameTime& time) { take(time.ms); }
  void take(Spells& spells) { take(spells.bits); }
  void take(Card& card) {
    const std::uint8_t code = taken<std::uint8_t>();
    if (code < kTiles) {
      card = Card{catalog::tile_at(code)};
      return;
    }
    for (const Card unknown :
         {Card::with_back(Back::Base), Card::with_back(Back::Expansion), Card::hidden()}) {
      if (unknown.code() == code) card = unknown;
    }
    must(card.code() == code);
  }
  void take(SoloCard& card) {
    const std::uint8_t code = taken<std::uint8_t>();
    card = code < catalog::kAbilities ? SoloCard{static_cast<Ability>(code)} : SoloCard::hidden();
    must(card.code() == code);
  }
  void take(Sand& sand) {
    take(sand.since);
    take(sand.left.count);
  }
  void take(TwoEnded& token) {
    take(token.token);
    take(token.first);
    take(token.second);
  }
  void take(base::Random& random) {
    const std::uint64_t low = taken<std::uint64_t>();
    const std::uint64_t high = taken<std::uint64_t>();
    random = base::Random{base::Seed{low, high}, taken<std::uint32_t>()};
  }
  void take(std::optional<Card>& held) {
    if (taken<bool>()) {
      held = taken<Card>();
    } else {
      must(taken<std::uint8_t>() == 0);
    }
  }
  void take(std::optional<Seat>& seat) {
    const std::uint8_t index = taken<std::uint8_t>();
    if (index != 0xff) seat = Seat{index};
  }
  void take(std::optional<Pawn>& pawn) {
    const std::uint8_t index = taken<std::uint8_t>();
    must(index == 0xff || index < kPawns);
    if (is_good_ && index != 0xff) pawn = static_cast<Pawn>(index);
  }
  template <class T, std::size_t Size>
  void take(std::array<T, Size>& all) {
    for (T& one : all) take(one);
  }
  template <class T, std::size_t Capacity>
  void take(base::FixedList<T, Capacity>& list) {
    const std::size_t size = up_to(Capacity);
    for (std::size_t i = 0; i < size; ++i) list.push_back(taken<T>());
  }

  std::span<const std::uint8_t> rest_;
  bool is_good_ = true;
};

// The neighbours aren't in the bytes: they follow from where the tiles lie.
void find_neighbours(State& state) {
  State laid;
  for (const Tile tile : state.placed) {
    const PlacedTile& lying = placed_tile(state, tile);
    evolve(laid, TilePlaced{.tile = Card{tile},
                            .from = kNowhere,
                            .row = lying.row,
                            .column = lying.column,
                            .turns = lying.turns,
                            .dimension = lying.dimension,
                            .right = Right::Hero});
  }
  state.tiles = laid.tiles;
}

}  // namespace

std::optional<State> read_canonical_bytes(std::span<const std::uint8_t> bytes) {
  Reader reader{bytes};
  State state;
  each_field(state, reader);
  if (!reader.is_at_the_end() || !is_a_believable_mall(state)) return std::nullopt;
  find_neighbours(state);
  if (!is_believable(state)) return std::nullopt;
  return state;
}

}  // namespace rules
