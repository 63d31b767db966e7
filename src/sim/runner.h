// Plays all requested games, on several threads.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

#include "sim/options.h"
#include "sim/tally.h"

namespace sim {

struct Report {
  const SimOptions& options;
  std::vector<Tally> tallies;  // one for each ruleset
  std::uint64_t took_ms = 0;
};

// How many of how many games are over; reported now and then, on the caller's thread.
using TellProgress = std::function<void(std::uint64_t done, std::uint64_t of)>;

Report run_games(const SimOptions& options, const TellProgress& tell);

}  // namespace sim
