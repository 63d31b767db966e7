// A table as everyone sees it: the "table" of envelopes and snapshots (docs/protocol.md).
#pragma once

#include <span>
#include <string>

#include "rules/game.h"
#include "table/connection.h"
#include "table/lobby.h"

namespace table {

// The name the others see. B-COM-1: while a game is running, the name of someone who joins could be a
// message, even on a seat.
std::string shown_name(const Lobby& lobby, const Member& member);

struct LobbyContext {
  std::span<const Connection> connections;
  std::span<const DelayedPresence> delayed_presences;
  bool allows_setup = false;
  std::int64_t countdown_left_ms = 0;
};
std::string json_of(const Lobby& lobby, const LobbyContext& context);

// The "game" next to it: the ruleset, and the position as everyone may know it, for people's programs and for
// engines.
std::string json_of(const rules::Game& game, std::uint32_t number, rules::GameTime now);

}  // namespace table
