// All tables of one network thread: finds the table of a connection, hands on what is durable, wakes tables
// when their time has come, and clears away empty ones. Touched by its thread alone; knows no socket and no
// disk.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "protocol/read_request.h"
#include "protocol/refusal.h"
#include "table/house_rules.h"
#include "table/ports.h"
#include "table/table.h"

namespace table {

// What anybody may know of a table who has its code, or of a public one.
struct Summary {
  Code code;
  std::string phase;     // "gathering", "counting", "playing"
  std::string scenario;  // "S7", or the name of an own one
  std::size_t players = 0;
  std::size_t spectators = 0;
  std::size_t free_seats = 0;
  bool is_locked = false;
  bool is_public = false;
  std::string host;           // its name
  std::size_t teammates = 0;  // of the players
  std::string heist;          // the day whose heist is played here; empty: none
  std::string race;           // the record that is raced; empty: none
};

struct HallCounts {
  std::size_t tables = 0;
  std::size_t playing = 0;
  std::size_t members_here = 0;
  std::uint64_t actions = 0;  // accepted
  std::uint64_t refusals = 0;
  std::uint64_t repeats = 0;    // requests that had been granted before
  std::uint64_t snapshots = 0;  // asked for by a client whose hash differed
  std::uint64_t wrong_tokens = 0;
  std::uint64_t clients_ahead = 0;
  std::uint64_t games_begun = 0;
  std::uint64_t games_won = 0;
  std::uint64_t games_lost = 0;
  std::uint64_t games_given_up = 0;
  std::uint64_t teammate_actions = 0;
  std::uint64_t advice_late = 0;
  std::uint64_t advice_missed = 0;
  std::uint64_t advice_overtaken = 0;
  std::uint64_t advice_refused = 0;
  std::uint64_t deals_certified = 0;
  std::uint64_t deals_not_certified = 0;
  std::uint64_t pars_found = 0;
};

class Hall {
 public:
  Hall(const HouseRules& rules, Journal& journal, Outbox& outbox, Chance& chance, HeistTries& heist_tries,
       Teammates& teammates = no_teammates(), Surveyors& surveyors = no_surveyors());
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // ---- tables
  bool is_full() const;
  // The code is free and belongs to this hall. False: there is no place for another table with teammates.
  bool open(Code code, const protocol::NewTable& wish, Moment now);
  bool has(Code code) const { return tables_.contains(code); }
  // Whether this is the token of one of its members.
  bool knows(Code code, const protocol::Token& token) const;
  std::optional<Summary> summary(Code code) const;
  std::vector<Summary> public_tables() const;
  HallCounts counts() const;
  // Members who had seen what their table does not know: lines were lost.
  std::uint64_t clients_ahead() const { return counters_.clients_ahead; }

  // ---- connections; every id is new
  // False: there is no such table.
  bool connect(ConnectionId connection, Code code, Moment now);
  void hear(ConnectionId connection, const protocol::Request& request, Moment now);
  // A frame that is no request: the answer goes out in its order.
  void hear(ConnectionId connection, const protocol::BadRequest& bad, Moment now);
  void too_fast(ConnectionId connection, std::optional<Number> number, Moment now);
  void measured(ConnectionId connection, std::uint32_t round_trip_ms, Moment now);
  // It has not answered a ping for longer than a line should take.
  void overdue(ConnectionId connection, Moment now);
  void lose(ConnectionId connection, Moment now);

  // ---- the journal's word
  void durable(Code code, Version version, Moment now);
  // The store fails, stalls, or works again: everybody is told. The server's clock stands still meanwhile.
  void trouble(StoreState state, Moment now);

  // ---- the word of those who think for teammates
  void advise(Code code, const Advice& advice, Moment now);
  // ---- and of those who know deals
  void surveyed(Code code, const Finding& finding, Moment now);

  // ---- time
  // What has become due by now. Call it when wakes_at() has come; calling it early does no harm. Gives the
  // tables that were cleared away.
  std::vector<Code> wake(Moment now);
  std::optional<std::int64_t> wakes_at() const;  // in steady milliseconds

  // The process stood still: games that ran are interrupted.
  void interrupt(Moment now);

  // ---- beginning and end of the server's life
  // The rows of one table, in their order; false if they cannot be believed (the table is left out).
  bool restore(Code code, std::span<const Row> rows, ServerTime last_seen, Moment now);
  // Tells everybody to come back and closes all connections. What was decided is in the journal.
  void shut(std::uint32_t come_back_ms, Moment now);

 private:
  struct Entry {
    template <class... Arguments>
    explicit Entry(Arguments&&... arguments) : table(std::forward<Arguments>(arguments)...) {}

    Table table;
    std::optional<std::int64_t> wakes_at = std::nullopt;  // what is noted for it in wakes_
    bool plays = false;
  };

  Table* at(Code code);
  Table* of(ConnectionId connection);
  void schedule(Code code, Moment now);
  void note_playing(Entry& entry);

  HouseRules rules_;
  Counters counters_;
  Ports ports_;
  std::map<Code, Entry> tables_;
  std::map<ConnectionId, Code> connections_;
  std::multimap<std::int64_t, Code> wakes_;
  std::size_t playing_ = 0;
  StoreState store_ = StoreState::Works;
};

}  // namespace table
