#include "protocol/refusal.h"

#include <array>

#include "base/overloaded.h"
#include "protocol/limits.h"

namespace protocol {
namespace {

struct Row {
  TableReason reason;
  std::string_view name;
  std::string_view rule;  // none where the house decides, not the ledger
  std::string_view sentence;
};

// In the order of the enumerators; the assertion below holds it so.
constexpr std::array<Row, kTableReasons> kRows{{
    {TableReason::NoGame, "NoGame", "", "There is no running game."},
    {TableReason::GameIsRunning, "GameIsRunning", "R-11", "That can be changed only before or after a game."},
    {TableReason::NoSeat, "NoSeat", "", "Only who sits at the table may do that."},
    {TableReason::OnlyTheHost, "OnlyTheHost", "", "Only the host of the table may do that."},
    {TableReason::TableIsLocked, "TableIsLocked", "", "The table is locked: nobody new comes in."},
    {TableReason::TableIsFull, "TableIsFull", "", "There is no room left at this table."},
    {TableReason::NameNotAllowed, "NameNotAllowed", "", "That name cannot be used at this table."},
    {TableReason::NoSuchMember, "NoSuchMember", "", "There is no such member at this table."},
    {TableReason::NoSuchChair, "NoSuchChair", "", "The table has no such chair."},
    {TableReason::ChairIsTaken, "ChairIsTaken", "", "Somebody sits there."},
    {TableReason::NotDeserted, "NotDeserted", "R-24", "The player of that seat is here."},
    {TableReason::NotFreeYet, "NotFreeYet", "R-24", "The player of that seat went only a moment ago."},
    {TableReason::GameIsPaused, "GameIsPaused", "R-16", "The game is paused."},
    {TableReason::GameIsInterrupted, "GameIsInterrupted", "R-25",
     "The game was interrupted: it goes on when a player says so."},
    {TableReason::GameIsNotPaused, "GameIsNotPaused", "R-16", "The game is not paused."},
    {TableReason::PausesNotAllowed, "PausesNotAllowed", "R-16", "This table does not allow pauses."},
    {TableReason::CannotBePlayed, "CannotBePlayed", "SX-2", "What is chosen cannot be played."},
    {TableReason::SetupNotAllowed, "SetupNotAllowed", "", "This server takes no seeds and no setups."},
    {TableReason::NothingToRepeat, "NothingToRepeat", "", "There was no game whose deal could come again."},
    {TableReason::NoNextScenario, "NoNextScenario", "", "No scenario follows this one."},
    {TableReason::StoreIsTroubled, "StoreIsTroubled", "R-25",
     "The server cannot write at the moment: game time stands still until it can."},
    {TableReason::TooMany, "TooMany", "", "Too many requests wait for their answer."},
    {TableReason::TooFast, "TooFast", "", "Requests come too fast."},
    {TableReason::NumberTooOld, "NumberTooOld", "",
     "The number of a request must be greater than all numbers before it."},
    {TableReason::NoBotsHere, "NoBotsHere", "", "No programs may play at this table."},
    {TableReason::TooManyTeammates, "TooManyTeammates", "",
     "This server has as many tables with teammates as it can think for."},
    {TableReason::NoTeammatesHere, "NoTeammatesHere", "",
     "Teammates do not know the expansion yet: they cannot play what is chosen."},
    {TableReason::ProtocolNotSpoken, "ProtocolNotSpoken", "",
     "This server speaks version 1 of the protocol."},
    {TableReason::Silence, "Silence", "B-COM-1", "Silence: nobody may communicate now."},
    {TableReason::GesturesOnly, "GesturesOnly", "S12-1", "Here only gestures are allowed, never language."},
    {TableReason::NeverTalks, "NeverTalks", "S14-1", "In this scenario nobody communicates at any time."},
    {TableReason::IsMuted, "IsMuted", "", "The host has muted you."},
    {TableReason::NoVoiceHere, "NoVoiceHere", "", "This table does not talk by this server."},
    {TableReason::DealIsSet, "DealIsSet", "",
     "This table was opened for one deal: nothing else can be chosen."},
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
