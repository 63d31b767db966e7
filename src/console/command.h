// What the operator of a running server can ask of it: a closed set, read from words that were typed or that
// came over the console's socket. Both ends read them the same way.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "net/address_range.h"
#include "protocol/code.h"
#include "protocol/request.h"
#include "protocol/token.h"

namespace console {

// A table by the code that people have, or by the eight digits that the log has.
struct TableName {
  std::variant<protocol::Code, std::string> name;
  std::string text() const;
};

// How long something holds; none: for ever.
using Duration = std::optional<std::int64_t>;  // in seconds

struct ListTables {};
struct ShowTable {
  TableName table;
};
struct CloseTable {
  TableName table;
};
struct UnlockTable {
  TableName table;
};
struct RemovePerson {
  TableName table;
  protocol::MemberId member;
};
struct BanAddresses {
  net::AddressRange range;
  Duration lasts;
  std::string why;
};
// Someone at a table: their browser, and the address they come from, with all that share its limits.
enum class BanOf : std::uint8_t { Both, Browser, Address };
struct BanPerson {
  TableName table;
  protocol::MemberId member;
  BanOf of = BanOf::Both;
  Duration lasts;
  std::string why;
};
struct LiftBan {
  std::uint32_t number = 0;
};
struct ListBans {};
// No text takes the announcement back.
struct Announce {
  std::string text;
  std::int64_t lasts_s = 0;
};
struct TakeNewTables {
  bool on = true;
};
// No new tables, and the end of the server once no game is running, or when the time is up.
struct Drain {
  std::int64_t at_most_s = 0;
};
// Out of everything: tables, finished games, crews.
struct ForgetName {
  std::string name;
};
// Of a finished game. Seats count from 1, as people are shown them.
struct ForgetSeat {
  std::string game;
  std::uint8_t seat = 1;
};
struct HideGame {
  std::string game;
};
struct DeleteGame {
  std::string game;
};
struct ForgetCrew {
  protocol::Token secret;
};
struct ListComplaints {};
// None: all of them.
struct DropComplaint {
  std::optional<std::uint32_t> number;
};
// Whom a complaint is about, by their browser and by where they came from then.
struct BanAccused {
  std::uint32_t number = 0;
  BanOf of = BanOf::Both;
  Duration lasts;
  std::string why;
};
struct TellSlow {};
struct TellLimits {};

using Command =
    std::variant<ListTables, ShowTable, CloseTable, UnlockTable, RemovePerson, BanAddresses, BanPerson,
                 LiftBan, ListBans, Announce, TakeNewTables, Drain, ForgetName, ForgetSeat, HideGame,
                 DeleteGame, ForgetCrew, ListComplaints, DropComplaint, BanAccused, TellSlow, TellLimits>;

// A command as it is typed, or as it comes over the socket:
// {"do":"ban","with":["203.0.113.0/24"],"for":"2h","why":"floods"}
struct CommandWords {
  std::string name;
  std::vector<std::string> with{};
  std::string lasts{};  // empty: as long as usual
  std::string why{};
  std::string only{};  // of a ban
};

// The error is a sentence.
std::expected<Command, std::string> read_command(const CommandWords& words);
std::expected<CommandWords, std::string> read_words(std::string_view json);
std::string json_of(const CommandWords& words);

// Whether it changes anything: then it is written to the audit log.
bool is_act(const Command& command);

// One line for each command: how it is typed, and what it does.
struct CommandHelp {
  std::string_view name;
  std::string_view typed;
  std::string_view help;
};
const std::vector<CommandHelp>& command_help();

}  // namespace console
