#include "table/hall.h"

#include <algorithm>

#include "table/lobby_json.h"

namespace table {

Hall::Hall(const HouseRules& rules, Journal& journal, Outbox& outbox, Chance& chance, HeistTries& heist_tries,
           Teammates& teammates, Surveyors& surveyors)
    : rules_(rules), ports_{rules_, journal, outbox, chance, counters_, teammates, surveyors, heist_tries} {}

bool Hall::is_full() const { return tables_.size() >= rules_.most_tables; }

bool Hall::open(Code code, const protocol::NewTable& wish, Moment now) {
  if (wish.teammates > 0 && !ports_.teammates.enter(code, Teammates::Arrival::New)) return false;
  const auto [entry, is_new] = tables_.try_emplace(code, ports_, code, wish, now);
  entry->second.table.trouble(store_);
  schedule(code, now);
  return true;
}

Table* Hall::at(Code code) {
  const auto found = tables_.find(code);
  return found == tables_.end() ? nullptr : &found->second.table;
}

Table* Hall::of(ConnectionId connection) {
  const auto found = connections_.find(connection);
  return found == connections_.end() ? nullptr : at(found->second);
}

std::optional<Summary> Hall::summary(Code code) const {
  const auto found = tables_.find(code);
  if (found == tables_.end()) return std::nullopt;
  const Table& table = found->second.table;
  const Lobby& lobby = table.lobby();
  Summary summary{.code = code,
                  .phase = std::string{word(lobby.phase)},
                  .scenario = lobby.choice.scenario,
                  .is_locked = lobby.is_locked,
                  .is_public = lobby.choice.visibility == protocol::Visibility::Public,
                  .host = {},
                  .heist = lobby.challenge.heist,
                  .race = lobby.challenge.race};
  if (protocol::is_own_scenario(lobby.choice)) summary.scenario = "own";
  for (const Member& member : lobby.members) {
    const bool plays = lobby.chair_of(member.id).has_value();
    ++(plays ? summary.players : summary.spectators);
    if (lobby.host == member.id) summary.host = shown_name(lobby, member);
    if (member.kind == Kind::Teammate) ++summary.teammates;
  }
  const std::size_t chairs = lobby.phase == Phase::Playing ? lobby.seats : protocol::most_seats(lobby.choice);
  summary.free_seats = chairs - std::min<std::size_t>(chairs, lobby.seated());
  return summary;
}

bool Hall::knows(Code code, const protocol::Token& token) const {
  const auto found = tables_.find(code);
  return found != tables_.end() && found->second.table.member_with(token).has_value();
}

std::vector<Summary> Hall::public_tables() const {
  std::vector<Summary> list;
  for (const auto& [code, entry] : tables_) {
    const Lobby& lobby = entry.table.lobby();
    const bool is_open = lobby.choice.visibility == protocol::Visibility::Public && !lobby.is_locked;
    // A table whose people have all gone is nothing to join.
    if (is_open && !entry.table.links().empty()) list.push_back(*summary(code));
  }
  return list;
}

HallCounts Hall::counts() const {
  HallCounts counts{.tables = tables_.size(),
                    .actions = counters_.actions,
                    .refusals = counters_.refusals,
                    .repeats = counters_.repeats,
                    .snapshots = counters_.snapshots,
                    .wrong_tokens = counters_.wrong_tokens,
                    .clients_ahead = counters_.clients_ahead,
                    .games_begun = counters_.games_begun,
                    .games_won = counters_.games_won,
                    .games_lost = counters_.games_lost,
                    .games_given_up = counters_.games_given_up,
                    .teammate_actions = counters_.teammate_actions,
                    .advice_late = counters_.advice_late,
                    .advice_missed = counters_.advice_missed,
                    .advice_overtaken = counters_.advice_overtaken,
                    .advice_refused = counters_.advice_refused,
                    .deals_certified = counters_.deals_certified,
                    .deals_not_certified = counters_.deals_not_certified,
                    .pars_found = counters_.pars_found};
  counts.members_here = connections_.size();
  counts.playing = playing_;
  return counts;
}

bool Hall::connect(ConnectionId connection, Code code, Moment now) {
  Table* table = at(code);
  if (table == nullptr) return false;
  connections_.emplace(connection, code);
  table->connect(connection);
  schedule(code, now);
  return true;
}

void Hall::hear(ConnectionId connection, const protocol::Request& request, Moment now) {
  if (Table* table = of(connection)) {
    table->hear(connection, request, now);
    schedule(table->lobby().code, now);
  }
}

void Hall::hear(ConnectionId connection, const protocol::BadRequest& bad, Moment /*now*/) {
  if (Table* table = of(connection)) table->hear(connection, bad);
}

void Hall::too_fast(ConnectionId connection, std::optional<Number> number, Moment /*now*/) {
  if (Table* table = of(connection)) table->too_fast(connection, number);
}

void Hall::measured(ConnectionId connection, std::uint32_t round_trip_ms, Moment now) {
  if (Table* table = of(connection)) table->measured(connection, round_trip_ms, now);
}

void Hall::overdue(ConnectionId connection, Moment now) {
  if (Table* table = of(connection)) table->overdue(connection, now);
}

void Hall::lose(ConnectionId connection, Moment now) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) return;
  const Code code = found->second;
  connections_.erase(found);
  if (Table* table = at(code)) {
    table->lose(connection, now);
    schedule(code, now);
  }
}

void Hall::durable(Code code, Version version, Moment now) {
  if (Table* table = at(code)) {
    table->durable(version);
    schedule(code, now);
  }
}

void Hall::advise(Code code, const Advice& advice, Moment now) {
  if (Table* table = at(code)) {
    table->advise(advice, now);
    schedule(code, now);
  }
}

void Hall::surveyed(Code code, const Finding& finding, Moment now) {
  if (Table* table = at(code)) {
    table->surveyed(finding, now);
    schedule(code, now);
  }
}

void Hall::trouble(StoreState state, Moment now) {
  store_ = state;
  for (auto& [code, entry] : tables_) {
    entry.table.trouble(state);
    schedule(code, now);
  }
}

void Hall::interrupt(Moment now) {
  for (auto& [code, entry] : tables_) {
    entry.table.interrupt(now);
    schedule(code, now);
  }
}

// Only an earlier deadline is noted: one that moves back is met early, which does no harm.
void Hall::schedule(Code code, Moment now) {
  const auto found = tables_.find(code);
  if (found == tables_.end()) return;
  Entry& entry = found->second;
  note_playing(entry);
  const auto at = entry.table.wakes_at(now);
  if (!at || (entry.wakes_at && *entry.wakes_at <= *at)) return;
  entry.wakes_at = at;
  wakes_.emplace(*at, code);
}

void Hall::note_playing(Entry& entry) {
  const bool plays = entry.table.lobby().phase == Phase::Playing;
  if (plays == entry.plays) return;
  entry.plays = plays;
  playing_ = plays ? playing_ + 1 : playing_ - 1;
}

std::vector<Code> Hall::wake(Moment now) {
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
      entry.table.close(now);
      if (entry.plays) --playing_;
      tables_.erase(found);
      cleared.push_back(code);
      continue;
    }
    // Never twice in the same moment, whatever it wishes.
    schedule(code, {now.server, now.steady_ms, now.wall_s});
    if (entry.wakes_at && *entry.wakes_at <= now.steady_ms) {
      entry.wakes_at = now.steady_ms + 1;
      wakes_.emplace(*entry.wakes_at, code);
    }
  }
  return cleared;
}

std::optional<std::int64_t> Hall::wakes_at() const {
  return wakes_.empty() ? std::nullopt : std::optional{wakes_.begin()->first};
}

bool Hall::restore(Code code, std::span<const Row> rows, ServerTime last_seen, Moment now) {
  auto table = Table::restored(ports_, rows, last_seen, now);
  if (!table) return false;
  tables_.try_emplace(code, std::move(*table));
  schedule(code, now);
  return true;
}

void Hall::shut(std::uint32_t come_back_ms, Moment now) {
  for (auto& [code, entry] : tables_) entry.table.shut(come_back_ms, now);
  connections_.clear();
}

}  // namespace table
