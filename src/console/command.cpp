#include "console/command.h"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <functional>

#include "base/ascii.h"
#include "base/overloaded.h"
#include "net/http.h"
#include "notation/json_writer.h"
#include "notation/words.h"
#include "protocol/fields.h"
#include "protocol/limits.h"
#include "protocol/read_request.h"
#include "protocol/strict_json.h"
#include "rules/vocabulary.h"

namespace console {
namespace {

using Read = std::expected<Command, std::string>;

constexpr std::size_t kHashDigits = 8;
constexpr std::size_t kLongestWhy = 200;
constexpr std::size_t kMostWords = 64;
constexpr std::int64_t kDay = 86'400;

std::unexpected<std::string> no(std::string sentence) { return std::unexpected{std::move(sentence)}; }

// 45s, 30m, 12h, 7d; "ever" has no end.
std::expected<Duration, std::string> read_duration(std::string_view text) {
  if (text == "ever") return Duration{};
  constexpr std::array<std::pair<char, std::int64_t>, 4> kUnits{
      {{'s', 1}, {'m', 60}, {'h', 3'600}, {'d', kDay}}};
  for (const auto& [letter, seconds] : kUnits) {
    std::int64_t count = 0;
    if (!text.ends_with(letter) || !notation::read_number(text.substr(0, text.size() - 1), 1, 100'000, count))
      continue;
    return Duration{count * seconds};
  }
  return no("Write a time as 45s, 30m, 12h, 7d or ever.");
}

std::expected<TableName, std::string> read_table(const std::string& text) {
  const bool is_hash = text.size() == kHashDigits && std::ranges::all_of(text, [](char c) {
                         return base::hexadecimal_digit(c) && !base::is_capital(c);
                       });
  if (is_hash) return TableName{text};
  if (const auto code = protocol::Code::read(text)) return TableName{*code};
  return no(text + " is neither a table's code, like W5R2Y3, nor its eight-digit hash from the log.");
}

std::expected<protocol::MemberId, std::string> read_member(const std::string& text) {
  std::int64_t number = 0;
  if (!notation::read_number(text, 1, 0xffff, number)) {
    return no(text + " isn't a person's number. `table CODE` lists them.");
  }
  return protocol::MemberId{static_cast<std::uint16_t>(number)};
}

// One for each command: how many words follow it, and how they are read.
struct Reader {
  CommandHelp help;
  std::size_t fewest = 0;
  std::size_t most = 0;
  bool takes_time = false;
  std::function<Read(const CommandWords&)> read;
};

template <class Thing>
Read about_table(const CommandWords& words) {
  auto table = read_table(words.with.front());
  if (!table) return no(table.error());
  return Thing{*std::move(table)};
}

Read read_remove(const CommandWords& words) {
  auto table = read_table(words.with[0]);
  if (!table) return no(table.error());
  const auto member = read_member(words.with[1]);
  if (!member) return no(member.error());
  return RemovePerson{*std::move(table), *member};
}

std::expected<BanOf, std::string> read_ban_of(const std::string& only) {
  constexpr std::array<std::string_view, 3> kOf{"", "browser", "address"};
  const auto of = std::ranges::find(kOf, only);
  if (of == kOf.end()) return no("--only takes browser or address.");
  return static_cast<BanOf>(of - kOf.begin());
}

Read read_ban(const CommandWords& words) {
  const auto lasts = read_duration(words.lasts.empty() ? "1d" : words.lasts);
  if (!lasts) return no(lasts.error());
  if (words.with.size() == 2) {
    auto table = read_table(words.with[0]);
    if (!table) return no(table.error());
    const auto member = read_member(words.with[1]);
    if (!member) return no(member.error());
    const auto of = read_ban_of(words.only);
    if (!of) return no(of.error());
    return BanPerson{*std::move(table), *member, *of, *lasts, words.why};
  }
  if (!words.only.empty()) return no("--only can only be used to ban a person at a table.");
  const auto range = net::AddressRange::read(words.with[0]);
  if (!range) return no(words.with[0] + " isn't an address or a range like 203.0.113.0/24 or 2001:db8::/32.");
  return BanAddresses{*range, *lasts, words.why};
}

Read read_unban(const CommandWords& words) {
  std::int64_t number = 0;
  if (!notation::read_number(words.with[0], 1, 0xffff'ffff, number)) {
    return no(words.with[0] + " isn't a ban's number. `bans` lists them.");
  }
  return LiftBan{static_cast<std::uint32_t>(number)};
}

std::expected<std::uint32_t, std::string> read_complaint(const std::string& text) {
  std::int64_t number = 0;
  if (!notation::read_number(text, 1, 0xffff'ffff, number))
    return no(text + " isn't a complaint's number. `complaints` lists them.");
  return static_cast<std::uint32_t>(number);
}

Read read_drop_complaint(const CommandWords& words) {
  if (words.with[0] == "all") return DropComplaint{};
  const auto number = read_complaint(words.with[0]);
  if (!number) return no(number.error());
  return DropComplaint{*number};
}

Read read_ban_accused(const CommandWords& words) {
  const auto number = read_complaint(words.with[0]);
  if (!number) return no(number.error());
  const auto lasts = read_duration(words.lasts.empty() ? "1d" : words.lasts);
  if (!lasts) return no(lasts.error());
  const auto of = read_ban_of(words.only);
  if (!of) return no(of.error());
  return BanAccused{*number, *of, *lasts, words.why};
}

Read read_announcement(const CommandWords& words) {
  std::string text;
  for (const std::string& word : words.with) text += (text.empty() ? "" : " ") + word;
  if (text.size() > protocol::kLongestNotice) {
    return no("An announcement can have at most " + std::to_string(protocol::kLongestNotice) + " bytes.");
  }
  if (!text.empty() && !protocol::can_be_read(text)) {
    return no("An announcement must be a single line without control characters.");
  }
  const auto lasts = read_duration(words.lasts.empty() ? "15m" : words.lasts);
  if (!lasts) return no(lasts.error());
  if (!*lasts) return no("An announcement needs an end: --for 2h.");
  return Announce{text, **lasts};
}

Read read_drain(const CommandWords& words) {
  const auto lasts = read_duration(words.lasts.empty() ? "30m" : words.lasts);
  if (!lasts) return no(lasts.error());
  if (!*lasts) return no("Draining needs an end: --for 2h.");
  return Drain{**lasts};
}

// The name of a finished game, or a link that ends with it.
std::expected<std::string, std::string> read_game(const std::string& text) {
  std::string id = text.substr(text.rfind('/') + 1);
  id.resize(std::min(id.find_first_of("?#"), id.size()));
  if (!net::is_record_id(id)) return no(text + " is neither a finished game's name nor a link to it.");
  return id;
}

template <class Thing>
Read about_game(const CommandWords& words) {
  auto game = read_game(words.with.front());
  if (!game) return no(game.error());
  return Thing{*std::move(game)};
}

Read read_forget_name(const CommandWords& words) {
  std::string name;
  for (const std::string& word : words.with) name += (name.empty() ? "" : " ") + word;
  auto known = protocol::read_name(name);
  if (!known) return no("Nobody can have that name.");
  return ForgetName{*std::move(known)};
}

Read read_forget_seat(const CommandWords& words) {
  auto game = read_game(words.with[0]);
  if (!game) return no(game.error());
  std::int64_t seat = 0;
  if (!notation::read_number(words.with[1], 1, std::int64_t{rules::kMostSeats}, seat)) {
    return no(words.with[1] + " isn't a seat number. Seats are numbered from 1.");
  }
  return ForgetSeat{*std::move(game), static_cast<std::uint8_t>(seat)};
}

// The secret itself, or a link that ends with it.
Read read_forget_crew(const CommandWords& words) {
  const std::string& text = words.with[0];
  const auto secret = protocol::read_token(text.substr(text.rfind('#') + 1));
  if (!secret) return no("A crew's link ends in # and 32 hexadecimal digits.");
  return ForgetCrew{*secret};
}

template <class Thing>
Read plain(const CommandWords& /*words*/) {
  return Thing{};
}

const std::vector<Reader>& readers() {
  static const std::vector<Reader> kReaders{
      {{"tables", "tables", "lists the tables: code, hash, state, people, who opened it"},
       0,
       0,
       false,
       plain<ListTables>},
      {{"table", "table CODE", "shows who is at a table, and from which addresses"},
       1,
       1,
       false,
       about_table<ShowTable>},
      {{"close", "close CODE", "closes a table and tells everyone at it"},
       1,
       1,
       false,
       about_table<CloseTable>},
      {{"unlock", "unlock CODE", "unlocks a table whose host has locked it"},
       1,
       1,
       false,
       about_table<UnlockTable>},
      {{"remove", "remove CODE PERSON", "removes a person, by their number, from a table"},
       2,
       2,
       false,
       read_remove},
      {{"ban", "ban RANGE | ban CODE PERSON",
        "keeps out everyone in that range of addresses, or one person by browser and address, and "
        "disconnects them; --for TIME (default 1d), --why TEXT, --only browser or address"},
       1,
       2,
       true,
       read_ban},
      {{"complaints", "complaints", "lists the people who were reported, with what was written last"},
       0,
       0,
       false,
       plain<ListComplaints>},
      {{"ban-accused", "ban-accused NUMBER",
        "bans the person a complaint is about, by browser and address; options as for ban"},
       1,
       1,
       true,
       read_ban_accused},
      {{"drop-complaint", "drop-complaint NUMBER|all", "deletes a complaint, or all of them"},
       1,
       1,
       false,
       read_drop_complaint},
      {{"unban", "unban NUMBER", "lifts a ban"}, 1, 1, false, read_unban},
      {{"bans", "bans", "lists the bans"}, 0, 0, false, plain<ListBans>},
      {{"announce", "announce TEXT",
        "shows everyone a message, now and for --for TIME (default 15m); without a text, withdraws it"},
       0,
       kMostWords,
       true,
       read_announcement},
      {{"stop-new", "stop-new", "allows no new tables until allow-new or a restart"},
       0,
       0,
       false,
       [](const CommandWords&) -> Read { return TakeNewTables{false}; }},
      {{"allow-new", "allow-new", "allows new tables again, and ends a drain"},
       0,
       0,
       false,
       [](const CommandWords&) -> Read { return TakeNewTables{true}; }},
      {{"drain", "drain",
        "allows no new tables, and stops the server once no game is running, or after --for TIME (default "
        "30m)"},
       0,
       0,
       true,
       read_drain},
      {{"forget-name", "forget-name NAME", "removes a name everywhere: tables, finished games, crews"},
       1,
       kMostWords,
       false,
       read_forget_name},
      {{"forget-seat", "forget-seat GAME SEAT",
        "removes the name of one seat (numbered from 1) from a finished game"},
       2,
       2,
       false,
       read_forget_seat},
      {{"hide-game", "hide-game GAME",
        "removes a finished game from all lists and the Book; its link still works"},
       1,
       1,
       false,
       about_game<HideGame>},
      {{"delete-game", "delete-game GAME", "deletes a finished game"}, 1, 1, false, about_game<DeleteGame>},
      {{"forget-crew", "forget-crew LINK", "closes a crew's tables, and deletes the crew with all its names"},
       1,
       1,
       false,
       read_forget_crew},
      {{"slow", "slow", "shows what is slow: threads, disk, teammates, connections"},
       0,
       0,
       false,
       plain<TellSlow>},
      {{"limits", "limits", "shows how much of the limits is used, and by whom"},
       0,
       0,
       false,
       plain<TellLimits>},
  };
  return kReaders;
}

}  // namespace

std::string TableName::text() const {
  return std::visit(base::Overloaded{[](const protocol::Code& code) { return code.text(); },
                                     [](const std::string& hash) { return hash; }},
                    name);
}

std::expected<Command, std::string> read_command(const CommandWords& words) {
  const auto found =
      std::ranges::find_if(readers(), [&](const Reader& reader) { return reader.help.name == words.name; });
  if (found == readers().end()) return no("There's no command " + words.name + ".");
  if (words.with.size() < found->fewest || words.with.size() > found->most) {
    return no("Usage: " + std::string{found->help.typed} + ".");
  }
  if (!words.lasts.empty() && !found->takes_time) return no(words.name + " doesn't take --for.");
  if (words.why.size() > kLongestWhy || (!words.why.empty() && !protocol::can_be_read(words.why))) {
    return no("A reason must be a single line of at most " + std::to_string(kLongestWhy) + " bytes.");
  }
  const bool bans = words.name == "ban" || words.name == "ban-accused";
  if (!words.why.empty() && !bans) return no(words.name + " doesn't take --why.");
  if (!words.only.empty() && !bans) return no(words.name + " doesn't take --only.");
  return found->read(words);
}

std::expected<CommandWords, std::string> read_words(std::string_view json) {
  const auto value = protocol::read_strict_json(json);
  if (!value) return no(value.error());
  if (!value->is_object()) return no("A command must be a JSON object.");
  protocol::Fields fields{value->get_object()};
  CommandWords words{.name = std::string{fields.text("do")}};
  if (const boost::json::value* with = fields.take("with")) {
    if (!with->is_array() || with->get_array().size() > kMostWords)
      return no("\"with\" must be a list of words.");
    for (const boost::json::value& word : with->get_array()) {
      if (!word.is_string()) return no("\"with\" must be a list of words.");
      words.with.emplace_back(word.get_string());
    }
  }
  words.lasts = fields.text_or("for", "");
  words.why = fields.text_or("why", "");
  words.only = fields.text_or("only", "");
  if (auto problem = fields.problem()) return no(*std::move(problem));
  return words;
}

std::string json_of(const CommandWords& words) {
  notation::JsonWriter json;
  json.begin_object().key("do").string(words.name).key("with").begin_array();
  for (const std::string& word : words.with) json.string(word);
  json.end_array();
  if (!words.lasts.empty()) json.key("for").string(words.lasts);
  if (!words.why.empty()) json.key("why").string(words.why);
  if (!words.only.empty()) json.key("only").string(words.only);
  return json.end_object().text();
}

bool is_act(const Command& command) {
  return !std::holds_alternative<ListTables>(command) && !std::holds_alternative<ShowTable>(command) &&
         !std::holds_alternative<ListBans>(command) && !std::holds_alternative<ListComplaints>(command) &&
         !std::holds_alternative<TellSlow>(command) && !std::holds_alternative<TellLimits>(command);
}

const std::vector<CommandHelp>& command_help() {
  static const std::vector<CommandHelp> kHelp = [] {
    std::vector<CommandHelp> all;
    for (const Reader& reader : readers()) all.push_back(reader.help);
    return all;
  }();
  return kHelp;
}

}  // namespace console
