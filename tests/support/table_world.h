// A world for tables without sockets, disk or time: a registry of tables, a journal whose durability the test
// decides, a clock it sets, repeatable randomness, and clients that receive lines.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/fake_solver.h"
#include "support/fake_teammates.h"
#include "table/table_registry.h"

namespace world {

using table::Code;
using table::ConnectionId;
using table::Moment;
using table::Row;

// Stores what it is given, and reports it as durable when the test says so.
class HeldJournal : public table::Journal {
 public:
  void append(Row row) override;
  void settle(table::Settlement settlement) override;
  void forget(Code table) override;

  struct Mark {
    Code table;
    table::Version version;
  };
  std::deque<Mark> marks;                         // not reported yet
  std::map<Code, std::vector<Row>> rows;          // as a real journal would keep them
  std::map<Code, std::vector<Row>> settled_rows;  // what the last settlement replaces when it is durable
  std::vector<Row> durable_rows(Code code) const;
  std::map<Code, table::Version> durable;
  std::vector<table::Settlement> settlements;
  std::map<std::string, std::string> records;
};

class HeldComplaints : public table::ComplaintBox {
 public:
  void put(table::Complaint complaint) override { all.push_back(std::move(complaint)); }
  std::vector<table::Complaint> all;
};

class SeededRandomSource : public table::RandomSource {
 public:
  base::Seed seed() override { return fixed_seed ? *fixed_seed : base::Seed{random_.next(), random_.next()}; }
  protocol::Token token() override;
  std::uint64_t number() override { return random_.next(); }

  std::optional<base::Seed> fixed_seed =
      std::nullopt;  // for a deal that the test knows and the table doesn't

 private:
  base::Random random_{{1, 2}};
};

// The tries of the heist, with what tables have asked. While it has no answers, nobody gets a try.
class WatchedHeistTries final : public table::HeistTries {
 public:
  void ask(const table::HeistClaim& claim) override { asked.push_back(claim); }
  bool take(const table::HeistClaim& claim) override { return has_answers && own_.take(claim); }
  void give_back(const table::HeistClaim& claim) override { given_back.push_back(claim); }

  bool has_answers = true;
  std::vector<table::HeistClaim> asked;
  std::vector<table::HeistClaim> given_back;

 private:
  table::LocalHeistTries own_;
};

class World;

// One end of a connection: everything it received, in order.
struct Client {
  World* world = nullptr;
  ConnectionId connection;
  std::vector<std::string> lines;
  std::size_t read = 0;
  std::optional<table::Goodbye> goodbye;
  std::uint32_t last_number = 0;
  std::uint16_t member = 0;
  std::string token;

  // Sends a line of JSON as a browser would; a bad one fails the test.
  void say(const std::string& text);
  // Sends {"t":WHAT,"n":next,MORE} and returns the number.
  std::uint32_t command(const std::string& what, const std::string& more = "");
  std::uint32_t act(const std::string& action) { return command("do", "\"a\":\"" + action + "\""); }

  // The next line it hasn't looked at yet; fails the test if there is none.
  boost::json::object next();
  bool has_next() const { return read < lines.size(); }
  void skip() { read = lines.size(); }
  // The last line with that key among all it received.
  boost::json::object last(std::string_view key) const;
  bool was_told(std::string_view key) const;
  // The table as this client knows it.
  boost::json::object table() const;
  std::string hash() const;
  std::uint64_t version() const;
};

// That member as a table describes it; there is one.
const boost::json::object& member_of(const boost::json::object& table, std::uint16_t id);
// The members of that kind.
std::size_t count_of(const boost::json::object& table, std::string_view kind);
// Who sits there now: 0 for nobody.
std::uint16_t holder_of(const boost::json::object& table, std::uint8_t chair);
// The lines about a teammate's action.
std::size_t actions_of_teammates(const Client& client);
// Why the client was refused the last time.
std::string refusal_of(const Client& client);

// A step that the seat may make when the game begins, as text.
std::string step_of(const Client& client, std::uint8_t seat);

class World : public table::Outbox {
 public:
  explicit World(table::TableSettings the_settings = {});

  Code open(const std::string& choice = "{}");
  Client& connect(Code code);
  // Connects and joins; everything is made durable.
  Client& join(Code code, const std::string& name, const std::string& more = "");
  Client& come_back(Code code, const std::string& token, std::optional<std::uint64_t> seen = std::nullopt);
  void cut(Client& client);

  // Everything that was appended becomes durable and is reported.
  void settle_disk();
  // This many lines become durable, and no more.
  void settle_lines(std::size_t count);
  // Time passes for all clocks; what is due happens, one wake at a time.
  void pass(std::int64_t ms);
  // The solver's answer reaches the table.
  void answer(Code code, const table::SolverAnswer& finding);
  // As if the server had crashed and come back: all connections are gone, and only durable rows are left.
  void crash();

  // Everyone is seated and ready, and the countdown is over.
  void start(Code code, const std::vector<Client*>& players);

  void send(ConnectionId to, const table::Line& line) override;
  void close(ConnectionId connection, table::Goodbye why) override;

  table::TableSettings settings;
  Moment now{.server = {1'000}, .steady_ms = 5'000, .wall_s = 1'700'000'000};
  HeldJournal journal;
  SeededRandomSource random_source;
  FakeTeammates teammates;
  FakeSolver solver;
  WatchedHeistTries heist_tries;
  HeldComplaints complaints;
  std::unique_ptr<table::TableRegistry> registry;
  bool disk_is_quick = true;  // what is appended is durable at the end of each call

 private:
  void after();

  std::uint64_t last_connection_ = 0;
  std::uint32_t last_code_ = 4711;
  std::map<ConnectionId, std::unique_ptr<Client>> clients_;
  friend struct Client;
};

}  // namespace world
