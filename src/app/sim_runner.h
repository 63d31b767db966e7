// All games that were asked for, on several threads.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

#include "app/sim_options.h"
#include "app/sim_tally.h"

namespace app::sim {

struct Report {
  const SimOptions& options;
  std::vector<Tally> tallies;  // one for each ruleset
  std::uint64_t took_ms = 0;
};

// How many games of how many are over; told now and then, on the caller's thread.
using TellProgress = std::function<void(std::uint64_t done, std::uint64_t of)>;

Report run_games(const SimOptions& options, const TellProgress& tell);

}  // namespace app::sim
