// What `new` of the engine protocol asks for: a scenario, seats, a seed and a setup laid by hand.
#pragma once

#include <expected>

#include "app/own_scenario.h"

namespace app {

struct NewGame {
  rules::Ruleset rules;
  rules::Layout layout;
};

std::expected<NewGame, ScenarioProblem> read_new_game(const boost::json::object& request);

}  // namespace app
