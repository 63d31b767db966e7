#include "sqlite/upgrade.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/propagate.h"
#include "notation/record.h"
#include "sqlite/query.h"
#include "sqlite/schema.h"
#include "sqlite/tables.h"
#include "table/marks.h"

namespace sqlite {
namespace {

// How many tiles an old record was played with, read from its first line.
std::uint32_t level_of(std::string_view first_line) {
  const auto head = notation::read_head(first_line.substr(0, first_line.find('\n')));
  return head ? static_cast<std::uint32_t>(head->ruleset.deck.size()) + 1 : 0;
}

struct Old {
  std::int64_t number = 0;
  std::uint32_t level = 0;
  bool is_apart = false;
};

// The new columns for old games, a batch of records at a time: all of them may not fit into memory.
Result<std::vector<Old>> look_at_old(Database& database, std::int64_t after) {
  ASSIGN_OR_RETURN(
      Statement read,
      database.prepare(
          "SELECT number, CASE WHEN text IS NULL THEN head ELSE text END, marks FROM record WHERE number > ?"
          " ORDER BY number LIMIT 1000"));
  read.bind(1, after);
  return all_rows(read, [](const Statement& row) {
    return Old{.number = row.number(0),
               .level = level_of(row.text(1)),
               .is_apart = table::Marks::read(row.text(2)).stands_apart()};
  });
}

Result<void> fill_new_columns(Database& database) {
  ASSIGN_OR_RETURN(Statement fill,
                   database.prepare("UPDATE record SET level = ?, is_apart = ? WHERE number = ?"));
  std::int64_t last = 0;
  for (;;) {
    ASSIGN_OR_RETURN(const std::vector<Old> found, look_at_old(database, last));
    if (found.empty()) return {};
    for (const Old& old : found) {
      fill.bind(1, old.level);
      fill.bind(2, old.is_apart ? 1 : 0);
      fill.bind(3, old.number);
      RETURN_IF_ERROR(fill.run());
    }
    last = found.back().number;
  }
}

// Names are taken out of the records. Nobody noted then how much sand was left. The indices of the Book come
// with version 3.
Result<void> from_1_to_2(Database& database) {
  constexpr std::array kMove = {
      std::string_view{"DROP INDEX record_latest"},
      std::string_view{"DROP INDEX record_scenario"},
      std::string_view{"DROP INDEX record_unwritten"},
      std::string_view{"ALTER TABLE record RENAME TO old_record"},
      kMakeRecord,
      std::string_view{
          "INSERT INTO record(id, code, game, began, ended, scenario, level, seats, outcome, game_ms, spaces,"
          " marks, is_public, is_apart, head, last, text) SELECT id, code, game, began, ended, scenario, 0,"
          " seats, outcome, game_ms, spaces, marks, is_public, 0, head, last, text FROM old_record"
          " ORDER BY rowid"},
  };
  RETURN_IF_ERROR(execute_all(database, kMove));
  RETURN_IF_ERROR(fill_new_columns(database));
  RETURN_IF_ERROR(execute_all(database, kMakeBook));
  constexpr std::array kFinish = {
      std::string_view{"INSERT INTO name(record, text) SELECT record.number, old_record.names FROM record"
                       " JOIN old_record ON old_record.id = record.id"},
      std::string_view{"DROP TABLE old_record"},
  };
  return execute_all(database, kFinish);
}

// The index for the best entries of a cell included special wins first, and a crew's entries were found by
// its records.
Result<void> drop_old_ways_in(Database& database) {
  constexpr std::array kDrop = {std::string_view{"DROP INDEX book_best"},
                                std::string_view{"DROP INDEX book_latest"},
                                std::string_view{"DROP INDEX book_crew"}};
  return execute_all(database, kDrop);
}

Result<void> from_2_to_3(Database& database) {
  RETURN_IF_ERROR(execute_all(database, kMakeWaysIn));
  return execute_all(database, kMakeCounts);
}

// Nobody noted then what people were drawn with.
Result<void> from_3_to_4(Database& database) {
  return database.execute("ALTER TABLE name ADD COLUMN faces TEXT NOT NULL DEFAULT ''");
}

}  // namespace

Result<void> upgrade(Database& database, int from) {
  // What version 2 added and later versions changed is not created twice.
  if (from == 1) RETURN_IF_ERROR(from_1_to_2(database));
  if (from == 2) RETURN_IF_ERROR(drop_old_ways_in(database));
  if (from < 3) RETURN_IF_ERROR(from_2_to_3(database));
  if (from > 1) RETURN_IF_ERROR(from_3_to_4(database));
  return run_with(database, "UPDATE meta SET value = ? WHERE name = 'schema'", std::to_string(kSchema));
}

}  // namespace sqlite
