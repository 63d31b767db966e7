// A whole game of teammates in virtual time, beside a scripted person or among themselves: the same seed
// gives the same game.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "ai/crew.h"
#include "ai/playout.h"
#include "ai/scripted_person.h"
#include "ai/speed.h"
#include "rules/game.h"

namespace ai {

struct SimulatedGame {
  rules::Game game;
  std::uint32_t actions = 0;
  std::uint32_t refused = 0;  // requests that were not legal: there should be none
};

// Measures how long the crew thinks about each decision: what it makes of the news, and what comes next.
struct Stopwatch {
  ReadClock read = nullptr;
  std::function<void(std::uint64_t nanoseconds)> tell{};
};

struct Company {
  std::optional<ScriptedPerson> person = std::nullopt;
  Stopwatch stopwatch{};
};

// A crew that has not won by then only runs about: it sits still until the sand has run out.
inline constexpr std::uint32_t kMostSimulatedActions = 5000;

// The seeds of the minds at a table, from that of the deal.
base::Seed crew_seed(base::Seed deal);
base::Seed person_seed(base::Seed deal);

// The witness is told after each accepted action, and after the sand has run out.
SimulatedGame simulate(const rules::Game& from, Crew crew, const Witness& witness, Company company = {});

}  // namespace ai
