// What can be chosen in a scenario, as fields of a JSON object: sides of tile 1, levels, seats.
#pragma once

#include "catalog/scenario.h"
#include "notation/json_writer.h"

namespace notation {

// "sides", "level", "lowest_level", "highest_level", "fewest_seats", "most_seats", into an object that is
// open.
void write_choices(JsonWriter& json, const catalog::Scenario& scenario);

}  // namespace notation
