// One simulated game, set up as the options say.
#pragma once

#include "ai/simulation.h"
#include "rules/setup.h"
#include "sim/options.h"
#include "sim/tally.h"

namespace sim {

inline constexpr rules::Seat kPersonsSeat{0};

// The seats of the teammates: all but the person's.
ai::SeatSet teammate_seats(const SimOptions& options, const catalog::Ruleset& rules);

rules::Layout layout_of(const catalog::Ruleset& rules, std::uint64_t seed);
rules::Game start_of(const catalog::Ruleset& rules, const rules::Layout& layout);

ai::SimulatedGame play_game(const SimOptions& options, const rules::Game& start, std::uint64_t seed,
                            const ai::Observer& observer, ai::Stopwatch stopwatch = {});

// Plays it and counts what happened.
void tally_game(const SimOptions& options, const catalog::Ruleset& rules, std::uint64_t seed, Tally& tally);

}  // namespace sim
