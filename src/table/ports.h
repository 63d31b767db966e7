// What a table needs of the world. Each has a real, an in-memory and a failing implementation.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "ai/pace.h"
#include "base/fixed_list.h"
#include "base/random.h"
#include "protocol/code.h"
#include "protocol/request.h"
#include "protocol/token.h"
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

// Whose wish a journal line grants: what makes a repeated request harmless.
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

// What is known of a finished game beside its record: one row that stays.
struct RecordCard {
  std::string id;  // whoever knows it may watch
  Code table;
  std::uint32_t game = 0;  // counted from 1 at each table
  std::int64_t began_wall_s = 0;
  std::int64_t ended_wall_s = 0;
  std::string scenario;  // "S7", or the name of an own one
  std::uint8_t seats = 0;
  std::string names;    // of the seats, as a JSON array of texts
  std::string outcome;  // "won", "lost", "given_up"
  std::uint32_t game_ms = 0;
  std::uint8_t timer_spaces_used = 0;
  // What sets an entry apart (B-SCORE-1, R-16, R-25): paused, interrupted, known_deal, laid_by_hand,
  // slow_sand, race, bots, imported; teammates:1,3 names the seats that teammates played; achievements:1,7
  // what was earned
  std::string marks;
  std::uint32_t level = 0;                              // how many tiles
  std::optional<std::uint32_t> left_ms = std::nullopt;  // of the sand, where the game was won
  std::optional<CrewId> crew = std::nullopt;
  std::string heist{};  // the day whose deal it was, like 2026-11-16; empty: none
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

// How the journal is. One that stalls has not answered for longer than it should, and still takes lines; one
// that fails takes none. The server's clock stands in both.
enum class StoreState : std::uint8_t { Works, Stalls, Fails };

// Where lines become durable, in the order of the calls. Never blocks; the answer comes later, from the
// thread that owns the table: Hall::durable.
class Journal {
 public:
  virtual ~Journal() = default;
  virtual void append(Row row) = 0;
  virtual void settle(Settlement settlement) = 0;
  virtual void forget(Code table) = 0;  // the table is no more: all its rows go
};

// One socket, for as long as the server runs.
struct ConnectionId {
  std::uint64_t value = 0;
  friend constexpr auto operator<=>(ConnectionId, ConnectionId) = default;
};

// The same bytes for everybody: one line of JSON without its line break.
using Line = std::shared_ptr<const std::string>;

enum class Goodbye : std::uint8_t {
  Left,      // the member left or was removed: 4000
  Replaced,  // a newer connection took its place: 4001
  NoEntry,   // locked, full, unknown token: 4002
  Closed,    // the table is no more: 4003
  Restart,   // the server goes away for a moment: 1012
};

class Outbox {
 public:
  virtual ~Outbox() = default;
  // Never blocks; lines arrive in this order or the connection is lost.
  virtual void send(ConnectionId to, const Line& line) = 0;
  // After what has been sent.
  virtual void close(ConnectionId connection, Goodbye why) = 0;
};

// Unguessable: from the system in real life.
class Chance {
 public:
  virtual ~Chance() = default;
  virtual base::Seed seed() = 0;
  virtual protocol::Token token() = 0;
  virtual std::uint64_t number() = 0;
};

using SeatList = base::FixedList<rules::Seat, rules::kMostSeats>;

// Who the teammates of a game are.
struct Crew {
  rules::Ruleset rules;
  SeatList seats;
  ai::Pace pace = ai::Pace::Human;
  base::Seed seed;
};

// What was accepted, and everybody's view after it.
struct Deed {
  rules::Stamped action;
  rules::Events events;
  rules::State view;
};

// What to do next if nothing happens before.
struct Question {
  std::uint32_t number = 0;  // a later one makes an earlier one void
  rules::State view;
  rules::GameTime now;
};

// One action, not before its time; or patience until then.
struct Advice {
  std::uint32_t number = 0;  // of the question
  rules::GameTime at;
  struct Step {
    rules::Seat by;
    rules::Action what;
  };
  std::optional<Step> step;
};

// Those who think for the teammates of all tables; they see what everybody sees and nothing else. Never
// blocks.
class Teammates {
 public:
  virtual ~Teammates() = default;
  // Whether this table may have teammates: it has a place until it leaves. A restored one is let in anyhow.
  enum class Arrival : std::uint8_t { New, Restored };
  virtual bool enter(Code table, Arrival arrival) = 0;
  virtual void leave(Code table) = 0;
  // These play from here on, instead of those before.
  virtual void meet(Code table, const Crew& crew, const rules::State& view, rules::GameTime now) = 0;
  virtual void see(Code table, const Deed& deed) = 0;
  // The answer comes later, from the thread that owns the table: Hall::advise. False: too busy, there will be
  // none.
  virtual bool ask(Code table, const Question& question) = 0;
  // The game is over.
  virtual void part(Code table) = 0;
};

// A house without teammates.
Teammates& no_teammates();

// The next game wants a deal for which there is a plan: the one of this seed, or of one that counts on from
// it.
struct DealWish {
  std::uint32_t number = 0;  // a later one makes an earlier one void
  rules::Ruleset rules;
  base::Seed first;
};
struct DealFound {
  std::uint32_t number = 0;  // of the wish
  base::Seed seed;
  bool is_certified = false;  // if not, it is the last that was looked at
};

// A game is over: how few actions would have done?
struct ParWish {
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
  std::uint32_t number = 0;  // of the wish
  std::optional<Par> par;    // none: no plan was found
};

using Survey = std::variant<DealWish, ParWish>;
using Finding = std::variant<DealFound, ParFound>;

// Those who look at deals with all their secrets; what they find is for the table. Never blocks.
class Surveyors {
 public:
  virtual ~Surveyors() = default;
  // The answer comes later, from the thread that owns the table: Hall::surveyed. False: too busy, there will
  // be none.
  virtual bool ask(Code table, const Survey& survey) = 0;
};

// A house without surveyors.
Surveyors& no_surveyors();

}  // namespace table
