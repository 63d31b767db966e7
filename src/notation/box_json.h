// Everything in both boxes as one JSON document: `magicmaze catalog --json` and GET /api/catalog. Its names
// are a contract (docs/catalog.md).
#pragma once

#include <string>

namespace notation {

// What catalog_json() contains, and also the expansion's games, modules and spells. With a line break at the
// end.
std::string box_json();

}  // namespace notation
