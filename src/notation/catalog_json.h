// The cardboard as JSON: what is printed on every tile, the scenarios, the action tiles. The browser draws
// from it, and it is part of the engine's signature.
#pragma once

#include <string>

namespace notation {

// {"tiles":[...],"scenarios":[...],"action_tiles":{"1":[...],...}}; all places and directions are as printed.
std::string catalog_json();

}  // namespace notation
