// What nobody knows about a position, made up: for programs that look ahead from what they may know.
#pragma once

#include <optional>

#include "base/random.h"
#include "rules/state.h"

namespace ai {

// A whole position that has this view, with the decks in some order that fits what is known; another seed
// gives another order. None if the remaining tiles can't fill the deck.
std::optional<rules::State> guess_secrets(const rules::Ruleset& rules, const rules::State& view,
                                          base::Seed seed);

}  // namespace ai
