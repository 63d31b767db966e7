// A whole game of teammates in virtual time, with a scripted person or among themselves: the same seed gives
// the same game.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "ai/playout.h"
#include "ai/scripted_person.h"
#include "ai/speed.h"
#include "ai/teammates.h"
#include "rules/game.h"

namespace ai {

struct SimulatedGame {
  rules::Game game;
  std::uint32_t actions = 0;
  std::uint32_t refused = 0;  // illegal requests: there should be none
};

// Measures how long teammates think about each decision: taking in the news and choosing what comes next.
struct Stopwatch {
  ReadClock read = nullptr;
  std::function<void(std::uint64_t nanoseconds)> tell{};
};

struct Participants {
  std::optional<ScriptedPerson> person = std::nullopt;
  Stopwatch stopwatch{};
};

// Teammates that haven't won by then would only run around: they sit still until the sand has run out.
inline constexpr std::uint32_t kMostSimulatedActions = 5000;

// The seeds of the minds at a table, from that of the deal.
base::Seed teammates_seed(base::Seed deal);
base::Seed person_seed(base::Seed deal);

// The observer is called after each accepted action, and after the sand has run out.
SimulatedGame simulate(const rules::Game& from, Teammates teammates, const Observer& observer,
                       Participants participants = {});

}  // namespace ai
