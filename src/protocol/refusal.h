// Why a command was refused: a reason of the rules, or one of the table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/new_game.h"
#include "rules/refusal.h"

namespace protocol {

// Reasons that have nothing to do with the mall.
enum class TableReason : std::uint8_t {
  NoGame,         // there is no running game
  GameIsRunning,  // only possible before or after a game
  NoSeat,         // only for seated members
  OnlyTheHost,
  TableIsLocked,
  TableIsFull,
  NameNotAllowed,
  NoSuchMember,
  NoSuchChair,
  ChairIsTaken,
  NotDeserted,  // its player is here
  NotFreeYet,   // its player left only a moment ago
  GameIsPaused,
  GameIsInterrupted,  // someone has to resume
  GameIsNotPaused,
  PausesNotAllowed,
  CannotBePlayed,  // the choice has a flaw, which is included
  SetupNotAllowed,
  NothingToRepeat,  // there was no game whose deal could be repeated
  NoNextScenario,
  StoreIsTroubled,  // the table is waiting for its disk
  TooMany,          // more unanswered requests than allowed
  TooFast,
  NumberTooOld,
  NoBotsHere,        // the operator keeps programs off public tables, or the host off this one
  TooManyTeammates,  // the server has as many tables with teammates as it can handle
  ProtocolNotSpoken,
  Silence,       // nobody may communicate now, or no longer
  GesturesOnly,  // language is never allowed here
  NeverTalks,    // nothing is ever allowed here
  IsMuted,
  NoVoiceHere,      // the table has its own call, or none
  DealIsSet,        // the table was opened for a heist or a race
  WordsNotAllowed,  // the operator has blocked a word that was said
  KeptOut,          // the host has removed them, and hasn't let them in again
  Banned,           // the operator keeps them out
};
inline constexpr std::size_t kTableReasons = static_cast<std::size_t>(TableReason::Banned) + 1;

std::string_view name(TableReason reason);
std::string_view rule_of(TableReason reason);  // may be empty
std::string_view sentence(TableReason reason);

struct TableRefusal {
  TableReason reason = TableReason::NoGame;
  std::optional<ScenarioProblem> problem = std::nullopt;  // with CannotBePlayed
};

using Refusal = std::variant<rules::Refusal, TableRefusal>;

std::string_view name(const Refusal& refusal);

}  // namespace protocol
