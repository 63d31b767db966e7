#include "sqlite/book.h"

#include <utility>

#include "base/propagate.h"
#include "sqlite/query.h"
#include "sqlite/tables.h"
#include "store/private_names.h"
#include "store/read_rows.h"

namespace sqlite {
namespace {

using table::BookEntry;
using table::BookQuestion;

// A record's crew and the names of its seats.
constexpr std::string_view kWho =
    " coalesce((SELECT text FROM name WHERE name.crew = record.crew AND name.record IS NULL), ''),"
    " coalesce((SELECT text FROM name WHERE name.record = record.number), '')";

std::string select_entry() {
  return "SELECT id, scenario, level, seats, spaces, left_ms, game_ms, ended, marks," + std::string{kWho} +
         ", outcome, is_public,"
         " coalesce((SELECT faces FROM name WHERE name.record = record.number), '') FROM record ";
}

constexpr std::string_view kCrew =
    "SELECT id, coalesce((SELECT text FROM name WHERE name.crew = crew.id AND name.record IS NULL), ''),"
    " founded, (SELECT count(*) FROM record WHERE record.crew = crew.id),"
    " (SELECT count(*) FROM record WHERE record.crew = crew.id AND outcome = 'won')"
    " FROM crew WHERE ";

constexpr std::string_view kAchievements =
    "SELECT achievement, coalesce((SELECT id FROM record WHERE number = deeds.record), '') FROM deeds"
    " WHERE crew = ? ORDER BY achievement";

// With the columns of an entry first.
constexpr std::string_view kHeist =
    "SELECT coalesce(id, ''), coalesce(scenario, ''), coalesce(level, 0), coalesce(seats, 0),"
    " coalesce(spaces, 0), left_ms, coalesce(game_ms, 0), coalesce(ended, 0), coalesce(marks, ''),"
    " coalesce((SELECT text FROM name WHERE name.crew = heist_try.crew AND name.record IS NULL), ''), '',"
    " coalesce(outcome, ''), 0, '', heist_try.crew FROM heist_try LEFT JOIN record"
    " ON record.number = heist_try.record WHERE day = ?"
    " ORDER BY coalesce(outcome, '') <> 'won', is_apart, spaces, left_ms DESC, at LIMIT ?";

// The index that contains everything the query needs (store/tables.h). SQLite has to be told: it would go
// through a scenario's records, each on its own page of the file.
std::string way_in(const BookQuestion& question) {
  if (question.record) return "";  // its name leads straight to it
  if (question.crew) return "INDEXED BY book_crew ";
  const bool is_best = question.order == BookQuestion::Order::Best && question.scenario;
  return is_best ? "INDEXED BY book_best " : "INDEXED BY book_latest ";
}

// A crew's or everyone's; all of a crew's wins are in the Book.
std::string in_the_book(bool is_of_crew) {
  return "WHERE " + std::string{is_of_crew ? kInTheBookOfACrew : kInTheBook};
}

// The query's condition; each value is bound after the one before.
std::string condition_of(const BookQuestion& question) {
  std::string sql = in_the_book(question.crew.has_value());
  if (question.crew) sql += " AND crew = ?";
  if (question.scenario) sql += " AND scenario = ?";
  if (question.level) sql += " AND level = ?";
  if (question.seats) sql += " AND seats = ?";
  if (question.apart) sql += " AND is_apart = ?";
  if (question.newest) sql += " AND number <= ?";
  if (question.record) sql += " AND id = ?";
  return sql;
}

std::string order_of(const BookQuestion& question) {
  // B-SCORE-1: fewer sand timer spaces are better; then more time left. Special wins come last.
  const bool is_best = question.order == BookQuestion::Order::Best;
  return is_best ? " ORDER BY is_apart, spaces, left_ms DESC, number" : " ORDER BY ended DESC, number DESC";
}

// Everyone's are counted as they arrive; a crew has few.
std::string all_cells() {
  return "(SELECT scenario, level, sum(entries) AS entries, sum(is_apart * entries) AS apart,"
         " min(CASE is_apart WHEN 0 THEN spaces END) AS fewest FROM book_count GROUP BY scenario, level)";
}

std::string best_of_all() {
  return "(SELECT number FROM record INDEXED BY book_best " + in_the_book(false) +
         " AND scenario = cell.scenario AND level = cell.level AND spaces = fewest AND is_apart = 0"
         " ORDER BY left_ms DESC, number LIMIT 1)";
}

std::string cells_of_a_crew() {
  return "(SELECT scenario, level, count(*) AS entries, sum(is_apart) AS apart,"
         " min(CASE is_apart WHEN 0 THEN spaces END) AS fewest,"
         " max(CASE WHEN is_apart = 0 AND place = 1 THEN number END) AS best"
         " FROM (SELECT number, scenario, level, is_apart, spaces,"
         " row_number() OVER (PARTITION BY scenario, level ORDER BY is_apart, spaces, left_ms DESC, number)"
         " AS place FROM record INDEXED BY book_crew " +
         in_the_book(true) + " AND crew = ?) GROUP BY scenario, level)";
}

void bind(Statement& find, const BookQuestion& question) {
  int parameter = 0;
  if (question.crew) find.bind(++parameter, question.crew->value);
  if (question.scenario) find.bind(++parameter, *question.scenario);
  if (question.level) find.bind(++parameter, *question.level);
  if (question.seats) find.bind(++parameter, *question.seats);
  if (question.apart) find.bind(++parameter, *question.apart ? 1 : 0);
  if (question.newest) find.bind(++parameter, *question.newest);
  if (question.record) find.bind(++parameter, *question.record);
  find.bind(++parameter, static_cast<std::int64_t>(question.most));
  find.bind(++parameter, static_cast<std::int64_t>(question.from));
}

}  // namespace

Result<std::unique_ptr<Book>> Book::open(const std::string& file, std::shared_ptr<Disk> disk) {
  ASSIGN_OR_RETURN(Database database, Database::open(std::move(disk), file, Access::Read));
  // Room for the indices of a hundred thousand games, so that a page of the Book reads them from memory.
  RETURN_IF_ERROR(database.execute("PRAGMA cache_size = -16384"));
  return std::unique_ptr<Book>{new Book{std::move(database)}};
}

Result<std::vector<BookEntry>> Book::entries(const BookQuestion& question) {
  const std::scoped_lock lock{mutex_};
  // First the page from an index, then the details of its entries: those before and after it aren't read.
  const std::string order = order_of(question);
  const std::string sql = select_entry() + "JOIN (SELECT number AS chosen FROM record " + way_in(question) +
                          condition_of(question) + order + " LIMIT ? OFFSET ?) ON number = chosen" + order;
  ASSIGN_OR_RETURN(Statement find, database_.prepare(sql));
  bind(find, question);
  return all_rows(find, [&](const Statement& row) {
    BookEntry entry = store::entry_from(row);
    store::hide_private_names(entry, question, row.number(12) != 0);
    return entry;
  });
}

Result<std::int64_t> Book::newest() {
  const std::scoped_lock lock{mutex_};
  return first_number(database_, "SELECT coalesce(max(number), 0) FROM record");
}

Result<std::vector<table::BookCell>> Book::grid(std::optional<table::CrewId> crew) {
  const std::scoped_lock lock{mutex_};
  const std::string sql = "SELECT cell.scenario, cell.level, cell.entries, apart, fewest," +
                          std::string{kWho} + ", is_public FROM " + (crew ? cells_of_a_crew() : all_cells()) +
                          " AS cell LEFT JOIN record ON number = " + (crew ? "best" : best_of_all()) +
                          " ORDER BY cell.scenario, cell.level";
  ASSIGN_OR_RETURN(Statement find, database_.prepare(sql));
  if (crew) find.bind(1, crew->value);
  return all_rows(find, [&](const Statement& row) {
    table::BookCell cell = store::cell_from(row);
    if (!crew && row.number(7) == 0) cell.best_names.clear();
    return cell;
  });
}

Result<std::optional<table::CrewCard>> Book::crew(const protocol::TokenDigest& secret) {
  return crew_where("digest = ?", protocol::text_of(secret));
}

Result<std::optional<table::CrewCard>> Book::crew_of(std::string_view won_record) {
  return crew_where("id = (SELECT record.crew FROM record WHERE record.id = ? AND outcome = 'won')",
                    won_record);
}

Result<std::optional<table::CrewCard>> Book::crew_where(std::string_view condition, std::string_view value) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(Statement find, database_.prepare(std::string{kCrew} + std::string{condition}));
  find.bind(1, value);
  return first_row(find, store::crew_card_from<Statement>);
}

Result<std::vector<table::Achieved>> Book::achievements(table::CrewId crew) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(Statement find, prepare_with(database_, kAchievements, crew.value));
  return all_rows(find, store::achieved_from<Statement>);
}

Result<std::vector<table::HeistEntry>> Book::heist(std::string_view day, std::optional<table::CrewId> mine,
                                                   std::size_t most) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(Statement find, prepare_with(database_, kHeist, day, static_cast<std::int64_t>(most)));
  return all_rows(find, [&](const Statement& row) { return store::heist_entry_from(row, mine); });
}

Result<std::vector<table::CrewId>> Book::crews_with_a_try(std::string_view day) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(Statement find, prepare_with(database_, "SELECT crew FROM heist_try WHERE day = ?", day));
  return all_rows(find, store::crew_id_from<Statement>);
}

Result<table::HeistStage> Book::heist_stage(std::string_view day, table::CrewId crew) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(
      Statement find,
      prepare_with(database_, "SELECT record IS NOT NULL FROM heist_try WHERE day = ? AND crew = ?", day,
                   crew.value));
  const auto stage = [](const Statement& row) {
    return row.number(0) != 0 ? table::HeistStage::Finished : table::HeistStage::Begun;
  };
  ASSIGN_OR_RETURN(const auto found, first_row(find, stage));
  return found.value_or(table::HeistStage::NotTried);
}

Result<std::string> Book::heist_of(std::string_view record) {
  const std::scoped_lock lock{mutex_};
  return first_text(database_, "SELECT coalesce(heist, '') FROM record WHERE id = ?", record);
}

}  // namespace sqlite
