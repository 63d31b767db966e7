// A journal without a disk, for tests: lines become durable when the test says so, and not at all while it
// fails. Used by one thread.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/durable_version.h"
#include "store/inbox.h"
#include "table/ports.h"
#include "table/record_line.h"

namespace store {

class MemoryJournal final : public table::Journal {
 public:
  struct Record {
    table::RecordCard card;
    std::string text;
  };

  void append(table::Row row) override { waiting_.emplace_back(std::move(row)); }
  void settle(table::Settlement settlement) override {
    waiting_.emplace_back(std::make_unique<table::Settlement>(std::move(settlement)));
  }
  void forget(table::Code table) override { waiting_.emplace_back(TableForgotten{table}); }

  // While it is held, nothing becomes durable.
  void hold() { is_held_ = true; }
  void let_go() { is_held_ = false; }

  // The next waiting line becomes durable; nothing if there is none. A forgotten table has no version.
  std::optional<DurableVersion> make_one_durable() {
    while (!is_held_ && !waiting_.empty()) {
      const JournalEntry entry = std::move(waiting_.front());
      waiting_.pop_front();
      if (const std::optional<DurableVersion> version =
              std::visit([&](const auto& what) { return keep(what); }, entry)) {
        return version;
      }
    }
    return std::nullopt;
  }
  // All waiting lines, one version per line.
  std::vector<DurableVersion> make_durable() {
    std::vector<DurableVersion> durable;
    while (const std::optional<DurableVersion> version = make_one_durable()) durable.push_back(*version);
    return durable;
  }

  // What was not durable is lost, as in a crash.
  void crash() { waiting_.clear(); }

  std::size_t waiting() const { return waiting_.size(); }
  // What a restart would find.
  const std::map<table::Code, std::vector<table::Row>>& tables() const { return tables_; }
  const std::vector<Record>& records() const { return records_; }

 private:
  std::optional<DurableVersion> keep(const table::Row& row) {
    tables_[row.table].push_back(row);
    return DurableVersion{row.table, row.version};
  }

  std::optional<DurableVersion> keep(const std::unique_ptr<table::Settlement>& settlement) {
    std::vector<table::Row>& rows = tables_[settlement->table];
    std::string text = settlement->record_head + "\n";
    for (const table::Row& row : rows) {
      if (const auto line = table::record_line(row.kind, row.text)) text += *line + "\n";
    }
    records_.push_back({settlement->card, std::move(text)});
    rows = {{.table = settlement->table,
             .version = settlement->version,
             .at = settlement->at,
             .author = std::nullopt,
             .kind = table::Row::Kind::Facts,
             .text = settlement->facts}};
    return DurableVersion{settlement->table, settlement->version};
  }

  std::optional<DurableVersion> keep(const TableForgotten& forgotten) {
    tables_.erase(forgotten.table);
    return std::nullopt;
  }

  // Nobody gives chores to a journal alone.
  static std::optional<DurableVersion> keep(const std::unique_ptr<Chore>& /*chore*/) { return std::nullopt; }

  std::deque<JournalEntry> waiting_;
  std::map<table::Code, std::vector<table::Row>> tables_;
  std::vector<Record> records_;
  bool is_held_ = false;
};

}  // namespace store
