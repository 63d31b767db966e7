// What the page passes in, checked before it is trusted.
#pragma once

#include <optional>
#include <string_view>

#include "rules/action.h"
#include "wasm/numbers.h"

namespace wasm {

inline constexpr std::string_view kNotASeat = "A seat must be a number from 0 to 255.";
inline constexpr std::string_view kNotATime =
    "at must be a whole number of milliseconds that never decreases.";
inline constexpr std::string_view kNotAnAction = "That isn't an action of a seat.";

// The rules handle a seat that the table doesn't have; a number out of all range isn't a seat.
std::optional<rules::Seat> seat_of(SeatNumber seat);
std::optional<rules::GameTime> time_of(At at);
// Only the table may say that the sand has run out.
std::optional<rules::Action> action_of_a_seat(std::string_view text);

}  // namespace wasm
