// Why a wish was not granted: a reason of the rules, or one of the table.
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
  GameIsRunning,  // this is for before or after a game
  NoSeat,         // only who sits at the table may
  OnlyTheHost,
  TableIsLocked,
  TableIsFull,
  NameNotAllowed,
  NoSuchMember,
  NoSuchChair,
  ChairIsTaken,
  NotDeserted,  // its player is here
  NotFreeYet,   // its player went only a moment ago
  GameIsPaused,
  GameIsInterrupted,  // somebody has to resume
  GameIsNotPaused,
  PausesNotAllowed,
  CannotBePlayed,  // what is chosen has a flaw: it is told beside this
  SetupNotAllowed,
  NothingToRepeat,  // there was no game whose deal could come again
  NoNextScenario,
  StoreIsTroubled,  // the table waits for its disk
  TooMany,          // more unanswered requests than allowed
  TooFast,
  NumberTooOld,
  NoBotsHere,        // the house keeps programs off public tables, or the host off this one
  TooManyTeammates,  // the house has as many tables with teammates as it can think for
  NoTeammatesHere,   // they do not know what is chosen
  ProtocolNotSpoken,
  Silence,       // nobody may communicate now, or no longer
  GesturesOnly,  // here language is never allowed
  NeverTalks,    // here nothing is ever allowed
  IsMuted,
  NoVoiceHere,  // the table has a call of its own, or none
  DealIsSet,    // the table was opened for a heist or a race
};
inline constexpr std::size_t kTableReasons = static_cast<std::size_t>(TableReason::DealIsSet) + 1;

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
