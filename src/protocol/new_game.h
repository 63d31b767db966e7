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

// The same where a table has chosen already: the scenario, what is chosen about it, and the object that may
// hold "seed" and "setup". What the setup names wins over the choice, its seed over the given one.
std::expected<NewGame, ScenarioProblem> read_new_game(const boost::json::value& scenario,
                                                      const TableChoice& choice,
                                                      const boost::json::object& by_hand, base::Seed seed);

}  // namespace protocol
