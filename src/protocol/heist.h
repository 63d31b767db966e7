// The heist of the day: one deal per day for all crews of a server. Nobody can know it in advance, because it
// comes from the server's own secret, and nobody has to store it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/choice.h"

namespace protocol {

// The day of a moment in seconds since 1970, in UTC: 2026-11-16.
std::string day_of(std::int64_t wall_s);
// The second at which a day begins. None if it isn't a day.
std::optional<std::int64_t> beginning_of(std::string_view day);

// What is played on a day: a scenario of the rule book and its deal, derived from the HMAC-SHA256 of the day
// under the secret.
Choice heist_choice(std::string_view secret, std::string_view day);

}  // namespace protocol
