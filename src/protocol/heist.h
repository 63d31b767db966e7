// The heist of the day: one deal a day for all crews of a server. Nobody can know it before, for it comes
// from the server's own secret; and nobody has to store it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/choice.h"

namespace protocol {

// The day of a moment in seconds since 1970, in universal time: 2026-11-16.
std::string day_of(std::int64_t wall_s);
// The second with which a day begins. Nothing: this is no day.
std::optional<std::int64_t> beginning_of(std::string_view day);

// What is played on a day: a scenario of the book and its deal, as HMAC-SHA256 of the day under the secret
// tells.
Choice heist_choice(std::string_view secret, std::string_view day);

}  // namespace protocol
