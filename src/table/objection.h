// Whether a choice can stand at a table of this house.
#pragma once

#include <optional>

#include "protocol/choice.h"
#include "protocol/refusal.h"
#include "table/house_rules.h"

namespace table {

// More people may come, so a choice is good if any number of seats could play it.
std::optional<protocol::TableRefusal> objection_to(const protocol::Choice& choice, const HouseRules& rules);

}  // namespace table
