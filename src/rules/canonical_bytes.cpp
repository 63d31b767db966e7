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

void put_two_ended(Writer& writer, const TwoEnded& token) {
  writer.put_enum(token.token);
  writer.put16(token.first.code);
  writer.put16(token.second.code);
}

// Only where the expansion has something to say: positions of the base game keep their bytes.
void put_security(Writer& writer, const Security& security) {
  if (security == Security{}) return;
  for (const TwoEnded& shaft : security.shafts) put_two_ended(writer, shaft);
  for (const TwoEnded& breach : security.breaches) put_two_ended(writer, breach);
  writer.put(security.stress_tokens);
  writer.put(security.telekinesis_tokens);
  writer.put16(security.spells.bits);
  writer.put(static_cast<std::uint8_t>(security.holding.size()));
  for (const Spell spell : security.holding) writer.put_enum(spell);
  writer.put_flag(security.code_spell);
  writer.put_enum(security.ball_spell);
  writer.put16(security.map_in_use.code);
  writer.put(security.map_tiles);
  writer.put_enum(security.beholder);
  writer.put_enum(security.beholder_tile);
  writer.put_enum(security.sensor);
  writer.put_enum(security.sensor_side);
  for (const Place at : security.back_at) writer.put16(at.code);
  writer.put(security.choosing ? static_cast<std::uint8_t>(*security.choosing) : 0xff);
  writer.put_flag(security.goal_mark);
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
  put_security(writer, state.security);
  return writer.bytes();
}

}  // namespace rules
