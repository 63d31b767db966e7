// What a table needs from the world. Each has a real, an in-memory and a failing implementation.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ai/pace.h"
#include "ai/temperament.h"
#include "base/fixed_list.h"
#include "base/random.h"
#include "protocol/code.h"
#include "protocol/request.h"
#include "protocol/talk.h"
#include "protocol/token.h"
#include "protocol/visitor.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/setup.h"
#include "rules/state.h"
#include "rules/vocabulary.h"
#include "table/book.h"
#include "table/moment.h"

namespace table {

using protocol::Code;
using protocol::MemberId;
using protocol::Number;
using protocol::Version;

// Whose command a journal line answers: what makes a repeated request harmless.
struct Author {
  MemberId member;
  Number number;
  friend bool operator==(const Author&, const Author&) = default;
};

// A line of a table's journal: facts about the table, or an action of the game as in its record.
struct Row {
  enum class Kind : std::uint8_t { Facts, Action };
  Code table;
  Version version;
  ServerTime at;
  std::optional<Author> author;
  Kind kind = Kind::Facts;
  std::string text;
  std::optional<HeistTry> heist_try = std::nullopt;  // noted with this line, if it is the crew's first
  friend bool operator==(const Row&, const Row&) = default;
};

// What is known about a finished game besides its record: one row that stays.
struct RecordCard {
  std::string id;  // anyone who knows it may watch
  Code table;
  std::uint32_t game = 0;  // counted from 1 at each table
  std::int64_t began_wall_s = 0;
  std::int64_t ended_wall_s = 0;
  std::string scenario;  // "S7", or the name of a custom one
  std::uint8_t seats = 0;
  std::string names;  // of the seats, as a JSON array of texts
  GameResult outcome = GameResult::None;
  std::uint32_t game_ms = 0;
  std::uint8_t timer_spaces_used = 0;
  Marks marks;
  std::uint32_t level = 0;                              // how many tiles
  std::optional<std::uint32_t> left_ms = std::nullopt;  // of the sand, where the game was won
  std::optional<CrewId> crew = std::nullopt;
  std::string heist{};  // the day whose deal it was, like 2026-11-16; empty: none
  std::string faces{};  // of the seats, as a JSON array of their avatars, 0 for none; empty: not known
};

// A game has ended: its head and its actions, which are the table's rows of kind Action since `began`, become
// one record; all rows of the table up to `version` are replaced by one of kind Facts with this text.
struct Settlement {
  Code table;
  Version version;
  ServerTime at;
  std::string facts;
  std::string record_head;  // the first line of the record
  RecordCard card;
};

// How the journal is doing. If it stalls, it hasn't answered for longer than it should, but still takes
// lines; if it fails, it takes none. In both cases the server's clock is stopped.
enum class StoreState : std::uint8_t { Works, Stalls, Fails };

// Where lines become durable, in the order of the calls. Never blocks; the answer comes later, from the
// thread that owns the table: TableRegistry::durable.
class Journal {
 public:
  virtual ~Journal() = default;
  virtual void append(Row row) = 0;
  virtual void settle(Settlement settlement) = 0;
  virtual void forget(Code table) = 0;  // the table is closed: all its rows are removed
};

// One socket, for as long as the server runs.
struct ConnectionId {
  std::uint64_t value = 0;
  friend constexpr auto operator<=>(ConnectionId, ConnectionId) = default;

  struct Hash {
    std::size_t operator()(ConnectionId id) const { return std::hash<std::uint64_t>{}(id.value); }
  };
};

// The same bytes for everyone: one line of JSON without its line break.
using Line = std::shared_ptr<const std::string>;

// Something that was written at a table.
struct Heard {
  MemberId by;
  std::string name;  // as it was then
  protocol::Visitor visitor{};
  protocol::Circle circle = protocol::Circle::Table;
  std::int64_t at_wall_s = 0;
  std::string text;
};

// What someone tells the server's operator about someone else at their table: who they are, and the last
// texts that the one who complains could read.
struct Complaint {
  struct Person {
    MemberId member;
    std::string name;
    protocol::Visitor visitor{};
    std::optional<ConnectionId> connection = std::nullopt;  // none: not here
  };
  Code table;
  std::int64_t at_wall_s = 0;
  Person about;
  Person by;
  std::vector<Heard> heard{};  // the latest last
};

enum class Goodbye : std::uint8_t {
  Left,      // the member left or was removed: 4000
  Replaced,  // a newer connection took its place: 4001
  NoEntry,   // locked, full, unknown token: 4002
  Closed,    // the table is closed: 4003
  Restart,   // the server is away for a moment: 1012
};

class Outbox {
 public:
  virtual ~Outbox() = default;
  // Never blocks; lines arrive in this order or the connection is lost.
  virtual void send(ConnectionId to, const Line& line) = 0;
  // After what has been sent.
  virtual void close(ConnectionId connection, Goodbye why) = 0;
};

// Where complaints go. Never blocks.
class ComplaintBox {
 public:
  virtual ~ComplaintBox() = default;
  virtual void put(Complaint complaint) = 0;
};

// For a server whose operator wants to hear none.
ComplaintBox& no_complaint_box();

// Unguessable; from the system, except in tests.
class RandomSource {
 public:
  virtual ~RandomSource() = default;
  virtual base::Seed seed() = 0;
  virtual protocol::Token token() = 0;
  virtual std::uint64_t number() = 0;
};

using SeatList = base::FixedList<rules::Seat, rules::kMostSeats>;

// The teammates of a game.
struct TeammateGroup {
  rules::Ruleset rules;
  SeatList seats;
  ai::Pace pace = ai::Pace::Human;
  base::Seed seed;
  ai::Temperament temperament = ai::Temperament::Mixed;
};

// What was accepted, and everyone's view after it.
struct AcceptedAction {
  rules::Stamped action;
  rules::Events events;
  rules::State view;
};

// What to do next if nothing else happens first.
struct Question {
  std::uint32_t number = 0;  // a later one cancels an earlier one
  rules::State view;
  rules::GameTime now;
};

// One action, not before its time; or waiting until then.
struct Advice {
  std::uint32_t number = 0;  // of the question
  rules::GameTime at;
  std::optional<rules::SeatAction> action;
  bool sees_no_way = false;  // nobody has anything to do, and no way on was found
};

// Thinks for the teammates of all tables; it sees what everyone sees and nothing else. Never blocks.
class TeammateService {
 public:
  virtual ~TeammateService() = default;
  // Whether this table may have teammates: it has a place until it leaves. A restored table always gets one.
  enum class Arrival : std::uint8_t { New, Restored };
  virtual bool enter(Code table, Arrival arrival) = 0;
  virtual void leave(Code table) = 0;
  // These play from now on, instead of the previous ones.
  virtual void meet(Code table, const TeammateGroup& group, const rules::State& view,
                    rules::GameTime now) = 0;
  virtual void see(Code table, const AcceptedAction& accepted) = 0;
  // The answer comes later, from the thread that owns the table: TableRegistry::advise. False if there will
  // be none because it is too busy.
  virtual bool ask(Code table, const Question& question) = 0;
  // The game is over.
  virtual void part(Code table) = 0;
};

// For a server without teammates.
TeammateService& no_teammate_service();

// The next game needs a deal with a known plan: the one with this seed, or one with a seed counted up from
// it.
struct DealRequest {
  std::uint32_t number = 0;  // a later one cancels an earlier one
  rules::Ruleset rules;
  base::Seed first;
};
struct DealFound {
  std::uint32_t number = 0;  // of the request
  base::Seed seed;
  bool is_certified = false;  // if not, it is the last one that was examined
};

// A game is over: how few actions would have been enough?
struct ParRequest {
  std::uint32_t number = 0;
  rules::Ruleset rules;
  rules::Layout layout;
};
struct Par {
  std::uint32_t actions = 0;
  std::uint32_t flips = 0;
  friend bool operator==(const Par&, const Par&) = default;
};
struct ParFound {
  std::uint32_t number = 0;  // of the request
  std::optional<Par> par;    // none: no plan was found
};

using SolverQuestion = std::variant<DealRequest, ParRequest>;
using SolverAnswer = std::variant<DealFound, ParFound>;

// Examines deals with all their secrets; what it finds is for the table. Never blocks.
class SolverService {
 public:
  virtual ~SolverService() = default;
  // The answer comes later, from the thread that owns the table: TableRegistry::solver_answered. False if
  // there will be none because it is too busy.
  virtual bool ask(Code table, const SolverQuestion& question) = 0;
};

// For a server without a solver.
SolverService& no_solver_service();

}  // namespace table
