// What a table has settled about its teammates: players of the program's own that sit there like people.
#pragma once

#include <cstdint>
#include <optional>

#include "ai/pace.h"
#include "protocol/challenge.h"
#include "protocol/choice.h"
#include "protocol/token.h"

namespace protocol {

enum class StandIn : std::uint8_t { Never, Allowed };  // one plays the seat of a player who is gone

struct TeammateHabits {
  ai::Pace pace = ai::Pace::Human;  // of all of them
  StandIn stand_in = StandIn::Never;
  friend bool operator==(const TeammateHabits&, const TeammateHabits&) = default;
};

// What POST /api/tables asks for.
struct NewTable {
  Choice choice{};
  std::uint8_t teammates = 0;  // how many sit there from the beginning
  TeammateHabits habits{};
  std::optional<Token> crew_secret = std::nullopt;  // whoever has it plays for the crew
  bool is_heist = false;                            // the one of the day
  Challenge challenge{};                            // what the server has made of it
};

}  // namespace protocol
