// Server and clients in one process, over a network that delays, reorders between clients and breaks. Time is
// simulated and randomness is seeded: the same seed gives the same run.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "rules/game.h"
#include "table/table_registry.h"

namespace network {

// How bad the network is.
struct Weather {
  std::uint32_t least_delay_ms = 5;
  std::uint32_t most_delay_ms = 120;
  std::uint32_t cuts_in_a_thousand = 0;     // chance of a cut of each client, each step
  std::uint32_t crashes_in_a_thousand = 0;  // chance that the server dies, each step
  std::uint32_t slowest_disk_ms = 10;
  std::uint32_t acts_in_a_hundred = 30;        // chance that a client acts, each step
  std::optional<std::uint32_t> cut_at_step{};  // one cut of everyone's line, exactly then
};

struct Findings {
  std::uint64_t requests = 0;
  std::uint64_t granted = 0;
  std::uint64_t refused = 0;
  std::uint64_t repeated = 0;   // sent again after a cut
  std::uint64_t forgotten = 0;  // too old to be repeated
  std::uint64_t cuts = 0;
  std::uint64_t crashes = 0;
  std::uint64_t resyncs = 0;  // a hash that differed
  std::uint64_t catch_ups = 0;
  std::uint64_t snapshots = 0;
  std::vector<std::string> problems;
};

// Plays at one table with this many seats for this many steps of 20 ms, and compares what everyone ends with.
Findings play(unsigned scenario, unsigned seats, std::uint32_t steps, const Weather& weather,
              base::Seed seed);

}  // namespace network
