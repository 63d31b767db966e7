// The JSON of a custom scenario (docs/engine-protocol.md), read without a JSON library: an object of texts,
// numbers, true, false, null, and lists of them.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "notation/custom_scenario.h"

namespace library {

// The error is a sentence.
std::expected<notation::ScenarioFields, std::string> read_scenario(std::string_view json);

}  // namespace library
