// A position as a JSON object: the answer of the engine protocol to `state`. Its names are a contract.
#pragma once

#include "notation/json_writer.h"
#include "rules/game.h"

namespace notation {

// Whether the order of the decks is included, or null.
enum class Secrets : std::uint8_t { Told, Struck };

void write_json(JsonWriter& json, const rules::Game& game, rules::GameTime now, Secrets secrets);

}  // namespace notation
