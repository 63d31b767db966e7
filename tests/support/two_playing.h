// Two players in the middle of a game, with a deal that is known.
#pragma once

#include <stdexcept>
#include <string>

#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "rules/legal.h"
#include "support/table_world.h"

namespace world {

// Two players with a deal that is known: Ana has west and north, Ben the rest.
inline constexpr const char* kTwo =
    R"({"scenario":"S2","seed":1,"setup":{"deck":["5","3"],"heroes":{"yellow":"1a:1,1","purple":"1a:1,2","green":"1a:2,1","orange":"1a:2,2"}}})";

inline table::TableSettings with_setup() {
  table::TableSettings settings;
  settings.allow_setup = true;
  return settings;
}

// A table with two players in the middle of a game.
struct Playing {
  World world{with_setup()};
  Code code;
  Client* ana = nullptr;
  Client* ben = nullptr;

  explicit Playing(const std::string& choice = kTwo) {
    code = world.open(choice);
    ana = &world.join(code, "Ana");
    ben = &world.join(code, "Ben");
    world.start(code, {ana, ben});
  }

  Client& client(rules::Seat seat) { return seat.index == 0 ? *ana : *ben; }
  rules::State position() const {
    const boost::json::object began = ana->last("game");
    return *notation::read_position(std::string_view{began.at("game").at("position").as_string()});
  }
  rules::Ruleset ruleset() const {
    return *notation::read_ruleset(std::string_view{ana->last("game").at("game").at("ruleset").as_string()});
  }
  // Some move in the first position, and who may make it.
  rules::SeatAction some_move() const {
    for (const rules::SeatAction& action : rules::actions_of_all_seats(ruleset(), position())) {
      if (std::holds_alternative<rules::Move>(action.what)) return action;
    }
    throw std::runtime_error{"no move"};
  }
};

}  // namespace world
