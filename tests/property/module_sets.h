// Rulesets of Maximum Security: a set of modules for each number, with the rules of one of the seventeen
// scenarios around it and a deck that has what the modules need; every third is a game of the box.
#pragma once

#include <cstdint>

#include "rules/state.h"

namespace property {

// It has no flaw. Two numbers have the same modules only where one was given what its own need.
rules::Ruleset ruleset_with_modules(std::uint64_t number);

}  // namespace property
