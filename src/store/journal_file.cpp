#include "store/journal_file.h"

#include <string_view>
#include <utility>

#include "base/overloaded.h"
#include "store/marks.h"
#include "store/schema.h"

namespace store {
namespace {

// A record whose id is there already is the same one: ids are random.
constexpr std::string_view kInsertRecord =
    "INSERT OR IGNORE INTO record(id, code, game, began, ended, scenario, level, seats, outcome, game_ms,"
    " left_ms, spaces, marks, is_public, is_apart, crew, heist, head, last)"
    " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr std::string_view kInsertNames =
    "INSERT OR IGNORE INTO name(record, crew, text) SELECT number, crew, ? FROM record WHERE id = ?";
// A crew keeps the first game that proved an achievement.
constexpr std::string_view kInsertDeed =
    "INSERT OR IGNORE INTO deeds(crew, achievement, record) SELECT crew, ?, number FROM record WHERE id = ?";
// The first try of a day is the one that counts.
constexpr std::string_view kInsertTry =
    "INSERT OR IGNORE INTO heist_try(day, crew, code, game, at) VALUES(?, ?, ?, ?, ?)";
constexpr std::string_view kFinishTry =
    "UPDATE heist_try SET record = (SELECT number FROM record WHERE id = ?1)"
    " WHERE day = ?2 AND crew = ?3 AND code = ?4 AND game = ?5";

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
  Result<Statement> names = database_.prepare(kInsertNames);
  if (!names) return std::unexpected(names.error());
  Result<Statement> deed = database_.prepare(kInsertDeed);
  if (!deed) return std::unexpected(deed.error());
  Result<Statement> heist_try = database_.prepare(kInsertTry);
  if (!heist_try) return std::unexpected(heist_try.error());
  Result<Statement> finish_try = database_.prepare(kFinishTry);
  if (!finish_try) return std::unexpected(finish_try.error());
  Result<Statement> file = database_.prepare("UPDATE record SET text = ? WHERE id = ?");
  if (!file) return std::unexpected(file.error());
  Result<Statement> beat = database_.prepare(
      "INSERT INTO heartbeat(id, at) VALUES(1, ?) ON CONFLICT(id) DO UPDATE SET at = max(at, excluded.at)");
  if (!beat) return std::unexpected(beat.error());
  Result<Statement> has = database_.prepare("SELECT 1 FROM journal WHERE id = ?");
  if (!has) return std::unexpected(has.error());
  statements_.emplace(std::move(*begin), std::move(*commit), std::move(*row), std::move(*record),
                      std::move(*names), std::move(*deed), std::move(*heist_try), std::move(*finish_try),
                      std::move(*file), std::move(*beat), std::move(*has));
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
                        [&](const Chore& chore) { return chore.work(database_); },
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
  if (const auto inserted = insert.run(); !inserted || !row.heist_try) return inserted;
  Statement& note = statements_->heist_try;
  note.bind(1, row.heist_try->day);
  note.bind(2, row.heist_try->crew.value);
  note.bind(3, row.table.number());
  note.bind(4, row.heist_try->game);
  note.bind(5, row.heist_try->at_wall_s);
  return note.run();
}

Result<void> JournalFile::write_card(const table::RecordCard& card, std::string_view head,
                                     std::optional<RowId> last) {
  Statement& insert = statements_->record;
  insert.bind(1, card.id);
  insert.bind(2, card.table.number());
  insert.bind(3, card.game);
  insert.bind(4, card.began_wall_s);
  insert.bind(5, card.ended_wall_s);
  insert.bind(6, card.scenario);
  insert.bind(7, card.level);
  insert.bind(8, card.seats);
  insert.bind(9, card.outcome);
  insert.bind(10, card.game_ms);
  insert.bind(11, card.left_ms);
  insert.bind(12, card.timer_spaces_used);
  insert.bind(13, card.marks);
  insert.bind(14, has_mark(card.marks, "public") ? 1 : 0);
  insert.bind(15, stands_apart(card.marks) ? 1 : 0);
  insert.bind(16, card.crew ? std::optional<std::int64_t>{card.crew->value} : std::nullopt);
  if (card.heist.empty()) {
    insert.bind_nothing(17);
  } else {
    insert.bind(17, card.heist);
  }
  insert.bind(18, head);
  insert.bind(19, last);
  if (const auto inserted = insert.run(); !inserted) return inserted;
  statements_->names.bind(1, card.names);
  statements_->names.bind(2, card.id);
  if (const auto named = statements_->names.run(); !named) return named;
  if (!card.crew) return {};
  if (const auto noted = write_deeds(card); !noted || card.heist.empty()) return noted;
  Statement& finish = statements_->finish_try;
  finish.bind(1, card.id);
  finish.bind(2, card.heist);
  finish.bind(3, card.crew->value);
  finish.bind(4, card.table.number());
  finish.bind(5, card.game);
  return finish.run();
}

Result<void> JournalFile::write_deeds(const table::RecordCard& card) {
  for (const std::uint32_t number : numbers_of(card.marks, "achievements")) {
    const std::string achievement = "ACH-" + std::to_string(number);  // bound by reference
    statements_->deed.bind(1, achievement);
    statements_->deed.bind(2, card.id);
    if (const auto noted = statements_->deed.run(); !noted) return noted;
  }
  return {};
}

Result<void> JournalFile::write_settlement(const table::Settlement& settlement, const Place& place) {
  const auto kept = write_card(settlement.card, settlement.record_head, place.previous);
  if (!kept) return kept;

  const table::Row facts{.table = settlement.table,
                         .version = settlement.version,
                         .at = settlement.at,
                         .author = std::nullopt,
                         .kind = table::Row::Kind::Facts,
                         .text = settlement.facts};
  return write_row(facts, {.id = place.id, .previous = std::nullopt});
}

Result<void> JournalFile::keep(const table::RecordCard& card, std::string_view text) {
  if (const auto kept = write_card(card, "", std::nullopt); !kept) return kept;
  Statement& file = statements_->file;
  file.bind(1, text);
  file.bind(2, card.id);
  return file.run();
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
