#include "store/book.h"

#include <utility>

#include "store/tables.h"

namespace store {
namespace {

using table::BookEntry;
using table::BookQuestion;

constexpr std::string_view kEntry =
    "SELECT id, scenario, level, seats, spaces, left_ms, game_ms, ended, marks,"
    " coalesce((SELECT text FROM name WHERE name.crew = record.crew AND name.record IS NULL), ''),"
    " coalesce((SELECT text FROM name WHERE name.record = record.number), ''), outcome, is_public FROM "
    "record ";

BookEntry entry_from(const Statement& row) {
  const auto left_ms = row.number_or_nothing(5);
  return {.record = std::string{row.text(0)},
          .scenario = std::string{row.text(1)},
          .level = static_cast<std::uint32_t>(row.number(2)),
          .seats = static_cast<std::uint8_t>(row.number(3)),
          .timer_spaces_used = static_cast<std::uint8_t>(row.number(4)),
          .left_ms = left_ms ? std::optional{static_cast<std::uint32_t>(*left_ms)} : std::nullopt,
          .game_ms = static_cast<std::uint32_t>(row.number(6)),
          .ended_wall_s = row.number(7),
          .marks = std::string{row.text(8)},
          .crew = std::string{row.text(9)},
          .names = std::string{row.text(10)},
          .outcome = std::string{row.text(11)}};
}

// The way in that has all that the question asks about (store/tables.h). SQLite is told: it would go by a
// scenario's records, one page of the file each.
std::string way_in(const BookQuestion& question) {
  if (question.record) return "";  // its name leads straight to it
  if (question.crew) return "INDEXED BY book_crew ";
  const bool is_best = question.order == BookQuestion::Order::Best && question.scenario;
  return is_best ? "INDEXED BY book_best " : "INDEXED BY book_latest ";
}

// Of a crew, or of everybody; a crew's are all in the Book that are won.
std::string in_the_book(bool is_of_crew) {
  return "WHERE " + std::string{is_of_crew ? kInTheBookOfACrew : kInTheBook};
}

// The question's condition; each value is bound behind the one before.
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
  // B-SCORE-1: fewer sand timer spaces are better; then more time left. What stands apart comes behind.
  const bool is_best = question.order == BookQuestion::Order::Best;
  return is_best ? " ORDER BY is_apart, spaces, left_ms DESC, number" : " ORDER BY ended DESC, number DESC";
}

void bind(Statement& find, const BookQuestion& question) {
  int place = 0;
  if (question.crew) find.bind(++place, question.crew->value);
  if (question.scenario) find.bind(++place, *question.scenario);
  if (question.level) find.bind(++place, *question.level);
  if (question.seats) find.bind(++place, *question.seats);
  if (question.apart) find.bind(++place, *question.apart ? 1 : 0);
  if (question.newest) find.bind(++place, *question.newest);
  if (question.record) find.bind(++place, *question.record);
  find.bind(++place, static_cast<std::int64_t>(question.most));
  find.bind(++place, static_cast<std::int64_t>(question.from));
}

// What `make` makes of each row.
template <class Make>
auto each_row(Statement& statement, Make make) -> Result<std::vector<decltype(make(statement))>> {
  std::vector<decltype(make(statement))> found;
  Result<Step> step = statement.step();
  for (; step && *step == Step::Row; step = statement.step()) found.push_back(make(statement));
  if (!step) return std::unexpected(step.error());
  return found;
}

}  // namespace

Result<std::unique_ptr<Book>> Book::open(const std::string& file, std::shared_ptr<Disk> disk) {
  Result<Database> database = Database::open(std::move(disk), file, Access::Read);
  if (!database) return std::unexpected(database.error());
  // Room for the indices of a hundred thousand games, so that a page of the Book reads them from memory.
  if (const auto set = database->execute("PRAGMA cache_size = -16384"); !set) {
    return std::unexpected(set.error());
  }
  return std::unique_ptr<Book>{new Book{std::move(*database)}};
}

Result<std::vector<BookEntry>> Book::entries(const BookQuestion& question) {
  const std::scoped_lock lock{mutex_};
  // First the page out of an index, then what its entries tell: those before and behind it are not looked at.
  const std::string order = order_of(question);
  const std::string sql = std::string{kEntry} + "JOIN (SELECT number AS chosen FROM record " +
                          way_in(question) + condition_of(question) + order +
                          " LIMIT ? OFFSET ?) ON number = chosen" + order;
  Result<Statement> find = database_.prepare(sql);
  if (!find) return std::unexpected(find.error());
  bind(*find, question);
  // Who played at a private table is told to their crew alone.
  return each_row(*find, [&](const Statement& row) {
    BookEntry entry = entry_from(row);
    const bool is_told_all = question.crew && question.asks_for_itself;
    if (!is_told_all && row.number(12) == 0) entry.names.clear();
    return entry;
  });
}

Result<std::int64_t> Book::newest() {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find = database_.prepare("SELECT coalesce(max(number), 0) FROM record");
  if (!find) return std::unexpected(find.error());
  const Result<Step> step = find->step();
  if (!step) return std::unexpected(step.error());
  return find->number(0);
}

Result<std::vector<table::BookCell>> Book::grid(std::optional<table::CrewId> crew) {
  const std::scoped_lock lock{mutex_};
  // Everybody's are counted as they come; a crew has few.
  const std::string counts =
      crew ? "(SELECT scenario, level, is_apart, spaces, 1 AS entries FROM record INDEXED BY book_crew " +
                 in_the_book(true) + " AND crew = ?)"
           : "book_count";
  const std::string sql =
      "SELECT scenario, level, sum(entries), sum(is_apart * entries),"
      " min(CASE is_apart WHEN 0 THEN spaces END) FROM " +
      counts + " GROUP BY scenario, level ORDER BY scenario, level";
  Result<Statement> find = database_.prepare(sql);
  if (!find) return std::unexpected(find.error());
  if (crew) find->bind(1, crew->value);
  return each_row(*find, [](const Statement& row) {
    const auto fewest = row.number_or_nothing(4);
    return table::BookCell{
        .scenario = std::string{row.text(0)},
        .level = static_cast<std::uint32_t>(row.number(1)),
        .entries = row.number(2),
        .apart = row.number(3),
        .fewest_spaces = fewest ? std::optional{static_cast<std::uint8_t>(*fewest)} : std::nullopt};
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
  Result<Statement> find = database_.prepare(
      "SELECT id, coalesce((SELECT text FROM name WHERE name.crew = crew.id AND name.record IS NULL), ''),"
      " founded, (SELECT count(*) FROM record WHERE record.crew = crew.id),"
      " (SELECT count(*) FROM record WHERE record.crew = crew.id AND outcome = 'won')"
      " FROM crew WHERE " +
      std::string{condition});
  if (!find) return std::unexpected(find.error());
  find->bind(1, value);
  Result<std::vector<table::CrewCard>> found = each_row(*find, [](const Statement& row) {
    return table::CrewCard{.id = {static_cast<std::uint32_t>(row.number(0))},
                           .name = std::string{row.text(1)},
                           .founded_wall_s = row.number(2),
                           .games = row.number(3),
                           .won = row.number(4)};
  });
  if (!found) return std::unexpected(found.error());
  return found->empty() ? std::nullopt : std::optional{std::move(found->front())};
}

Result<std::vector<table::Achieved>> Book::deeds(table::CrewId crew) {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find = database_.prepare(
      "SELECT achievement, coalesce((SELECT id FROM record WHERE number = deeds.record), '') FROM deeds"
      " WHERE crew = ? ORDER BY achievement");
  if (!find) return std::unexpected(find.error());
  find->bind(1, crew.value);
  return each_row(*find, [](const Statement& row) {
    return table::Achieved{.achievement = std::string{row.text(0)}, .record = std::string{row.text(1)}};
  });
}

Result<std::vector<table::HeistEntry>> Book::heist(std::string_view day, std::optional<table::CrewId> mine,
                                                   std::size_t most) {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find = database_.prepare(
      "SELECT coalesce(id, ''), coalesce(scenario, ''), coalesce(level, 0), coalesce(seats, 0),"
      " coalesce(spaces, 0), left_ms, coalesce(game_ms, 0), coalesce(ended, 0), coalesce(marks, ''),"
      " coalesce((SELECT text FROM name WHERE name.crew = heist_try.crew AND name.record IS NULL), ''), '',"
      " coalesce(outcome, ''), 0, heist_try.crew FROM heist_try LEFT JOIN record"
      " ON record.number = heist_try.record WHERE day = ?"
      " ORDER BY coalesce(outcome, '') <> 'won', is_apart, spaces, left_ms DESC, at LIMIT ?");
  if (!find) return std::unexpected(find.error());
  find->bind(1, day);
  find->bind(2, static_cast<std::int64_t>(most));
  return each_row(*find, [&](const Statement& row) {
    return table::HeistEntry{.entry = entry_from(row),
                             .is_mine = mine && row.number(13) == std::int64_t{mine->value}};
  });
}

Result<std::vector<table::CrewId>> Book::crews_with_a_try(std::string_view day) {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find = database_.prepare("SELECT crew FROM heist_try WHERE day = ?");
  if (!find) return std::unexpected(find.error());
  find->bind(1, day);
  return each_row(
      *find, [](const Statement& row) { return table::CrewId{static_cast<std::uint32_t>(row.number(0))}; });
}

Result<table::HeistStage> Book::heist_stage(std::string_view day, table::CrewId crew) {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find =
      database_.prepare("SELECT record IS NOT NULL FROM heist_try WHERE day = ? AND crew = ?");
  if (!find) return std::unexpected(find.error());
  find->bind(1, day);
  find->bind(2, crew.value);
  const Result<Step> step = find->step();
  if (!step) return std::unexpected(step.error());
  if (*step == Step::Done) return table::HeistStage::NotTried;
  return find->number(0) != 0 ? table::HeistStage::Finished : table::HeistStage::Begun;
}

Result<std::string> Book::heist_of(std::string_view record) {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find = database_.prepare("SELECT coalesce(heist, '') FROM record WHERE id = ?");
  if (!find) return std::unexpected(find.error());
  find->bind(1, record);
  const Result<Step> step = find->step();
  if (!step) return std::unexpected(step.error());
  return *step == Step::Row ? std::string{find->text(0)} : std::string{};
}

Chore founding(Founding founding, std::function<void()> on_durable) {
  const auto work = [founding = std::move(founding)](Database& database) -> Result<void> {
    const std::string digest = protocol::text_of(founding.secret);
    Result<Statement> found = database.prepare("INSERT OR IGNORE INTO crew(digest, founded) VALUES(?, ?)");
    if (!found) return std::unexpected(found.error());
    found->bind(1, digest);
    found->bind(2, founding.at_wall_s);
    if (const auto done = found->run(); !done) return done;
    Result<Statement> name = database.prepare(
        "INSERT INTO name(crew, text) SELECT id, ?2 FROM crew WHERE digest = ?1 AND NOT EXISTS"
        " (SELECT 1 FROM name WHERE name.crew = crew.id AND name.record IS NULL)");
    if (!name) return std::unexpected(name.error());
    name->bind(1, digest);
    name->bind(2, founding.name);
    return name->run();
  };
  return {.work = work, .on_durable = std::move(on_durable)};
}

}  // namespace store
