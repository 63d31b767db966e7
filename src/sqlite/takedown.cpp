#include "sqlite/takedown.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>

#include "base/propagate.h"
#include "sqlite/query.h"
#include "sqlite/tables.h"
#include "store/name_removal.h"
#include "table/ports.h"

namespace sqlite {
namespace {

constexpr std::int64_t kRowsInAPortion = 2'000;

// Bytes that are overwritten aren't left in the file.
class Overwriting {
 public:
  explicit Overwriting(Database& database) : database_(database) {}
  Overwriting(const Overwriting&) = delete;
  Overwriting& operator=(const Overwriting&) = delete;
  ~Overwriting() { std::ignore = database_.execute("PRAGMA secure_delete = FAST"); }
  Result<void> begin() { return database_.execute("PRAGMA secure_delete = ON"); }

 private:
  Database& database_;
};

store::SeatedPeople people_in(const Statement& row, int names, int faces) {
  return {.names = std::string{row.text(names)}, .faces = std::string{row.text(faces)}};
}

Result<void> put_people(Database& database, std::int64_t row, const store::SeatedPeople& people) {
  return run_with(database, "UPDATE name SET text = ?, faces = ? WHERE rowid = ?", people.names, people.faces,
                  row);
}

struct StoredText {
  std::int64_t id = 0;
  std::string text;
};

template <class IsTable>
Result<store::JournalPortion> clear_journal(Database& database, std::int64_t after, IsTable is_table,
                                            const std::function<bool(std::string_view)>& is_meant) {
  Overwriting overwriting{database};
  RETURN_IF_ERROR(overwriting.begin());
  constexpr std::int64_t kFacts = std::to_underlying(table::Row::Kind::Facts);
  ASSIGN_OR_RETURN(
      Statement read,
      prepare_with(database, "SELECT id, kind, code, text FROM journal WHERE id > ? ORDER BY id LIMIT ?",
                   after, kRowsInAPortion));
  store::JournalPortion portion;
  std::int64_t seen = 0;
  std::vector<StoredText> changed;
  RETURN_IF_ERROR(for_each_row(read, [&](const Statement& row) {
    ++seen;
    portion.last = row.number(0);
    if (row.number(1) != kFacts || !is_table(static_cast<std::uint32_t>(row.number(2)))) return;
    if (auto line = store::line_without(row.text(3), is_meant))
      changed.push_back({row.number(0), *std::move(line)});
  }));
  for (const StoredText& row : changed) {
    RETURN_IF_ERROR(run_with(database, "UPDATE journal SET text = ? WHERE id = ?", row.text, row.id));
  }
  portion.changed = static_cast<std::int64_t>(changed.size());
  if (seen < kRowsInAPortion) portion.last = 0;
  return portion;
}

struct Game {
  std::int64_t number = 0;
  bool is_written = false;
};

Result<std::optional<Game>> game_called(Database& database, std::string_view record) {
  ASSIGN_OR_RETURN(
      Statement find,
      prepare_with(database, "SELECT number, text IS NOT NULL FROM record WHERE id = ?", record));
  return first_row(find, [](const Statement& row) { return Game{row.number(0), row.number(1) != 0}; });
}

template <std::size_t Count>
Result<void> run_all(Database& database, const std::array<std::string_view, Count>& all,
                     std::int64_t number) {
  for (const std::string_view sql : all) RETURN_IF_ERROR(run_with(database, sql, number));
  return {};
}

}  // namespace

Result<store::NamesPortion> remove_name(Database& database, std::string_view name, std::int64_t after) {
  Overwriting overwriting{database};
  RETURN_IF_ERROR(overwriting.begin());
  ASSIGN_OR_RETURN(Statement read,
                   prepare_with(database,
                                "SELECT rowid, text, record IS NULL, faces FROM name WHERE rowid > ?"
                                " ORDER BY rowid LIMIT ?",
                                after, kRowsInAPortion));
  store::NamesPortion done;
  std::int64_t seen = 0;
  std::vector<std::pair<std::int64_t, store::SeatedPeople>> changed;
  const auto is_meant = [&](std::string_view said, std::size_t) { return store::is_called(said, name); };
  RETURN_IF_ERROR(for_each_row(read, [&](const Statement& row) {
    ++seen;
    done.last = row.number(0);
    if (row.number(2) != 0) {
      if (!store::is_called(row.text(1), name)) return;
      changed.emplace_back(row.number(0), store::SeatedPeople{});
      ++done.crews;
    } else if (auto people = store::people_without(people_in(row, 1, 3), is_meant)) {
      changed.emplace_back(row.number(0), *std::move(people));
      ++done.games;
    }
  }));
  for (const auto& [row, people] : changed) RETURN_IF_ERROR(put_people(database, row, people));
  if (seen < kRowsInAPortion) done.last = 0;
  return done;
}

Result<store::Takedown> remove_name_of_seat(Database& database, std::string_view record, std::size_t seat) {
  Overwriting overwriting{database};
  RETURN_IF_ERROR(overwriting.begin());
  ASSIGN_OR_RETURN(const std::optional<Game> game, game_called(database, record));
  if (!game) return store::Takedown::NoSuchGame;
  ASSIGN_OR_RETURN(
      Statement find,
      prepare_with(database, "SELECT rowid, text, faces FROM name WHERE record = ?", game->number));
  struct Found {
    std::int64_t row = 0;
    std::optional<store::SeatedPeople> others;
  };
  const auto without_it = [&](const Statement& row) {
    const auto is_it = [&](std::string_view, std::size_t here) { return here == seat; };
    return Found{row.number(0), store::people_without(people_in(row, 1, 2), is_it)};
  };
  ASSIGN_OR_RETURN(const std::optional<Found> found, first_row(find, without_it));
  if (!found || !found->others) return store::Takedown::NoSuchSeat;
  RETURN_IF_ERROR(put_people(database, found->row, *found->others));
  return store::Takedown::Done;
}

Result<store::Takedown> hide_game(Database& database, std::string_view record) {
  ASSIGN_OR_RETURN(const std::optional<Game> game, game_called(database, record));
  if (!game) return store::Takedown::NoSuchGame;
  // The count of a private win of a crew is kept by the trigger, that of a public one here.
  constexpr std::array kHide = {
      std::string_view{
          "UPDATE book_count SET entries = entries - 1 WHERE (scenario, level, is_apart, spaces) IN"
          " (SELECT scenario, level, is_apart, spaces FROM record WHERE number = ? AND is_public"
          " AND outcome = 'won' AND heist IS NULL)"},
      std::string_view{"DELETE FROM book_count WHERE entries = 0 AND (scenario, level, is_apart, spaces) IN"
                       " (SELECT scenario, level, is_apart, spaces FROM record WHERE number = ?)"},
      std::string_view{"UPDATE deeds SET record = NULL WHERE record = ?"},
      std::string_view{"UPDATE heist_try SET record = NULL WHERE record = ?"},
      std::string_view{"DELETE FROM name WHERE record = ?"},
      std::string_view{"UPDATE record SET crew = NULL WHERE number = ?"},
      std::string_view{"UPDATE record SET is_public = 0 WHERE number = ?"},
  };
  RETURN_IF_ERROR(run_all(database, kHide, game->number));
  return store::Takedown::Done;
}

Result<store::Takedown> delete_game(Database& database, std::string_view record) {
  Overwriting overwriting{database};
  RETURN_IF_ERROR(overwriting.begin());
  ASSIGN_OR_RETURN(const std::optional<Game> game, game_called(database, record));
  if (!game) return store::Takedown::NoSuchGame;
  if (!game->is_written) return store::Takedown::NotWrittenYet;
  constexpr std::array kDelete = {std::string_view{"DELETE FROM name WHERE record = ?"},
                                  std::string_view{"UPDATE deeds SET record = NULL WHERE record = ?"},
                                  std::string_view{"UPDATE heist_try SET record = NULL WHERE record = ?"},
                                  std::string_view{"DELETE FROM record WHERE number = ?"}};
  RETURN_IF_ERROR(run_all(database, kDelete, game->number));
  return store::Takedown::Done;
}

Result<store::JournalPortion> remove_name_from_journal(Database& database, std::string_view name,
                                                       std::int64_t after) {
  return clear_journal(
      database, after, [](std::uint32_t) { return true; },
      [&](std::string_view said) { return store::is_called(said, name); });
}

Result<store::JournalPortion> remove_names_of_tables(Database& database,
                                                     const std::vector<protocol::Code>& tables,
                                                     std::int64_t after) {
  const auto is_one = [&](std::uint32_t number) {
    return std::ranges::any_of(tables, [&](protocol::Code code) { return code.number() == number; });
  };
  return clear_journal(database, after, is_one, [](std::string_view) { return true; });
}

}  // namespace sqlite
