// The report of `magicmaze load`, for people and as JSON. The JSON names are a contract: docs/performance.md
// says what each means.
#pragma once

#include <cstdint>
#include <string>

#include "load/options.h"
#include "load/tally.h"

namespace load {

struct Report {
  const LoadOptions& options;
  Tally tally;
  std::uint64_t setup_ms = 0;  // from the start until all tables are playing
};

// Whether nothing went wrong.
bool is_clean(const Report& report);

std::string text_of(const Report& report);
std::string json_of(const Report& report);

}  // namespace load
