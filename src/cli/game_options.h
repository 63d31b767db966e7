// The options by which several commands choose a game: --scenario, --seats, --side, --level, --sand, --seed.
#pragma once

#include <array>
#include <expected>
#include <string>

#include "cli/arguments.h"
#include "protocol/custom_scenario.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace cli {

inline constexpr Option kScenarioOption{"--scenario", "SCENARIO",
                                        "S1-S17, T1-T13, F0-F3, or a JSON file (default S7)"};
inline constexpr Option kSeatsOption{"--seats", "COUNT", "how many seats (default 4)"};
inline constexpr Option kSideOption{"--side", "SIDE", "side of the starting tile: 1a or 1b"};
inline constexpr Option kLevelOption{"--level", "LEVEL", "use tiles 2 to LEVEL"};
inline constexpr Option kSandOption{"--sand", "SECONDS", "sand in the timer, 10 to 3600 (default 180)"};
inline constexpr Option kSeedOption{"--seed", "SEED", "a whole number or 32 hexadecimal digits (default 1)"};
inline constexpr Option kJsonOption{"--json", kNoValue, "print JSON"};

// --seats, --level, --side and --sand. The error is a sentence.
std::expected<protocol::ScenarioDetails, std::string> read_scenario_details(const Arguments& arguments,
                                                                            unsigned seats_otherwise);

struct ChosenGame {
  rules::Ruleset rules;
  rules::Layout layout;
};

// The first position of the game.
rules::Game start_of(const ChosenGame& chosen);

// The error is a sentence.
std::expected<ChosenGame, std::string> chosen_game(const Arguments& arguments);

// The text of --scenario: S7, 7, or the name of a JSON file.
std::expected<rules::Ruleset, protocol::ScenarioProblem> ruleset_named(
    std::string_view name, const protocol::ScenarioDetails& choice);

// Prints the sentence to standard error and returns the exit status of a usage error.
int complain(std::string_view sentence);

}  // namespace cli
