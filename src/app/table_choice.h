// The options by which several commands choose a game: --scenario, --seats, --side, --level, --sand, --seed.
#pragma once

#include <array>
#include <expected>
#include <string>

#include "app/arguments.h"
#include "protocol/own_scenario.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace app {

inline constexpr Option kScenarioOption{"--scenario", Takes::Value, "S1 to S17, or a JSON file (default S7)"};
inline constexpr Option kSeatsOption{"--seats", Takes::Value, "how many seats (default 4)"};
inline constexpr Option kSideOption{"--side", Takes::Value, "1a or 1b"};
inline constexpr Option kLevelOption{"--level", Takes::Value, "the deck holds the tiles from 2 to this one"};
inline constexpr Option kSandOption{"--sand", Takes::Value, "seconds of sand, 10 to 3600 (default 180)"};
inline constexpr Option kSeedOption{"--seed", Takes::Value,
                                    "a whole number or 32 hexadecimal digits (default 1)"};
inline constexpr Option kJsonOption{"--json", Takes::Nothing, "print JSON"};

// --seats, --level, --side and --sand. The error is a sentence.
std::expected<protocol::TableChoice, std::string> read_table_choice(const Arguments& arguments,
                                                                    unsigned seats_otherwise);

struct ChosenGame {
  rules::Ruleset rules;
  rules::Layout layout;
};

// Its first position.
rules::Game start_of(const ChosenGame& chosen);

// The error is a sentence.
std::expected<ChosenGame, std::string> chosen_game(const Arguments& arguments);

// The text of --scenario: S7, 7, or the name of a JSON file.
std::expected<rules::Ruleset, protocol::ScenarioProblem> ruleset_named(std::string_view name,
                                                                       const protocol::TableChoice& choice);

// Says what is wrong on standard error; the exit status of a command that was asked wrongly.
int complain(std::string_view sentence);

}  // namespace app
