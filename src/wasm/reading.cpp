#include "wasm/reading.h"

#include "notation/action_text.h"

namespace wasm {

std::optional<rules::Seat> seat_of(SeatNumber seat) {
  if (seat.number < 0 || seat.number > 255) return std::nullopt;
  return rules::Seat{static_cast<std::uint8_t>(seat.number)};
}

std::optional<rules::GameTime> time_of(At at) {
  if (at.ms < 0) return std::nullopt;
  return rules::GameTime{static_cast<std::uint32_t>(at.ms)};
}

std::optional<rules::Action> action_of_a_seat(std::string_view text) {
  const auto action = notation::read_action(text);
  if (!action || std::holds_alternative<rules::SandRunsOut>(*action)) return std::nullopt;
  return action;
}

}  // namespace wasm
