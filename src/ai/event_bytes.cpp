#include "ai/event_bytes.h"

#include "base/overloaded.h"

namespace ai {
namespace {

class Writer {
 public:
  explicit Writer(std::size_t kind) { put(static_cast<std::uint8_t>(kind)); }

  Writer& put(std::uint8_t byte) {
    bytes_.push_back(byte);
    return *this;
  }
  Writer& put(std::int8_t byte) { return put(static_cast<std::uint8_t>(byte)); }
  Writer& put(bool flag) { return put(static_cast<std::uint8_t>(flag ? 1 : 0)); }
  Writer& put(std::uint16_t value) {
    return put(static_cast<std::uint8_t>(value)).put(static_cast<std::uint8_t>(value >> 8U));
  }
  Writer& put(std::uint32_t value) {
    return put(static_cast<std::uint16_t>(value)).put(static_cast<std::uint16_t>(value >> 16U));
  }
  Writer& put(rules::Place at) { return put(at.code); }
  Writer& put(rules::GameTime at) { return put(at.ms); }
  Writer& put(rules::Millis sand) { return put(sand.count); }
  Writer& put(rules::Seat seat) { return put(seat.index); }
  Writer& put(rules::Card card) { return put(card.code()); }
  Writer& put(rules::SoloCard card) { return put(card.code()); }
  template <class Enum>
    requires std::is_enum_v<Enum>
  Writer& put(Enum value) {
    return put(static_cast<std::uint8_t>(value));
  }

  const EventBytes& bytes() const { return bytes_; }

 private:
  EventBytes bytes_;
};

}  // namespace

EventBytes event_bytes(const rules::Event& event) {
  Writer writer{event.index()};
  std::visit(
      base::Overloaded{
          [&](const rules::PawnMoved& e) { writer.put(e.pawn).put(e.from).put(e.to).put(e.way); },
          [&](const rules::WentOutOfOrder& e) { writer.put(e.at); },
          [&](const rules::SandFlipped& e) { writer.put(e.at).put(e.left).put(e.by); },
          [](const rules::ActionTilesPassed&) {},
          [&](const rules::SoloShuffled& e) {
            for (const rules::SoloCard card : e.deck) writer.put(card);
            writer.put(e.drawn);
          },
          [](const rules::SoloRenewed&) {},
          [&](const rules::SoloRevealed& e) { writer.put(e.card); },
          [&](const rules::TalkOpened& e) { writer.put(e.speech); },
          [](const rules::TalkClosed&) {},
          [&](const rules::TileDrawn& e) { writer.put(e.tile).put(e.next); },
          [&](const rules::TilePlaced& e) {
            writer.put(e.tile).put(e.from).put(e.row).put(e.column).put(e.turns.quarters).put(e.dimension);
            writer.put(e.right);
          },
          [&](const rules::TileReturned& e) { writer.put(e.tile).put(e.next); },
          [](const rules::BallBegun&) {},
          [](const rules::BallEnded&) {},
          [](const rules::Stolen&) {},
          [&](const rules::HeroEscaped& e) { writer.put(e.hero).put(e.stays); },
          [](const rules::NoExitLeft&) {},
          [&](const rules::DiscardsDue& e) { writer.put(e.count); },
          [&](const rules::TileDiscarded& e) { writer.put(e.tile).put(e.next); },
          [&](const rules::RedPawnPut& e) { writer.put(e.by).put(e.before).put(e.ready_at); },
          [&](const rules::Stared& e) { writer.put(e.by).put(e.at); },
          [&](const rules::GameWon& e) { writer.put(e.at); },
          [&](const rules::GameLost& e) { writer.put(e.at).put(e.defeat); },
          [&](const rules::PawnPut& e) { writer.put(e.pawn).put(e.at).put(e.presence).put(e.why); },
          [&](const rules::HeroCaught& e) { writer.put(e.hero).put(e.by); },
          [&](const rules::StressTokenUsed& e) { writer.put(e.by).put(e.token); },
          [&](const rules::ActionTilesSwapped& e) { writer.put(e.by).put(e.with); },
          [&](const rules::ShaftLaid& e) { writer.put(e.pair).put(e.from).put(e.to); },
          [&](const rules::ShaftDiscarded& e) { writer.put(e.pair); },
          [&](const rules::BreachLaid& e) { writer.put(e.number).put(e.from).put(e.to); },
          [&](const rules::BreachDiscarded& e) { writer.put(e.number); },
          [](const rules::CodeSpellUsed&) {},
          [&](const rules::MapBegun& e) { writer.put(e.at); },
          [](const rules::MapEnded&) {},
          [](const rules::BallSpellBegun&) {},
          [](const rules::BallSpellEnded&) {},
          [&](const rules::BeholderMoved& e) { writer.put(e.to); },
          [&](const rules::SensorTurned& e) { writer.put(e.side); },
          [&](const rules::TileLifted& e) {
            writer.put(e.token).put(e.tile).put(e.from).put(e.row).put(e.column).put(e.turns.quarters);
            writer.put(e.dimension);
          },
          [&](const rules::SpellCast& e) { writer.put(e.spell); },
          [&](const rules::SpellEnded& e) { writer.put(e.spell); },
          [&](const rules::BackInOrder& e) { writer.put(e.at); },
          [&](const rules::PawnsSwapped& e) { writer.put(e.one).put(e.other); },
          [&](const rules::DeckTurned& e) { writer.put(e.face).put(e.next); },
          [&](const rules::SpaceToChoose& e) { writer.put(e.guard); },
          [](const rules::GoalMarked&) {},
      },
      event);
  return writer.bytes();
}

}  // namespace ai
