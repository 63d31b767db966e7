#include "protocol/refusal.h"

#include <array>

#include "base/overloaded.h"
#include "protocol/limits.h"

namespace protocol {
namespace {

struct Row {
  TableReason reason;
  std::string_view name;
  std::string_view rule;  // none if the operator decides, not the rules
  std::string_view sentence;
};

// In the order of the enumerators; the assertion below makes sure of it.
constexpr std::array<Row, kTableReasons> kRows{{
    {TableReason::NoGame, "NoGame", "", "No game is running."},
    {TableReason::GameIsRunning, "GameIsRunning", "R-11", "That can only be changed before or after a game."},
    {TableReason::NoSeat, "NoSeat", "", "Only seated players can do that."},
    {TableReason::OnlyTheHost, "OnlyTheHost", "", "Only the host can do that."},
    {TableReason::TableIsLocked, "TableIsLocked", "", "The table is locked. Nobody new can join."},
    {TableReason::TableIsFull, "TableIsFull", "", "The table is full."},
    {TableReason::NameNotAllowed, "NameNotAllowed", "", "That name can't be used at this table."},
    {TableReason::NoSuchMember, "NoSuchMember", "", "There's no such person at this table."},
    {TableReason::NoSuchChair, "NoSuchChair", "", "There's no such seat at this table."},
    {TableReason::ChairIsTaken, "ChairIsTaken", "", "Someone is sitting there."},
    {TableReason::NotDeserted, "NotDeserted", "R-24", "That seat's player is here."},
    {TableReason::NotFreeYet, "NotFreeYet", "R-24", "That seat's player left only a moment ago."},
    {TableReason::GameIsPaused, "GameIsPaused", "R-16", "The game is paused."},
    {TableReason::GameIsInterrupted, "GameIsInterrupted", "R-25",
     "The game was interrupted. It continues when a player resumes it."},
    {TableReason::GameIsNotPaused, "GameIsNotPaused", "R-16", "The game isn't paused."},
    {TableReason::PausesNotAllowed, "PausesNotAllowed", "R-16", "This table doesn't allow pauses."},
    {TableReason::CannotBePlayed, "CannotBePlayed", "SX-2", "The current choice can't be played."},
    {TableReason::SetupNotAllowed, "SetupNotAllowed", "",
     "This server doesn't accept seeds or custom deals."},
    {TableReason::NothingToRepeat, "NothingToRepeat", "", "There's no earlier deal to repeat."},
    {TableReason::NoNextScenario, "NoNextScenario", "", "This is the last scenario."},
    {TableReason::StoreIsTroubled, "StoreIsTroubled", "R-25",
     "The server can't save right now. The game is stopped until it can."},
    {TableReason::TooMany, "TooMany", "", "Too many requests are waiting for an answer."},
    {TableReason::TooFast, "TooFast", "", "You're sending requests too fast."},
    {TableReason::NumberTooOld, "NumberTooOld", "",
     "A request's number must be greater than all earlier ones."},
    {TableReason::NoBotsHere, "NoBotsHere", "", "This table doesn't allow bots."},
    {TableReason::TooManyTeammates, "TooManyTeammates", "",
     "All teammates on this server are busy. Try again later."},
    {TableReason::ProtocolNotSpoken, "ProtocolNotSpoken", "",
     "This server speaks version 1 of the protocol."},
    {TableReason::Silence, "Silence", "B-COM-1", "Silence. No talking now."},
    {TableReason::GesturesOnly, "GesturesOnly", "S12-1", "Only gestures are allowed here, no words."},
    {TableReason::NeverTalks, "NeverTalks", "S14-1", "There's no talking at all in this scenario."},
    {TableReason::IsMuted, "IsMuted", "", "The host has muted you."},
    {TableReason::NoVoiceHere, "NoVoiceHere", "", "This table doesn't use the server's voice chat."},
    {TableReason::DealIsSet, "DealIsSet", "",
     "This table was opened for one deal. Nothing else can be chosen."},
    {TableReason::WordsNotAllowed, "WordsNotAllowed", "",
     "Your text wasn't sent. This server doesn't allow one of its words."},
    {TableReason::KeptOut, "KeptOut", "",
     "The host has removed you from this table. Only the host can let you in again."},
    {TableReason::Banned, "Banned", "", "You're banned from this server."},
}};

constexpr bool rows_are_in_order() {
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    if (static_cast<std::size_t>(kRows[i].reason) != i) return false;
  }
  return true;
}
static_assert(rows_are_in_order());
static_assert(kProtocolVersion == 1, "the sentence above names it");

const Row& row(TableReason reason) { return kRows[static_cast<std::size_t>(reason)]; }

}  // namespace

std::string_view name(TableReason reason) { return row(reason).name; }
std::string_view rule_of(TableReason reason) { return row(reason).rule; }
std::string_view sentence(TableReason reason) { return row(reason).sentence; }

std::string_view name(const Refusal& refusal) {
  return std::visit(base::Overloaded{
                        [](const rules::Refusal& of_the_rules) { return rules::name(of_the_rules.reason); },
                        [](const TableRefusal& of_the_table) { return name(of_the_table.reason); },
                    },
                    refusal);
}

}  // namespace protocol
