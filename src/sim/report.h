// The report of `magicmaze sim`, for people and as JSON. The JSON names are a contract: docs/ai.md says what
// each means.
#pragma once

#include <string>

#include "sim/runner.h"

namespace sim {

// The teammates never tried anything illegal.
bool is_clean(const Report& report);

std::string text_of(const Report& report);
std::string json_of(const Report& report);

}  // namespace sim
