// What members request around the game: each command is refused with a reason, or returned as what it does to
// the world. Pure: nothing happens here; the table carries it out (Table::carry_out).
#pragma once

#include <expected>
#include <optional>

#include "protocol/refusal.h"
#include "protocol/request.h"
#include "table/fact.h"
#include "table/lobby.h"
#include "table/people.h"
#include "table/played_game.h"
#include "table/table_settings.h"

namespace table {

// Everything a command is judged by.
struct CommandContext {
  const Lobby& lobby;
  const People& people;
  const PlayedGame& game;
  const TableSettings& settings;
  MemberId me;
  Moment now;
};

// Someone is no longer a member, and its connection is closed.
struct Parting {
  MemberId member;
  enum class Why : std::uint8_t { Left, WasRemoved };
  Why why = Why::Left;
  friend bool operator==(const Parting&, const Parting&) = default;
};

struct CommandEffects {
  // One line of the journal; but if the game is given up, its first fact is a separate line, after which the
  // game is settled.
  FactList facts;
  bool gives_up = false;
  std::optional<Parting> parting = std::nullopt;
  // The table needs a place among those with teammates. If there is none, the command is refused:
  // TooManyTeammates.
  bool needs_teammate_place = false;
};

using Handled = std::expected<CommandEffects, protocol::TableRefusal>;

// Do and Talk have no facts: what speaks against them, and what comes of them, is in objection.h and
// talking.h, also pure; the game itself is played by PlayedGame::play.
Handled handle_command(const CommandContext& context, const protocol::Command& command);

// What can be switched back and forth in front of everyone: nobody should be able to tap out a message with
// it (B-COM-1).
bool is_switch(const protocol::Command& command);

}  // namespace table
