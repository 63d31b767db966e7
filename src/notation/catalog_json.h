// The cardboard as JSON: what is printed on every tile, the scenarios, the action tiles. The browser draws
// from it, and it is part of the engine's signature.
#pragma once

#include <string>
#include <string_view>

#include "catalog/tile.h"
#include "notation/json_writer.h"

namespace notation {

// {"tiles":[...],"scenarios":[...],"action_tiles":{"1":[...],...}}; all places and directions are as printed.
std::string catalog_json();

// sand_timer, crystal_ball, ...
std::string_view symbol_name(catalog::Symbol symbol);

// The same fields, into an object that has been begun.
void write_catalog(JsonWriter& json);

}  // namespace notation
