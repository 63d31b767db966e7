#include "rules/canonical_bytes.h"

#include "rules/fields.h"

namespace rules {
namespace {

class Writer {
 public:
  const CanonicalBytes& bytes() const { return bytes_; }

  template <class... Fields>
  void operator()(const Fields&... fields) {
    (put(fields), ...);
  }

  // Tiles that aren't in the mall are left out; neighbours follow from the placements.
  void mall(TileSet placed, const std::array<PlacedTile, kTiles>& tiles,
            const std::array<Cells, kTiles>& out_of_order) {
    put(placed.bits());
    for (const Tile tile : placed) {
      const PlacedTile& lying = tiles[catalog::index(tile)];
      put(static_cast<std::uint8_t>(lying.row));
      put(static_cast<std::uint8_t>(lying.column));
      put(lying.turns.quarters);
      put(lying.dimension);
      put(out_of_order[catalog::index(tile)]);
    }
  }

  void pawns(const std::array<Place, kPawns>& places, const std::array<Presence, kPawns>& presence) {
    for (std::size_t i = 0; i < kPawns; ++i) {
      put(places[i]);
      put(presence[i]);
    }
  }

  void table(std::uint8_t seats, const std::array<ActionTile, kMostSeats>& action_tiles,
             const std::array<GameTime, kMostSeats>& red_pawn_ready_at) {
    put(seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      put(action_tiles[seat].bits);
      put(red_pawn_ready_at[seat]);
    }
  }

  // Only if the expansion is used: positions of the base game keep their bytes.
  void expansion(const Security& security) {
    if (!(security == Security{})) each_field(security, *this);
  }

 private:
  void put(std::uint8_t byte) { bytes_.push_back(byte); }
  void put(bool value) { put(static_cast<std::uint8_t>(value ? 1 : 0)); }
  void put(std::uint16_t value) {
    put(static_cast<std::uint8_t>(value));
    put(static_cast<std::uint8_t>(value >> 8U));
  }
  void put(std::uint32_t value) {
    put(static_cast<std::uint16_t>(value));
    put(static_cast<std::uint16_t>(value >> 16U));
  }
  void put(std::uint64_t value) {
    put(static_cast<std::uint32_t>(value));
    put(static_cast<std::uint32_t>(value >> 32U));
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void put(Enum value) {
    put(static_cast<std::uint8_t>(value));
  }
  void put(Place at) { put(at.code); }
  void put(GameTime time) { put(time.ms); }
  void put(Spells spells) { put(spells.bits); }
  void put(Card card) { put(card.code()); }
  void put(SoloCard card) { put(card.code()); }
  void put(const Sand& sand) {
    put(sand.since);
    put(sand.left.count);
  }
  void put(const TwoEnded& token) {
    put(token.token);
    put(token.first);
    put(token.second);
  }
  void put(const base::Random& random) {
    put(random.seed().low);
    put(random.seed().high);
    put(random.drawn());
  }
  void put(std::optional<Card> held) {
    put(held.has_value());
    put(held ? held->code() : std::uint8_t{0});
  }
  void put(std::optional<Seat> seat) { put(seat ? seat->index : std::uint8_t{0xff}); }
  void put(std::optional<Pawn> pawn) { put(pawn ? static_cast<std::uint8_t>(*pawn) : std::uint8_t{0xff}); }
  template <class T, std::size_t Size>
  void put(const std::array<T, Size>& all) {
    for (const T& one : all) put(one);
  }
  template <class T, std::size_t Capacity>
  void put(const base::FixedList<T, Capacity>& list) {
    put(static_cast<std::uint8_t>(list.size()));
    for (const T& one : list) put(one);
  }

  CanonicalBytes bytes_;
};

}  // namespace

CanonicalBytes canonical_bytes(const State& state) {
  Writer writer;
  each_field(state, writer);
  return writer.bytes();
}

}  // namespace rules
