#include "ai/event_bytes.h"

#include "rules/event_fields.h"

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
  Writer& put(rules::Turns turns) { return put(turns.quarters); }
  template <class T, std::size_t Size>
  Writer& put(const std::array<T, Size>& all) {
    for (const T& one : all) put(one);
    return *this;
  }
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
      [&](const auto& kind) {
        rules::each_field(kind, [&](std::string_view, const auto& field) { writer.put(field); });
      },
      event);
  return writer.bytes();
}

}  // namespace ai
