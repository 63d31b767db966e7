// Where generated games of Maximum Security begin: positions late in a game with any set of modules, where
// one of them can soon have an effect.
#pragma once

#include <cstdint>

#include "rules/game.h"

namespace property {

// A game of ruleset_with_modules(number): at its start, or mostly some tiles placed, heroes and guards spread
// over the mall, perhaps a captive, the theft done, the mage out.
rules::Game expansion_opening(std::uint64_t number);

}  // namespace property
