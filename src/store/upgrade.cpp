#include "store/upgrade.h"

#include <array>
#include <string_view>
#include <vector>

#include "notation/record.h"
#include "store/marks.h"
#include "store/tables.h"

namespace store {
namespace {

// How many tiles a record of old was played with: its first line tells.
std::uint32_t level_of(std::string_view first_line) {
  const auto head = notation::read_head(first_line.substr(0, first_line.find('\n')));
  return head ? static_cast<std::uint32_t>(head->ruleset.deck.size()) + 1 : 0;
}

struct Old {
  std::int64_t number = 0;
  std::uint32_t level = 0;
  bool is_apart = false;
};

// What the new columns say of old games, a bite of records at a time: all of them may be more than memory
// holds.
Result<std::vector<Old>> look_at_old(Database& database, std::int64_t after) {
  Result<Statement> read = database.prepare(
      "SELECT number, CASE WHEN text IS NULL THEN head ELSE text END, marks FROM record WHERE number > ?"
      " ORDER BY number LIMIT 1000");
  if (!read) return std::unexpected(read.error());
  read->bind(1, after);
  std::vector<Old> found;
  Result<Step> step = read->step();
  for (; step && *step == Step::Row; step = read->step()) {
    found.push_back({.number = read->number(0),
                     .level = level_of(read->text(1)),
                     .is_apart = stands_apart(read->text(2))});
  }
  if (!step) return std::unexpected(step.error());
  return found;
}

Result<void> fill_new_columns(Database& database) {
  Result<Statement> fill = database.prepare("UPDATE record SET level = ?, is_apart = ? WHERE number = ?");
  if (!fill) return std::unexpected(fill.error());
  std::int64_t last = 0;
  for (;;) {
    const Result<std::vector<Old>> found = look_at_old(database, last);
    if (!found) return std::unexpected(found.error());
    if (found->empty()) return {};
    for (const Old& old : *found) {
      fill->bind(1, old.level);
      fill->bind(2, old.is_apart ? 1 : 0);
      fill->bind(3, old.number);
      if (const auto filled = fill->run(); !filled) return filled;
    }
    last = found->back().number;
  }
}

// Names leave the records. How much sand was left nobody noted then. The ways into the Book come with 3.
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
  if (const auto moved = execute_all(database, kMove); !moved) return moved;
  if (const auto filled = fill_new_columns(database); !filled) return filled;
  if (const auto made = execute_all(database, kMakeBook); !made) return made;
  constexpr std::array kFinish = {
      std::string_view{"INSERT INTO name(record, text) SELECT record.number, old_record.names FROM record"
                       " JOIN old_record ON old_record.id = record.id"},
      std::string_view{"DROP TABLE old_record"},
  };
  return execute_all(database, kFinish);
}

// The way to the best of a cell went by what stands apart, and that to a crew's entries by its records.
Result<void> drop_old_ways_in(Database& database) {
  constexpr std::array kDrop = {std::string_view{"DROP INDEX book_best"},
                                std::string_view{"DROP INDEX book_latest"},
                                std::string_view{"DROP INDEX book_crew"}};
  return execute_all(database, kDrop);
}

Result<void> from_2_to_3(Database& database) {
  if (const auto made = execute_all(database, kMakeWaysIn); !made) return made;
  if (const auto made = execute_all(database, kMakeCounts); !made) return made;
  return database.execute("UPDATE meta SET value = '3' WHERE name = 'schema'");
}

}  // namespace

Result<void> upgrade(Database& database, int from) {
  // What came with 2 and was made anew with 3 is not made twice.
  const auto done = from < 2 ? from_1_to_2(database) : drop_old_ways_in(database);
  if (!done) return done;
  return from_2_to_3(database);
}

}  // namespace store
