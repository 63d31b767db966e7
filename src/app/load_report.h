// What `magicmaze load` tells in the end, for people and as JSON. The names of the JSON are a contract:
// docs/performance.md tells what each means.
#pragma once

#include <cstdint>
#include <string>

#include "app/load_options.h"
#include "app/load_tally.h"

namespace app::load {

struct Report {
  const LoadOptions& options;
  Tally tally;
  std::uint64_t setup_ms = 0;  // from the start until all tables play
};

// Nothing happened that must not.
bool is_clean(const Report& report);

std::string text_of(const Report& report);
std::string json_of(const Report& report);

}  // namespace app::load
