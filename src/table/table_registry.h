// All tables of one network thread: finds the table of a connection, passes on what is durable, wakes tables
// when something is due, and closes empty ones. Used by its thread alone; knows no socket and no disk.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "protocol/read_request.h"
#include "protocol/refusal.h"
#include "table/ports.h"
#include "table/summary.h"
#include "table/table.h"
#include "table/table_report.h"
#include "table/table_settings.h"

namespace table {

struct TableCounts : Counters {
  std::size_t tables = 0;
  std::size_t playing = 0;
  std::size_t members_here = 0;
};

class TableRegistry {
 public:
  TableRegistry(const TableSettings& settings, Journal& journal, Outbox& outbox, RandomSource& random_source,
                HeistTries& heist_tries, TeammateService& teammates = no_teammate_service(),
                SolverService& solver = no_solver_service(), ComplaintBox& complaints = no_complaint_box());
  TableRegistry(const TableRegistry&) = delete;
  TableRegistry& operator=(const TableRegistry&) = delete;

  // ---- tables
  bool is_full() const;
  std::size_t most_tables() const { return settings_.most_tables; }
  // The code is free and belongs to this thread. False if there is no place for another table with teammates.
  bool open(Code code, const protocol::NewTable& request, Moment now);
  bool has(Code code) const { return tables_.contains(code); }
  // Whether this is the token of one of its members.
  bool knows(Code code, const protocol::Token& token) const;
  // What that member held in the last game.
  std::optional<OwnSeat> own_seat(Code code, const protocol::Token& token) const;
  std::optional<Summary> summary(Code code) const;
  std::vector<Summary> public_tables() const;
  // How often a table has joined or left that list.
  std::uint64_t listed_changes() const { return listed_changes_; }
  TableCounts counts() const;
  // Members who had seen lines their table doesn't have: lines were lost.
  std::uint64_t clients_ahead() const { return counters_.clients_ahead; }

  // ---- connections; every id is new
  // False: there is no such table.
  bool connect(ConnectionId connection, Code code, Moment now);
  void hear(ConnectionId connection, const protocol::Request& request, Moment now);
  // A frame that isn't a request: the answer goes out in its order.
  void hear(ConnectionId connection, const protocol::BadRequest& bad, Moment now);
  void too_fast(ConnectionId connection, std::optional<Number> number, Moment now);
  void measured(ConnectionId connection, std::uint32_t round_trip_ms, Moment now);
  // It hasn't answered a ping for longer than a connection should take.
  void overdue(ConnectionId connection, Moment now);
  void lose(ConnectionId connection, Moment now);

  // ---- from the operator of the server
  std::vector<Code> codes() const;
  std::optional<TableReport> report(Code code) const;
  // All of these: false if there is no such table, or nobody like that at it.
  bool close(Code code, Moment now);
  bool remove(Code code, MemberId member, Moment now);
  bool remove(ConnectionId id, Moment now);
  bool rename(Code code, MemberId member, std::string name, Moment now);
  bool unlock(Code code, Moment now);

  // ---- from the journal
  void durable(Code code, Version version, Moment now);
  // The store fails, stalls, or works again: everyone is told. The server's clock is stopped meanwhile.
  void trouble(StoreState state, Moment now);

  // ---- from the threads that think for teammates
  void advise(Code code, const Advice& advice, Moment now);
  // ---- and from the solver
  void solver_answered(Code code, const SolverAnswer& answer, Moment now);

  // ---- time
  // What has become due by now. Call it when wakes_at() has come; calling it early does no harm. Returns the
  // tables that were closed.
  std::vector<Code> wake(Moment now);
  std::optional<std::int64_t> wakes_at() const;  // in steady milliseconds

  // The process was suspended: running games are interrupted.
  void interrupt(Moment now);

  // ---- beginning and end of the server's life
  // The rows of one table, in their order; false if they can't be trusted (the table is left out).
  bool restore(Code code, std::span<const Row> rows, ServerTime last_seen, Moment now);
  // Tells everyone to come back and closes all connections. What was decided is in the journal.
  void shut(std::uint32_t come_back_ms, Moment now);

 private:
  struct Entry {
    template <class... Arguments>
    explicit Entry(Arguments&&... arguments) : table(std::forward<Arguments>(arguments)...) {}

    Table table;
    std::optional<std::int64_t> wakes_at = std::nullopt;  // what is noted for it in wakes_
    bool plays = false;
    bool is_listed = false;
  };

  // Looked up several times an action, so by hash: a tree of a thousand tables is mostly cache misses.
  using Entries = std::unordered_map<Code, Entry, Code::Hash>;

  void end(Entries::iterator table, Moment now);
  Entry* at(Code code);
  Entry* of(ConnectionId connection);
  void schedule(Entry& entry, Moment now);
  void note_playing(Entry& entry);
  void note_listed(Entry& entry);

  TableSettings settings_;
  Counters counters_;
  Ports ports_;
  Entries tables_;
  std::unordered_map<ConnectionId, Code, ConnectionId::Hash> connections_;
  std::multimap<std::int64_t, Code> wakes_;
  std::size_t playing_ = 0;
  std::uint64_t listed_changes_ = 0;
  StoreState store_ = StoreState::Works;
};

}  // namespace table
