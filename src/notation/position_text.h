// The public view of a position as one word of hexadecimal digits: what the server gives to the engine in a
// browser, which reads it back exactly. People read state_json.h instead.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/state.h"

namespace notation {

// Secrets are removed first.
std::string position_text(const rules::State& state);

// A view; none if the text isn't one.
std::optional<rules::State> read_position(std::string_view text);

}  // namespace notation
