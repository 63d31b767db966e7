// How a position is opened: the public view as the server sends it, or a game dealt here, with its secrets.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "rules/game.h"
#include "rules/setup.h"

namespace wasm {

// A line with the ruleset and a line with the position; none if they are invalid or don't belong
// together.
std::optional<rules::Game> read_view(std::string_view text);

// scenario=1 seats=4 seed=32 hexadecimal digits; then optionally: side=1a level=9 sand_ms=180000
// free_talk=yes and a custom deal, as in the first line of a record: deck=3,9 yellow=1a:1,1
// deal=vortex+west,... solo=north,... Otherwise the answer says why not.
// With the expansion also game=T1 hardcore=yes instead of a scenario, or a custom mall: tiles=2,9*,...
// modules=M1,M2 and the rules of that scenario.
std::expected<rules::Game, std::string> deal_game(std::string_view words);

// The same, with what a record of it begins with.
struct DealtGame {
  rules::Game game;
  rules::Layout layout;
};
std::expected<DealtGame, std::string> deal_with_layout(std::string_view words);

}  // namespace wasm
