#include "console/console.h"

#include <algorithm>
#include <utility>

#include "base/overloaded.h"
#include "console/complaint_text.h"
#include "console/table_text.h"
#include "console/takedown.h"
#include "store/name_removal.h"

namespace console {
namespace {

std::string number_field(std::string_view key, std::size_t number) {
  return "\"" + std::string{key} + "\":" + std::to_string(number);
}

std::string people(std::size_t count) {
  return count == 1 ? "1 connection was closed" : std::to_string(count) + " connections were closed";
}

Answer no_such_person(const TableName& table, protocol::MemberId member) {
  return refused("There's nobody with number " + std::to_string(member.value) + " at table " + table.text() +
                 ".");
}

// "203.0.113.7 is", "a browser is", "a browser and 203.0.113.7 are"
std::string who_text(const net::Ban& ban) {
  if (!ban.browser.is_known()) return ban.who->text() + " is";
  return ban.who ? "a browser and " + ban.who->text() + " are" : std::string{"a browser is"};
}

Answer no_such_complaint(std::uint32_t number) {
  return refused("There's no complaint " + std::to_string(number) + ".");
}

Answer answer_to(const ComplaintBook::Written& written, std::string sentence) {
  if (!written) return refused(written.error());
  return {.text = std::move(sentence)};
}

Answer no_such_table(const TableName& table) { return refused("There's no table " + table.text() + "."); }

}  // namespace

// One function for each command.
struct Console::Doing {
  Console& console;
  net::ServerAdmin& server = console.ports_.server;

  Answer operator()(const ListTables&) const { return tables_answer(server.tables(), server.now_wall_s()); }

  Answer operator()(const ShowTable& command) const {
    const auto code = console.find(command.table);
    if (!code) return code.error();
    const auto table = server.table(*code);
    return table ? table_answer(*table, server.now_wall_s()) : no_such_table(command.table);
  }

  Answer operator()(const CloseTable& command) const {
    const auto code = console.find(command.table);
    if (!code) return code.error();
    if (!server.close(*code)) return no_such_table(command.table);
    return {.text = "Table " + code->text() + " is closed."};
  }

  Answer operator()(const UnlockTable& command) const {
    const auto code = console.find(command.table);
    if (!code) return code.error();
    if (!server.unlock(*code)) return no_such_table(command.table);
    return {.text = "Table " + code->text() + " is unlocked."};
  }

  Answer operator()(const RemovePerson& command) const {
    const auto code = console.find(command.table);
    if (!code) return code.error();
    if (!server.remove(*code, command.member)) return no_such_person(command.table, command.member);
    return {.text = "Person " + std::to_string(command.member.value) + " is removed from table " +
                    code->text() + "."};
  }

  Answer operator()(const BanAddresses& command) const {
    if (const auto way_in = server.whose_way_in(command.range)) {
      return refused(
          "That would keep out everyone who comes through " + *way_in +
          ". Ban a smaller range, or a person's browser. If everyone seems to come from there, name "
          "your proxy with --trusted-proxy.");
    }
    return console.ban({.who = command.range, .why = command.why}, command.lasts);
  }

  Answer operator()(const BanPerson& command) const {
    const auto code = console.find(command.table);
    if (!code) return code.error();
    const auto table = server.table(*code);
    if (!table) return no_such_table(command.table);
    for (const net::PersonAtTable& at_table : table->people) {
      if (at_table.person.member != command.member) continue;
      return console.ban({at_table.person.visitor, at_table.address}, command.of, command.lasts, command.why);
    }
    return no_such_person(command.table, command.member);
  }

  Answer operator()(const LiftBan& command) const {
    BanBook fresh = console.bans_;
    if (std::erase_if(fresh.bans, [&](const net::Ban& ban) { return ban.number == command.number; }) == 0) {
      return refused("There's no ban " + std::to_string(command.number) + ".");
    }
    if (const auto written = console.ports_.ban_file.write(fresh); !written) return refused(written.error());
    console.bans_ = std::move(fresh);
    server.use_bans(console.bans_.bans);
    return {.text = "Ban " + std::to_string(command.number) + " is lifted."};
  }

  Answer operator()(const ListBans&) const { return bans_answer(console.bans_.bans, server.now_wall_s()); }

  Answer operator()(const Announce& command) const {
    server.announce(command.text, server.now_wall_s() + command.lasts_s);
    if (command.text.empty()) return {.text = "The announcement has been withdrawn."};
    return {.text = "Everyone sees it now, and so does anyone who comes within " +
                    duration_text(command.lasts_s) + "."};
  }

  Answer operator()(const TakeNewTables& command) const {
    server.take_new_tables(command.on);
    if (!command.on) return {.text = "No new tables can be opened. Open tables aren't affected."};
    const bool was_draining = std::exchange(console.drains_until_wall_s_, std::nullopt).has_value();
    return {.text = was_draining ? "New tables can be opened again, and the server won't stop."
                                 : "New tables can be opened again."};
  }

  Answer operator()(const Drain& command) const {
    server.take_new_tables(false);
    console.drains_until_wall_s_ = server.now_wall_s() + command.at_most_s;
    const std::size_t playing = server.playing();
    return {.text = "No new tables can be opened. The server stops when no game is running (" +
                    std::to_string(playing) + " now), or after " + duration_text(command.at_most_s) + ".",
            .fields = number_field("playing", playing)};
  }

  // First everyone who is called that now, so that nobody writes the name again.
  Answer operator()(const ForgetName& command) const {
    std::size_t renamed = 0;
    for (const net::TableAtServer& table : server.tables()) {
      for (const net::PersonAtTable& at_table : table.people) {
        if (!store::is_called(at_table.person.name, command.name)) continue;
        const protocol::MemberId member = at_table.person.member;
        const std::string nameless = "#" + std::to_string(member.value);
        if (server.rename(table.report.summary.code, member, nameless)) ++renamed;
      }
      for (const table::KeptOut& removed : table.report.kept_out) {
        if (!store::is_called(removed.name, command.name)) continue;
        server.rename(table.report.summary.code, removed.member, "#" + std::to_string(removed.member.value));
      }
    }
    if (const auto written = console.ports_.complaints.forget_name(command.name); !written) {
      return refused(written.error());
    }
    Answer answer = forget_name(console.ports_.submit, command.name);
    answer.text += " " + std::to_string(renamed) + " people at tables are shown by their number.";
    if (answer.is_done) answer.fields += "," + number_field("people", renamed);
    return answer;
  }

  Answer operator()(const ForgetSeat& command) const {
    return forget_seat(console.ports_.submit, command.game, command.seat - 1U);
  }
  Answer operator()(const HideGame& command) const { return hide_game(console.ports_.submit, command.game); }
  Answer operator()(const DeleteGame& command) const {
    return delete_game(console.ports_.submit, command.game);
  }

  Answer operator()(const ForgetCrew& command) const {
    const std::int64_t crew = find_crew(console.ports_.submit, protocol::digest_of(command.secret));
    if (crew == 0) return refused("There's no crew with this secret.");
    std::vector<protocol::Code> closed;
    for (const net::TableAtServer& table : server.tables()) {
      if (!table.report.crew || std::int64_t{table.report.crew->value} != crew) continue;
      closed.push_back(table.report.summary.code);
      server.close(closed.back());
    }
    return forget_crew(console.ports_.submit, crew, closed);
  }

  Answer operator()(const ListComplaints&) const {
    return complaints_answer(console.ports_.complaints.all(), server.now_wall_s());
  }

  Answer operator()(const DropComplaint& command) const {
    ComplaintBook& book = console.ports_.complaints;
    if (!command.number) return answer_to(book.drop_all(), "All complaints are deleted.");
    if (book.find(*command.number) == nullptr) return no_such_complaint(*command.number);
    return answer_to(book.drop(*command.number),
                     "Complaint " + std::to_string(*command.number) + " is deleted.");
  }

  Answer operator()(const BanAccused& command) const {
    const FiledComplaint* complaint = console.ports_.complaints.find(command.number);
    if (complaint == nullptr) return no_such_complaint(command.number);
    return console.ban({complaint->about.visitor, complaint->about.address}, command.of, command.lasts,
                       command.why);
  }

  Answer operator()(const TellSlow&) const { return slowness_answer(server.slowness()); }
  Answer operator()(const TellLimits&) const { return limits_answer(server.limits()); }
};

Console::Console(Ports ports, BanBook bans, const net::Log& log)
    : ports_(std::move(ports)), bans_(std::move(bans)), log_(log) {}

std::string Console::answer(std::string_view line, const std::string& by) {
  const std::scoped_lock lock{mutex_};
  return json_of(run(line, by));
}

Answer Console::run(std::string_view line, const std::string& by) {
  take_complaints();
  const auto words = read_words(line);
  if (!words) return refused(words.error());
  const auto command = read_command(*words);
  if (!command) return refused(command.error());
  if (!is_act(*command)) return carry_out(*command);
  // Before it is done: what a table was called can't be found out afterwards.
  const std::string subject = about(*command);
  Answer answer = carry_out(*command);
  const AuditEntry entry{
      .by = by, .act = words->name, .about = subject, .why = words->why, .is_done = answer.is_done};
  // The audit log says what it was about; the log has no addresses.
  log_.tell(net::LogLevel::Info, "operator",
            {{"by", entry.by}, {"do", entry.act}, {"done", std::int64_t{entry.is_done}}});
  if (const auto written = ports_.audit_log.write(entry, ports_.server.now_wall_s()); !written) {
    log_.tell(net::LogLevel::Error, "audit log not written", {{"why", written.error()}});
    answer.text += "\n" + written.error();
  }
  return answer;
}

Answer Console::carry_out(const Command& command) { return std::visit(Doing{*this}, command); }

std::expected<protocol::Code, Answer> Console::find(const TableName& table) {
  if (const auto* code = std::get_if<protocol::Code>(&table.name)) return *code;
  const auto found = ports_.server.table_with_hash(std::get<std::string>(table.name));
  if (!found) return std::unexpected{no_such_table(table)};
  return *found;
}

// As much of it as is known and as can be banned.
Answer Console::ban(const Suspect& person, BanOf of, Duration lasts, const std::string& why) {
  net::Ban ban{.why = why};
  std::string missing;
  if (of != BanOf::Address) {
    if (person.visitor.is_browser())
      ban.browser = person.visitor;
    else
      missing = "That person's program hasn't sent a browser ID. ";
  }
  if (of != BanOf::Browser) {
    const auto range =
        person.address ? std::optional{net::AddressRange::around(*person.address)} : std::nullopt;
    const auto way_in = range ? ports_.server.whose_way_in(*range) : std::nullopt;
    if (!range) {
      missing += "That person isn't connected, so their address isn't known. ";
    } else if (way_in) {
      missing +=
          "Their address isn't banned: that would keep out everyone who comes through " + *way_in + ". ";
    } else {
      ban.who = range;
    }
  }
  if (!missing.empty()) missing.pop_back();
  if (!ban.who && !ban.browser.is_known()) return refused(missing);
  Answer answer = this->ban(std::move(ban), lasts);
  // Someone whose program has no ID is banned by address, as everyone expects.
  if (answer.is_done && !missing.empty() && person.visitor.is_browser()) answer.text += " " + missing;
  return answer;
}

Answer Console::ban(net::Ban ban, Duration lasts) {
  forget_old_bans();
  const std::int64_t now = ports_.server.now_wall_s();
  BanBook fresh = bans_;
  ban.number = ++fresh.last;
  ban.since_wall_s = now;
  ban.until_wall_s = lasts ? now + *lasts : 0;
  const std::string sentence = "Ban " + std::to_string(ban.number) + ": " + who_text(ban) + " kept out " +
                               (lasts ? "for " + duration_text(*lasts) : std::string{"for ever"}) + ". ";
  fresh.bans.push_back(std::move(ban));
  if (const auto written = ports_.ban_file.write(fresh); !written) return refused(written.error());
  bans_ = std::move(fresh);
  const std::size_t sent_away = ports_.server.use_bans(bans_.bans);
  return {.text = sentence + people(sent_away) + ".",
          .fields = number_field("ban", bans_.last) + "," + number_field("sent_away", sent_away)};
}

bool Console::forget_old_bans() {
  const std::int64_t now = ports_.server.now_wall_s();
  return std::erase_if(bans_.bans, [&](const net::Ban& ban) { return ban.is_over(now); }) > 0;
}

// What can't be written is lost: people can complain again.
void Console::take_complaints() {
  const auto complaints = ports_.server.take_complaints();
  auto written = ports_.complaints.forget_old(ports_.server.now_wall_s());
  if (written && !complaints.empty()) written = ports_.complaints.add(complaints);
  if (!written) log_.tell(net::LogLevel::Error, "complaints not written", {{"why", written.error()}});
  for (const net::ComplaintAtServer& one : complaints) {
    log_.tell(net::LogLevel::Info, "complaint", {{"table", log_.table(one.complaint.table)}});
  }
}

void Console::tick() {
  const std::scoped_lock lock{mutex_};
  take_complaints();
  if (forget_old_bans()) {
    if (const auto written = ports_.ban_file.write(bans_); !written)
      log_.tell(net::LogLevel::Error, "bans not written", {{"why", written.error()}});
  }
  if (!drains_until_wall_s_) return;
  if (ports_.server.playing() > 0 && ports_.server.now_wall_s() < *drains_until_wall_s_) return;
  drains_until_wall_s_.reset();
  log_.tell(net::LogLevel::Info, "drained");
  ports_.stop_server();
}

// Neither codes nor names.
std::string Console::about(const Command& command) {
  const auto table = [&](const TableName& name) {
    const auto* code = std::get_if<protocol::Code>(&name.name);
    return code != nullptr ? ports_.server.hash_of(*code) : name.text();
  };
  const auto person = [&](const TableName& name, protocol::MemberId member) {
    return table(name) + " " + std::to_string(member.value);
  };
  return std::visit(
      base::Overloaded{
          [&](const CloseTable& c) { return table(c.table); },
          [&](const UnlockTable& c) { return table(c.table); },
          [&](const RemovePerson& c) { return person(c.table, c.member); },
          [&](const BanPerson& c) { return person(c.table, c.member); },
          [](const BanAddresses& c) { return c.range.text(); },
          [](const LiftBan& c) { return std::to_string(c.number); },
          [](const BanAccused& c) { return "complaint " + std::to_string(c.number); },
          [](const DropComplaint& c) { return c.number ? std::to_string(*c.number) : std::string{"all"}; },
          [](const ForgetSeat& c) { return c.game; }, [](const HideGame& c) { return c.game; },
          [](const DeleteGame& c) { return c.game; }, [](const Announce& c) { return c.text; },
          [](const Drain& c) { return duration_text(c.at_most_s); },
          [](const auto&) { return std::string{}; }},
      command);
}

}  // namespace console
