// The results of many simulated games of one ruleset. Everything but the time is the same for any number of
// threads.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "ai/simulation.h"
#include "base/histogram.h"
#include "sim/counts.h"
#include "sim/game_watch.h"

namespace sim {

enum class Loss : std::uint8_t {
  BeforeTheTheft,      // the sand ran out
  AfterTheTheft,       // the sand ran out
  NothingToRearrange,  // S11-3
  IllegalRequest,      // a bug in the teammates: the game was stopped
};
inline constexpr std::size_t kLosses = 4;
inline constexpr std::array<std::string_view, kLosses> kLossNames{"sand_before_theft", "sand_after_theft",
                                                                  "nothing_to_rearrange", "illegal_request"};

inline constexpr std::uint32_t kIdleForLong = 10'000;  // ms

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t won = 0;
  std::array<std::uint64_t, kLosses> losses{};
  std::vector<std::uint64_t> lost_seeds;  // in order
  Counts time_left;                       // ms of sand in won games
  Counts time;                            // ms per game
  Counts flips;
  Counts actions;
  Counts gaps;       // ms between two actions of a teammate
  Counts reactions;  // ms between a teammate's action and the event that made it possible
  Counts back_and_forth;
  Counts do_somethings;
  Counts do_something_gaps;               // ms
  Counts idle;                            // ms a game: the longest time in which nobody did anything
  std::vector<std::uint64_t> idle_seeds;  // of games that stood still for long although something was legal
  std::uint64_t idle_with_a_way = 0;      // in how many of these the solver found one, if it was asked
  base::Histogram decisions;
  std::uint64_t fingerprint = 0;  // of all games, in any order

  void add(std::uint64_t seed, const ai::SimulatedGame& game, const GameWatch& watch);
  // Whether the table stood still for too long: nobody did anything, and somebody could have.
  static bool stood_still(const rules::Ruleset& rules, const GameWatch& watch);
  void add(const Tally& other);
};

}  // namespace sim
