// A table's settings for its teammates: computer players that take seats like people.
#pragma once

#include <cstdint>
#include <optional>

#include "ai/pace.h"
#include "ai/temperament.h"
#include "protocol/choice.h"
#include "protocol/table_purpose.h"
#include "protocol/token.h"

namespace protocol {

enum class StandIn : std::uint8_t { Never, Allowed };  // one plays for a player who is gone

struct TeammateSettings {
  ai::Pace pace = ai::Pace::Human;  // of all of them
  StandIn stand_in = StandIn::Never;
  ai::Temperament temperament = ai::Temperament::Mixed;
  friend bool operator==(const TeammateSettings&, const TeammateSettings&) = default;
};

// What POST /api/tables asks for.
struct NewTable {
  Choice choice{};
  std::uint8_t teammates = 0;  // how many are seated from the start
  TeammateSettings teammate_settings{};
  std::optional<Token> crew_secret = std::nullopt;  // anyone who has it plays for the crew
  bool is_heist = false;                            // the heist of the day
  TablePurpose purpose{};                           // what the server has made of it
};

}  // namespace protocol
