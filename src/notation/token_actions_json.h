// What tokens and spells allow a seat to do, as a list of actions: the same in the engine protocol and in the
// browser.
#pragma once

#include "notation/json_writer.h"
#include "rules/game.h"

namespace notation {

// In the order of docs/notation.md.
void write_token_actions(JsonWriter& json, const rules::Game& game, rules::Seat seat);

}  // namespace notation
