// What `magicmaze sim` tells in the end, for people and as JSON. The names of the JSON are a contract:
// docs/ai.md tells what each means.
#pragma once

#include <string>

#include "app/sim_runner.h"

namespace app::sim {

// The crew asked for nothing that the rules forbid.
bool is_clean(const Report& report);

std::string text_of(const Report& report);
std::string json_of(const Report& report);

}  // namespace app::sim
