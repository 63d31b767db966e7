// What the page hands in, looked at before it is believed.
#pragma once

#include <optional>
#include <string_view>

#include "rules/action.h"
#include "wasm/numbers.h"

namespace wasm {

inline constexpr std::string_view kNotASeat = "A seat is a number from 0 to 255.";
inline constexpr std::string_view kNotATime = "at is a whole number of milliseconds and never decreases.";
inline constexpr std::string_view kNotAnAction = "This is not an action of a seat.";

// Out of the table's range is the rules' business, out of all range is not a seat.
std::optional<rules::Seat> seat_of(SeatNumber seat);
std::optional<rules::GameTime> time_of(At at);
// That the sand has run out is for the table to say.
std::optional<rules::Action> action_of_a_seat(std::string_view text);

}  // namespace wasm
