#include "table/table_registry.h"

namespace table {

TableRegistry::TableRegistry(const TableSettings& settings, Journal& journal, Outbox& outbox,
                             RandomSource& random_source, HeistTries& heist_tries, TeammateService& teammates,
                             SolverService& solver, ComplaintBox& complaints)
    : settings_(settings), ports_{settings_, journal, outbox,      random_source, counters_,
                                  teammates, solver,  heist_tries, complaints} {}

bool TableRegistry::is_full() const { return tables_.size() >= settings_.most_tables; }

bool TableRegistry::open(Code code, const protocol::NewTable& request, Moment now) {
  if (request.teammates > 0 && !ports_.teammates.enter(code, TeammateService::Arrival::New)) return false;
  Entry& entry = tables_.try_emplace(code, ports_, code, request, now).first->second;
  entry.table.trouble(store_);
  schedule(entry, now);
  return true;
}

TableRegistry::Entry* TableRegistry::at(Code code) {
  const auto found = tables_.find(code);
  return found == tables_.end() ? nullptr : &found->second;
}

TableRegistry::Entry* TableRegistry::of(ConnectionId connection) {
  const auto found = connections_.find(connection);
  return found == connections_.end() ? nullptr : at(found->second);
}

std::optional<Summary> TableRegistry::summary(Code code) const {
  const auto found = tables_.find(code);
  if (found == tables_.end()) return std::nullopt;
  return summary_of(found->second.table.lobby());
}

bool TableRegistry::knows(Code code, const protocol::Token& token) const {
  const auto found = tables_.find(code);
  return found != tables_.end() && found->second.table.lobby().member_with(token).has_value();
}

std::optional<OwnSeat> TableRegistry::own_seat(Code code, const protocol::Token& token) const {
  const auto found = tables_.find(code);
  return found == tables_.end() ? std::nullopt : found->second.table.own_seat(token);
}

namespace {

// Whether strangers are shown this table. One whose people have all left isn't worth joining.
bool is_open_to_strangers(const Table& table) {
  const Lobby& lobby = table.lobby();
  return lobby.choice.visibility == protocol::Visibility::Public && !lobby.is_locked &&
         !table.connections().empty();
}

}  // namespace

std::vector<Summary> TableRegistry::public_tables() const {
  std::vector<Summary> list;
  for (const Code code : codes()) {
    if (is_open_to_strangers(tables_.at(code).table)) list.push_back(*summary(code));
  }
  return list;
}

TableCounts TableRegistry::counts() const {
  TableCounts counts{counters_};
  counts.tables = tables_.size();
  counts.members_here = connections_.size();
  counts.playing = playing_;
  return counts;
}

bool TableRegistry::connect(ConnectionId connection, Code code, Moment now) {
  Entry* const entry = at(code);
  if (entry == nullptr) return false;
  connections_.emplace(connection, code);
  entry->table.connect(connection);
  schedule(*entry, now);
  return true;
}

void TableRegistry::hear(ConnectionId connection, const protocol::Request& request, Moment now) {
  if (Entry* const entry = of(connection)) {
    entry->table.hear(connection, request, now);
    schedule(*entry, now);
  }
}

void TableRegistry::hear(ConnectionId connection, const protocol::BadRequest& bad, Moment /*now*/) {
  if (Entry* const entry = of(connection)) entry->table.hear(connection, bad);
}

void TableRegistry::too_fast(ConnectionId connection, std::optional<Number> number, Moment /*now*/) {
  if (Entry* const entry = of(connection)) entry->table.too_fast(connection, number);
}

void TableRegistry::measured(ConnectionId connection, std::uint32_t round_trip_ms, Moment now) {
  if (Entry* const entry = of(connection)) entry->table.measured(connection, round_trip_ms, now);
}

void TableRegistry::overdue(ConnectionId connection, Moment now) {
  if (Entry* const entry = of(connection)) entry->table.overdue(connection, now);
}

void TableRegistry::lose(ConnectionId connection, Moment now) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) return;
  const Code code = found->second;
  connections_.erase(found);
  if (Entry* const entry = at(code)) {
    entry->table.lose(connection, now);
    schedule(*entry, now);
  }
}

void TableRegistry::durable(Code code, Version version, Moment now) {
  if (Entry* const entry = at(code)) {
    entry->table.durable(version);
    schedule(*entry, now);
  }
}

void TableRegistry::advise(Code code, const Advice& advice, Moment now) {
  if (Entry* const entry = at(code)) {
    entry->table.advise(advice, now);
    schedule(*entry, now);
  }
}

void TableRegistry::solver_answered(Code code, const SolverAnswer& answer, Moment now) {
  if (Entry* const entry = at(code)) {
    entry->table.solver_answered(answer, now);
    schedule(*entry, now);
  }
}

void TableRegistry::trouble(StoreState state, Moment now) {
  store_ = state;
  for (const Code code : codes()) {
    Entry& entry = *at(code);
    entry.table.trouble(state);
    schedule(entry, now);
  }
}

void TableRegistry::interrupt(Moment now) {
  for (const Code code : codes()) {
    Entry& entry = *at(code);
    entry.table.interrupt(now);
    schedule(entry, now);
  }
}

// Only an earlier deadline is noted: one that has moved back fires early, which does no harm.
void TableRegistry::schedule(Entry& entry, Moment now) {
  note_playing(entry);
  note_listed(entry);
  const auto at = entry.table.wakes_at(now);
  if (!at || (entry.wakes_at && *entry.wakes_at <= *at)) return;
  entry.wakes_at = at;
  wakes_.emplace(*at, entry.table.lobby().code);
}

void TableRegistry::note_playing(Entry& entry) {
  const bool plays = entry.table.lobby().phase == Phase::Playing;
  if (plays == entry.plays) return;
  entry.plays = plays;
  playing_ = plays ? playing_ + 1 : playing_ - 1;
}

void TableRegistry::note_listed(Entry& entry) {
  const bool is_listed = is_open_to_strangers(entry.table);
  if (is_listed == entry.is_listed) return;
  entry.is_listed = is_listed;
  ++listed_changes_;
}

void TableRegistry::end(Entries::iterator table, Moment now) {
  table->second.table.close(now);
  if (table->second.plays) --playing_;
  if (table->second.is_listed) ++listed_changes_;
  tables_.erase(table);
}

std::vector<Code> TableRegistry::wake(Moment now) {
  std::vector<Code> cleared;
  while (!wakes_.empty() && wakes_.begin()->first <= now.steady_ms) {
    const auto [at, code] = *wakes_.begin();
    wakes_.erase(wakes_.begin());
    const auto found = tables_.find(code);
    if (found == tables_.end() || found->second.wakes_at != at) continue;  // an old note
    Entry& entry = found->second;
    entry.wakes_at.reset();
    entry.table.wake(now);
    if (entry.table.is_over(now)) {
      end(found, now);
      cleared.push_back(code);
      continue;
    }
    // Never twice in the same moment, no matter what it asks for.
    schedule(entry, {now.server, now.steady_ms, now.wall_s});
    if (entry.wakes_at && *entry.wakes_at <= now.steady_ms) {
      entry.wakes_at = now.steady_ms + 1;
      wakes_.emplace(*entry.wakes_at, code);
    }
  }
  return cleared;
}

std::optional<std::int64_t> TableRegistry::wakes_at() const {
  return wakes_.empty() ? std::nullopt : std::optional{wakes_.begin()->first};
}

bool TableRegistry::restore(Code code, std::span<const Row> rows, ServerTime last_seen, Moment now) {
  auto table = Table::restored(ports_, rows, last_seen, now);
  if (!table) return false;
  schedule(tables_.try_emplace(code, std::move(*table)).first->second, now);
  return true;
}

void TableRegistry::shut(std::uint32_t come_back_ms, Moment now) {
  for (const Code code : codes()) at(code)->table.shut(come_back_ms, now);
  connections_.clear();
}

}  // namespace table
