// How fast the rules are: a hundred recorded games played over and over.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/game.h"

namespace ai {

struct RecordedGame {
  rules::Game start;
  std::vector<rules::Stamped> actions;
};

struct Recording {
  std::vector<RecordedGame> games;
  std::uint32_t seeds_tried = 0;
};

// Games of the biased wanderer, scenario 7, four seats: exactly this many actions without an end, and the
// whole mall laid out at the end. Seeds are tried in order until there are enough such games.
inline constexpr std::uint32_t kRecordedGames = 100;
inline constexpr std::uint32_t kRecordedActions = 300;
Recording record_games();

// Nanoseconds of a monotonic clock, provided by the caller, because this room uses no clock.
using ReadClock = std::uint64_t (*)();

inline constexpr std::size_t kMeasurings = 5;

// Rates per second: the median, and each measurement in order.
struct Rate {
  std::uint64_t median = 0;
  std::array<std::uint64_t, kMeasurings> each{};
};

struct SpeedReport {
  std::uint32_t seeds_tried = 0;
  std::uint32_t games = 0;
  std::uint32_t actions = 0;   // in each game
  Rate steps{};                // all seats' legal actions listed, then decide and evolve of the recorded one
  Rate decisions{};            // decide and evolve of the recorded actions
  Rate calibration{};          // rounds of a fixed loop that has nothing to do with the game
  std::uint64_t checksum = 0;  // of all results, so that nothing is optimised away
};

SpeedReport measure_speed(ReadClock now_ns);

}  // namespace ai
