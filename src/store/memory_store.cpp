#include "store/memory_store.h"

#include <algorithm>
#include <ranges>
#include <variant>

#include "store/backend.h"
#include "store/name_removal.h"
#include "store/secret.h"
#include "table/record_line.h"

namespace store {

MemoryStore::MemoryStore() : secret_(new_secret().value_or(std::string(64, '0'))) {}

// ---- the journal

bool MemoryStore::may_follow(table::Code table, table::Version version) const {
  const auto found = tables_.find(table);
  return version == kFirstVersion || found == tables_.end() || version > found->second.back().version;
}

void MemoryStore::write(const table::Row& row) {
  last_seen_ = std::max(last_seen_, row.at);
  std::vector<table::Row>& rows = tables_[row.table];
  if (row.version == kFirstVersion) rows.clear();
  rows.push_back(row);
  // What is noted with a line isn't part of it.
  rows.back().heist_try.reset();
  if (!row.heist_try) return;
  // The first try of a day is the one that counts.
  const table::HeistTry& noted = *row.heist_try;
  tries_.try_emplace({noted.day, noted.crew.value},
                     Try{.table = row.table, .game = noted.game, .at_wall_s = noted.at_wall_s, .record = {}});
}

void MemoryStore::write(const table::Settlement& settlement) {
  last_seen_ = std::max(last_seen_, settlement.at);
  std::vector<table::Row>& rows = tables_[settlement.table];
  std::string text = settlement.record_head + "\n";
  for (const table::Row& row : rows) {
    if (const auto line = table::record_line(row.kind, row.text)) text += *line + "\n";
  }
  keep(settlement.card, std::move(text));
  rows = {{.table = settlement.table,
           .version = settlement.version,
           .at = settlement.at,
           .author = std::nullopt,
           .kind = table::Row::Kind::Facts,
           .text = settlement.facts}};
}

std::size_t MemoryStore::forget(table::Code table) { return tables_.erase(table); }

void MemoryStore::beat(table::ServerTime now) { last_seen_ = std::max(last_seen_, now); }

void MemoryStore::keep(const table::RecordCard& card, std::string text) {
  const auto [at, is_new] = games_.try_emplace(card.id);
  if (!is_new) return;  // it is the same one: IDs are random
  at->second = {.number = ++last_game_,
                .card = card,
                .text = std::move(text),
                .is_public = card.marks.has(table::Mark::Public)};
  if (!card.crew) return;
  const std::int64_t crew = card.crew->value;
  for (const chronicle::Achievement earned : chronicle::kAllAchievements) {
    if (!card.marks.achievements().contains(earned)) continue;
    // A crew keeps the first game that proved it.
    achievements_.try_emplace({crew, "ACH-" + std::to_string(chronicle::number(earned))}, card.id);
  }
  const auto tried = tries_.find({card.heist, crew});
  if (tried == tries_.end() || tried->second.table != card.table || tried->second.game != card.game) return;
  tried->second.record = card.id;
}

Recovered MemoryStore::recover() const {
  Recovered recovered;
  recovered.tables = tables_;
  recovered.last_seen = last_seen_;
  recovered.records = games_.size();
  recovered.secret = secret_;
  for (const auto& [code, rows] : tables_) recovered.rows += rows.size();
  for (const auto& [id, game] : games_) {
    const std::int64_t ended = game.card.ended_wall_s;
    recovered.newest_record_wall_s = std::max(recovered.newest_record_wall_s.value_or(ended), ended);
  }
  return recovered;
}

// ---- chores

// What a deleted or hidden game has proved stays, but no longer says by which game.
void MemoryStore::take_from_boards(const std::string& record) {
  for (auto& [of, proof] : achievements_) {
    if (proof == record) proof.clear();
  }
  for (auto& [of, tried] : tries_) {
    if (tried.record == record) tried.record.clear();
  }
}

std::size_t MemoryStore::expire(std::int64_t ended_before_wall_s) {
  return std::erase_if(games_, [&](const auto& game) {
    const bool is_old = game.second.card.ended_wall_s < ended_before_wall_s;
    if (is_old) take_from_boards(game.first);
    return is_old;
  });
}

template <class IsTable, class IsMeant>
std::int64_t MemoryStore::clear_lines(IsTable is_table, IsMeant is_meant) {
  std::int64_t changed = 0;
  for (auto& [code, rows] : tables_) {
    if (!is_table(code)) continue;
    for (table::Row& row : rows) {
      if (row.kind != table::Row::Kind::Facts) continue;
      auto line = line_without(row.text, is_meant);
      if (!line) continue;
      row.text = *std::move(line);
      ++changed;
    }
  }
  return changed;
}

struct MemoryStore::Work {
  MemoryStore& store;

  Founded operator()(const FoundCrew& request) const {
    const std::string digest = protocol::text_of(request.secret);
    if (find(digest) != 0) return {};
    const std::int64_t id = ++store.last_crew_;
    store.crews_[id] = {
        .id = id, .digest = digest, .name = request.name, .founded_wall_s = request.at_wall_s};
    return {};
  }

  std::int64_t operator()(const FindCrew& request) const { return find(protocol::text_of(request.secret)); }

  std::int64_t operator()(const ForgetCrew& request) const {
    std::int64_t games = 0;
    for (auto& [id, game] : store.games_) {
      if (!game.card.crew || std::int64_t{game.card.crew->value} != request.crew) continue;
      game.card.crew.reset();
      remove_people(game);
      ++games;
    }
    std::erase_if(store.achievements_, [&](const auto& of) { return of.first.first == request.crew; });
    std::erase_if(store.tries_, [&](const auto& of) { return of.first.second == request.crew; });
    store.crews_.erase(request.crew);
    store.last_crew_ = std::max(store.last_crew_, request.crew);
    return games;
  }

  Takedown operator()(const RemoveNameOfSeat& request) const {
    Game* const game = named(request.record);
    if (game == nullptr) return Takedown::NoSuchGame;
    const auto others = people_without(
        people_of(*game), [&](std::string_view, std::size_t seat) { return seat == request.seat; });
    if (!others) return Takedown::NoSuchSeat;
    put(*game, *others);
    return Takedown::Done;
  }

  Takedown operator()(const HideGame& request) const {
    Game* const game = named(request.record);
    if (game == nullptr) return Takedown::NoSuchGame;
    store.take_from_boards(request.record);
    remove_people(*game);
    game->card.crew.reset();
    game->is_public = false;
    return Takedown::Done;
  }

  Takedown operator()(const DeleteGame& request) const {
    if (named(request.record) == nullptr) return Takedown::NoSuchGame;
    store.take_from_boards(request.record);
    store.games_.erase(request.record);
    return Takedown::Done;
  }

  NamesPortion operator()(const RemoveName& request) const {
    NamesPortion done;
    const auto is_meant = [&](std::string_view said, std::size_t) { return is_called(said, request.name); };
    for (auto& [id, game] : store.games_) {
      const auto others = people_without(people_of(game), is_meant);
      if (!others) continue;
      put(game, *others);
      ++done.games;
    }
    for (auto& [id, crew] : store.crews_) {
      if (!is_called(crew.name, request.name)) continue;
      crew.name.clear();
      ++done.crews;
    }
    return done;
  }

  JournalPortion operator()(const RemoveNameFromJournal& request) const {
    const auto is_meant = [&](std::string_view said) { return is_called(said, request.name); };
    return {.last = 0, .changed = store.clear_lines([](table::Code) { return true; }, is_meant)};
  }

  JournalPortion operator()(const RemoveNamesOfTables& request) const {
    const auto is_one = [&](table::Code code) {
      return std::ranges::find(request.tables, code) != request.tables.end();
    };
    return {.last = 0, .changed = store.clear_lines(is_one, [](std::string_view) { return true; })};
  }

 private:
  std::int64_t find(const std::string& digest) const {
    for (const auto& [id, crew] : store.crews_) {
      if (crew.digest == digest) return id;
    }
    return 0;
  }
  Game* named(const std::string& record) const {
    const auto found = store.games_.find(record);
    return found == store.games_.end() ? nullptr : &found->second;
  }
  static SeatedPeople people_of(const Game& game) {
    return {.names = game.card.names, .faces = game.card.faces};
  }
  static void put(Game& game, const SeatedPeople& people) {
    game.card.names = people.names;
    game.card.faces = people.faces;
  }
  static void remove_people(Game& game) { put(game, {.names = "[]", .faces = ""}); }
};

void MemoryStore::carry_out(Chore& chore) {
  std::visit([&](auto& asked) { asked.note(Work{*this}(asked.request)); }, chore);
}

}  // namespace store
