// A scenario as JSON: what can be chosen in it (sides of tile 1, levels, seats), and the rules that are on.
#pragma once

#include "catalog/scenario.h"
#include "notation/json_writer.h"

namespace notation {

// "sides", "enlarged_sides" (with a deck beyond "level", R-95), "level", "lowest_level", "highest_level",
// "fewest_seats", "most_seats", written into an open object.
void write_choices(JsonWriter& json, const catalog::Scenario& scenario);

// {"items":"own","exits":"one",...}: each switch by its name and word, as in docs/engine-protocol.md.
void write_switches(JsonWriter& json, const catalog::Switches& switches);

}  // namespace notation
