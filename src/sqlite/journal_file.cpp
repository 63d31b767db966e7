#include "sqlite/journal_file.h"

#include <string_view>
#include <utility>

#include "base/overloaded.h"
#include "base/propagate.h"
#include "sqlite/chore_work.h"
#include "sqlite/query.h"
#include "sqlite/schema.h"

namespace sqlite {
namespace {

constexpr std::string_view kInsertRow =
    "INSERT INTO journal(id, code, version, at, member, number, kind, text, previous)"
    " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr std::string_view kBeat =
    "INSERT INTO heartbeat(id, at) VALUES(1, ?) ON CONFLICT(id) DO UPDATE SET at = max(at, excluded.at)";
// A record whose ID is already there is the same one: IDs are random.
constexpr std::string_view kInsertRecord =
    "INSERT OR IGNORE INTO record(id, code, game, began, ended, scenario, level, seats, outcome, game_ms,"
    " left_ms, spaces, marks, is_public, is_apart, crew, heist, head, last)"
    " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr std::string_view kInsertNames =
    "INSERT OR IGNORE INTO name(record, crew, text, faces)"
    " SELECT number, crew, ?, ? FROM record WHERE id = ?";
// A crew keeps the first game that proved an achievement.
constexpr std::string_view kInsertAchievement =
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
  ASSIGN_OR_RETURN(Statement begin, database_.prepare("BEGIN IMMEDIATE"));
  ASSIGN_OR_RETURN(Statement commit, database_.prepare("COMMIT"));
  ASSIGN_OR_RETURN(Statement row, database_.prepare(kInsertRow));
  ASSIGN_OR_RETURN(Statement record, database_.prepare(kInsertRecord));
  ASSIGN_OR_RETURN(Statement names, database_.prepare(kInsertNames));
  ASSIGN_OR_RETURN(Statement achievement, database_.prepare(kInsertAchievement));
  ASSIGN_OR_RETURN(Statement heist_try, database_.prepare(kInsertTry));
  ASSIGN_OR_RETURN(Statement finish_try, database_.prepare(kFinishTry));
  ASSIGN_OR_RETURN(Statement file, database_.prepare("UPDATE record SET text = ? WHERE id = ?"));
  ASSIGN_OR_RETURN(Statement beat, database_.prepare(kBeat));
  ASSIGN_OR_RETURN(Statement has, database_.prepare("SELECT 1 FROM journal WHERE id = ?"));
  statements_.emplace(std::move(begin), std::move(commit), std::move(row), std::move(record),
                      std::move(names), std::move(achievement), std::move(heist_try), std::move(finish_try),
                      std::move(file), std::move(beat), std::move(has));
  return {};
}

Result<void> JournalFile::begin() {
  if (database_.is_in_transaction()) RETURN_IF_ERROR(database_.execute("ROLLBACK"));
  RETURN_IF_ERROR(prepare());
  return statements_->begin.run();
}

Result<void> JournalFile::write(store::JournalEntry& entry, const RowPosition& position) {
  return std::visit(
      base::Overloaded{
          [&](const table::Row& row) { return write_row(row, position); },
          [&](const std::unique_ptr<table::Settlement>& settlement) {
            return write_settlement(*settlement, position);
          },
          [&](const store::TableForgotten& forgotten) { return write_end(forgotten.table, position); },
          [&](const std::unique_ptr<store::Chore>& chore) { return carry_out(database_, *chore); },
      },
      entry);
}

Result<void> JournalFile::write_row(const table::Row& row, const RowPosition& position) {
  Statement& insert = statements_->row;
  insert.bind(1, position.id);
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
  insert.bind(9, position.previous);
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
  insert.bind(9, protocol::word(card.outcome));
  insert.bind(10, card.game_ms);
  insert.bind(11, card.left_ms);
  insert.bind(12, card.timer_spaces_used);
  const std::string marks = card.marks.text();  // bound by reference
  insert.bind(13, marks);
  insert.bind(14, card.marks.has(table::Mark::Public) ? 1 : 0);
  insert.bind(15, card.marks.stands_apart() ? 1 : 0);
  insert.bind(16, card.crew ? std::optional<std::int64_t>{card.crew->value} : std::nullopt);
  if (card.heist.empty()) {
    insert.bind_nothing(17);
  } else {
    insert.bind(17, card.heist);
  }
  insert.bind(18, head);
  insert.bind(19, last);
  RETURN_IF_ERROR(insert.run());
  statements_->names.bind(1, card.names);
  statements_->names.bind(2, card.faces);
  statements_->names.bind(3, card.id);
  RETURN_IF_ERROR(statements_->names.run());
  if (!card.crew) return {};
  if (const auto noted = write_achievements(card); !noted || card.heist.empty()) return noted;
  Statement& finish = statements_->finish_try;
  finish.bind(1, card.id);
  finish.bind(2, card.heist);
  finish.bind(3, card.crew->value);
  finish.bind(4, card.table.number());
  finish.bind(5, card.game);
  return finish.run();
}

Result<void> JournalFile::write_achievements(const table::RecordCard& card) {
  for (const chronicle::Achievement earned : chronicle::kAllAchievements) {
    if (!card.marks.achievements().contains(earned)) continue;
    const std::string achievement = "ACH-" + std::to_string(chronicle::number(earned));  // bound by reference
    statements_->achievement.bind(1, achievement);
    statements_->achievement.bind(2, card.id);
    RETURN_IF_ERROR(statements_->achievement.run());
  }
  return {};
}

Result<void> JournalFile::write_settlement(const table::Settlement& settlement, const RowPosition& position) {
  RETURN_IF_ERROR(write_card(settlement.card, settlement.record_head, position.previous));

  const table::Row facts{.table = settlement.table,
                         .version = settlement.version,
                         .at = settlement.at,
                         .author = std::nullopt,
                         .kind = table::Row::Kind::Facts,
                         .text = settlement.facts};
  return write_row(facts, {.id = position.id, .previous = std::nullopt});
}

Result<void> JournalFile::keep(const table::RecordCard& card, std::string_view text) {
  RETURN_IF_ERROR(write_card(card, "", std::nullopt));
  Statement& file = statements_->file;
  file.bind(1, text);
  file.bind(2, card.id);
  return file.run();
}

Result<void> JournalFile::write_end(table::Code table, const RowPosition& position) {
  if (position.id == 0) return {};  // the table had no rows
  Statement& insert = statements_->row;
  insert.bind(1, position.id);
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

void JournalFile::undo() { undo_transaction(database_); }

Result<bool> JournalFile::has(RowId id) {
  RETURN_IF_ERROR(prepare());
  statements_->has.bind(1, id);
  ASSIGN_OR_RETURN(const auto found, first_row(statements_->has, [](const Statement&) { return true; }));
  return found.has_value();
}

}  // namespace sqlite
