// How a position comes in: everybody's view as the server tells it, or a game dealt here, secrets and all.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "rules/game.h"

namespace wasm {

// A line with the ruleset and a line with the position; none if they are not such texts or do not go
// together.
std::optional<rules::Game> read_view(std::string_view text);

// scenario=1 seats=4 seed=32 hexadecimal digits; then, if wanted: side=1a level=9 sand_ms=180000
// free_talk=yes and what is laid by hand, as in the first line of a record: deck=3,9 yellow=1a:1,1
// deal=vortex+west,... solo=north,... Otherwise the answer that says why not.
// With the expansion also game=T1 hardcore=yes in place of a scenario, or a mall of one's own: tiles=2,9*,...
// modules=M1,M2 and the rules of that scenario.
std::expected<rules::Game, std::string> deal_game(std::string_view words);

}  // namespace wasm
