#include "store/journal_file.h"

#include <string_view>
#include <utility>

#include "base/overloaded.h"
#include "store/schema.h"

namespace store {
namespace {

// A record whose id is there already is the same one: ids are random.
constexpr std::string_view kInsertRecord =
    "INSERT OR IGNORE INTO record(id, code, game, began, ended, scenario, seats, names, outcome, game_ms, "
    "spaces,"
    " marks, is_public, head, last) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

bool has_word(std::string_view text, std::string_view word) {
  while (!text.empty()) {
    const std::size_t end = text.find_first_of(" ,");
    if (text.substr(0, end) == word) return true;
    if (end == std::string_view::npos) return false;
    text.remove_prefix(end + 1);
  }
  return false;
}

}  // namespace

Result<void> JournalFile::prepare() {
  if (statements_) return {};
  Result<Statement> begin = database_.prepare("BEGIN IMMEDIATE");
  if (!begin) return std::unexpected(begin.error());
  Result<Statement> commit = database_.prepare("COMMIT");
  if (!commit) return std::unexpected(commit.error());
  Result<Statement> row = database_.prepare(
      "INSERT INTO journal(id, code, version, at, member, number, kind, text, previous)"
      " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)");
  if (!row) return std::unexpected(row.error());
  Result<Statement> record = database_.prepare(kInsertRecord);
  if (!record) return std::unexpected(record.error());
  Result<Statement> beat = database_.prepare(
      "INSERT INTO heartbeat(id, at) VALUES(1, ?) ON CONFLICT(id) DO UPDATE SET at = max(at, excluded.at)");
  if (!beat) return std::unexpected(beat.error());
  Result<Statement> has = database_.prepare("SELECT 1 FROM journal WHERE id = ?");
  if (!has) return std::unexpected(has.error());
  statements_.emplace(std::move(*begin), std::move(*commit), std::move(*row), std::move(*record),
                      std::move(*beat), std::move(*has));
  return {};
}

Result<void> JournalFile::begin() {
  if (database_.is_in_transaction()) {
    if (const auto undone = database_.execute("ROLLBACK"); !undone) return undone;
  }
  if (const auto prepared = prepare(); !prepared) return prepared;
  return statements_->begin.run();
}

Result<void> JournalFile::write(const Entry& entry) {
  return std::visit(base::Overloaded{
                        [&](const table::Row& row) { return write_row(row, entry.place); },
                        [&](const std::unique_ptr<table::Settlement>& settlement) {
                          return write_settlement(*settlement, entry.place);
                        },
                        [&](const Forgotten& forgotten) { return write_end(forgotten.table, entry.place); },
                    },
                    entry.errand);
}

Result<void> JournalFile::write_row(const table::Row& row, const Place& place) {
  Statement& insert = statements_->row;
  insert.bind(1, place.id);
  insert.bind(2, row.table.number());
  insert.bind(3, row.version.value);
  insert.bind(4, row.at.ms);
  if (row.author) {
    insert.bind(5, row.author->member.value);
    insert.bind(6, row.author->number.value);
  } else {
    insert.bind_nothing(5);
    insert.bind_nothing(6);
  }
  insert.bind(7, std::to_underlying(row.kind));
  insert.bind(8, row.text);
  insert.bind(9, place.previous);
  return insert.run();
}

Result<void> JournalFile::write_settlement(const table::Settlement& settlement, const Place& place) {
  Statement& insert = statements_->record;
  const table::RecordCard& card = settlement.card;
  insert.bind(1, card.id);
  insert.bind(2, card.table.number());
  insert.bind(3, card.game);
  insert.bind(4, card.began_wall_s);
  insert.bind(5, card.ended_wall_s);
  insert.bind(6, card.scenario);
  insert.bind(7, card.seats);
  insert.bind(8, card.names);
  insert.bind(9, card.outcome);
  insert.bind(10, card.game_ms);
  insert.bind(11, card.timer_spaces_used);
  insert.bind(12, card.marks);
  insert.bind(13, has_word(card.marks, "public") ? 1 : 0);
  insert.bind(14, settlement.record_head);
  insert.bind(15, place.previous);
  if (const auto inserted = insert.run(); !inserted) return inserted;

  const table::Row facts{.table = settlement.table,
                         .version = settlement.version,
                         .at = settlement.at,
                         .author = std::nullopt,
                         .kind = table::Row::Kind::Facts,
                         .text = settlement.facts};
  return write_row(facts, {.id = place.id, .previous = std::nullopt});
}

Result<void> JournalFile::write_end(table::Code table, const Place& place) {
  if (place.id == 0) return {};  // the table had no rows
  Statement& insert = statements_->row;
  insert.bind(1, place.id);
  insert.bind(2, table.number());
  insert.bind(3, 0);
  insert.bind(4, 0);
  insert.bind_nothing(5);
  insert.bind_nothing(6);
  insert.bind(7, kTableEnded);
  insert.bind(8, std::string_view{});
  insert.bind_nothing(9);
  return insert.run();
}

Result<void> JournalFile::beat(table::ServerTime now) {
  statements_->beat.bind(1, now.ms);
  return statements_->beat.run();
}

Result<void> JournalFile::commit() { return statements_->commit.run(); }

void JournalFile::undo() {
  if (!database_.is_in_transaction()) return;
  // If this fails too, the next begin tries it again.
  [[maybe_unused]] const auto undone = database_.execute("ROLLBACK");
}

Result<bool> JournalFile::has(RowId id) {
  if (const auto prepared = prepare(); !prepared) return std::unexpected(prepared.error());
  statements_->has.bind(1, id);
  const Result<Step> step = statements_->has.step();
  if (!step) return std::unexpected(step.error());
  statements_->has.reset();
  return *step == Step::Row;
}

}  // namespace store
