#include "protocol/scenario.h"

#include <ostream>

namespace protocol {

Scenario::Kind Scenario::kind_of(std::string_view text) {
  if (text.starts_with('{')) return Custom{};
  if (const auto number = scenario_number(text)) return Printed{*number};
  if (const auto game = expansion_game(text)) return *game;
  return Unknown{};
}

std::ostream& operator<<(std::ostream& out, const Scenario& scenario) { return out << scenario.text(); }

}  // namespace protocol
