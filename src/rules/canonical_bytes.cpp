#include "rules/canonical_bytes.h"

namespace rules {
namespace {

class Writer {
 public:
  void put(std::uint8_t byte) { bytes_.push_back(byte); }
  void put16(std::uint16_t value) {
    put(static_cast<std::uint8_t>(value));
    put(static_cast<std::uint8_t>(value >> 8U));
  }
  void put32(std::uint32_t value) {
    put16(static_cast<std::uint16_t>(value));
    put16(static_cast<std::uint16_t>(value >> 16U));
  }
  void put64(std::uint64_t value) {
    put32(static_cast<std::uint32_t>(value));
    put32(static_cast<std::uint32_t>(value >> 32U));
  }
  template <class Enum>
  void put_enum(Enum value) {
    put(static_cast<std::uint8_t>(value));
  }
  void put_flag(bool value) { put(value ? 1 : 0); }
  template <class List>
  void put_cards(const List& cards) {
    put(static_cast<std::uint8_t>(cards.size()));
    for (const auto card : cards) put(card.code());
  }
  const CanonicalBytes& bytes() const { return bytes_; }

 private:
  CanonicalBytes bytes_;
};

void put_mall(Writer& writer, const State& state) {
  writer.put64(state.placed.bits());
  for (const Tile tile : state.placed) {
    const PlacedTile& placed = lies(state, tile);
    writer.put(static_cast<std::uint8_t>(placed.row));
    writer.put(static_cast<std::uint8_t>(placed.column));
    writer.put(placed.turns.quarters);
    writer.put(placed.dimension);
    writer.put16(state.out_of_order[catalog::index(tile)]);
  }
}

void put_table(Writer& writer, const State& state) {
  writer.put(state.seats);
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    writer.put(state.action_tiles[seat].bits);
    writer.put32(state.red_pawn_ready_at[seat].ms);
  }
  writer.put_enum(state.speech);
  writer.put(state.red_pawn ? state.red_pawn->index : 0xff);
  writer.put32(state.sand.since.ms);
  writer.put32(state.sand.left.count);
}

}  // namespace

CanonicalBytes canonical_bytes(const State& state) {
  Writer writer;
  put_mall(writer, state);
  for (std::size_t i = 0; i < kPawns; ++i) {
    writer.put16(state.places[i].code);
    writer.put_enum(state.presence[i]);
  }
  writer.put_cards(state.deck);
  writer.put_enum(state.deck_face);
  writer.put_flag(state.held.has_value());
  writer.put(state.held ? state.held->code() : 0);
  writer.put_cards(state.solo_deck);
  writer.put_cards(state.solo_pile);
  put_table(writer, state);
  writer.put(state.flips);
  writer.put(state.timer_spaces_used);
  writer.put_flag(state.ball_in_use);
  writer.put(state.discards_due);
  writer.put_flag(state.stolen);
  writer.put_flag(state.no_exit_left);
  writer.put_enum(state.outcome);
  writer.put_enum(state.defeat);
  writer.put32(state.ended.ms);
  writer.put_enum(state.knowledge);
  writer.put64(state.random.seed().low);
  writer.put64(state.random.seed().high);
  writer.put32(state.random.drawn());
  return writer.bytes();
}

}  // namespace rules
