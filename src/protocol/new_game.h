// What `new` of the engine protocol asks for: a scenario, seats, a seed and a setup laid by hand.
#pragma once

#include <expected>

#include "protocol/own_scenario.h"

namespace protocol {

struct NewGame {
  rules::Ruleset rules;
  rules::Layout layout;
};

// A seed as people write it: a whole number, or 32 hexadecimal digits as in a record.
inline constexpr std::string_view kSeedSentence = "A seed is a whole number or 32 hexadecimal digits.";
bool read_seed(std::string_view text, base::Seed& seed);

std::expected<NewGame, ScenarioProblem> read_new_game(const boost::json::object& request);

}  // namespace protocol
