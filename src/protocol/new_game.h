// What `new` of the engine protocol asks for: a scenario, seats, a seed and a custom setup.
#pragma once

#include <expected>

#include "protocol/custom_scenario.h"

namespace protocol {

struct NewGame {
  rules::Ruleset rules;
  rules::Layout layout;
};

// A seed as people write it: a whole number, or 32 hexadecimal digits as in a record.
inline constexpr std::string_view kSeedSentence = "A seed must be a whole number or 32 hexadecimal digits.";
bool read_seed(std::string_view text, base::Seed& seed);

std::expected<NewGame, ScenarioProblem> read_new_game(const boost::json::object& request);

// The same for a table that has already chosen: the scenario, its options, and the object that may contain
// "seed" and "setup". The setup overrides the choice, and its seed overrides the given one.
std::expected<NewGame, ScenarioProblem> read_new_game(const boost::json::value& scenario,
                                                      const ScenarioDetails& choice,
                                                      const boost::json::object& by_hand, base::Seed seed);

}  // namespace protocol
