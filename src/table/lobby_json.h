// A table as everybody sees it: the "table" of envelopes and snapshots (docs/protocol.md).
#pragma once

#include <span>
#include <string>

#include "rules/game.h"
#include "table/link.h"
#include "table/lobby.h"

namespace table {

std::string_view word(Phase phase);
std::string_view word(Result result);
std::string_view word(GameClock::Hand hand);

// What somebody is called before the others. B-COM-1: while a game runs, a name that somebody comes in with
// would be a message, also on a seat.
std::string shown_name(const Lobby& lobby, const Member& member);

struct Surroundings {
  std::span<const Link> links;
  std::span<const Flicker> flickers;
  bool allows_setup = false;
  std::int64_t countdown_left_ms = 0;
};
std::string json_of(const Lobby& lobby, const Surroundings& around);

// The "game" beside it: ruleset, position as everybody may know it, for people's programs and for engines.
std::string json_of(const rules::Game& game, std::uint32_t number, rules::GameTime now);

}  // namespace table
