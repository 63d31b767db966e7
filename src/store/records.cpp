#include "store/records.h"

#include <limits>
#include <utility>

#include "store/record_text.h"

namespace store {
namespace {

using table::RecordCard;

constexpr std::string_view kCard =
    "SELECT id, code, game, began, ended, scenario, seats,"
    " coalesce((SELECT text FROM name WHERE name.record = record.number), '[]'), outcome, game_ms, spaces,"
    " marks, level, left_ms, crew, heist FROM record ";

std::optional<std::uint32_t> small_or_nothing(const Statement& row, int column) {
  const auto number = row.number_or_nothing(column);
  return number ? std::optional{static_cast<std::uint32_t>(*number)} : std::nullopt;
}

RecordCard card_from(const Statement& row) {
  return {.id = std::string{row.text(0)},
          .table = table::Code::numbered(static_cast<std::uint32_t>(row.number(1))),
          .game = static_cast<std::uint32_t>(row.number(2)),
          .began_wall_s = row.number(3),
          .ended_wall_s = row.number(4),
          .scenario = std::string{row.text(5)},
          .seats = static_cast<std::uint8_t>(row.number(6)),
          .names = std::string{row.text(7)},
          .outcome = std::string{row.text(8)},
          .game_ms = static_cast<std::uint32_t>(row.number(9)),
          .timer_spaces_used = static_cast<std::uint8_t>(row.number(10)),
          .marks = std::string{row.text(11)},
          .level = static_cast<std::uint32_t>(row.number(12)),
          .left_ms = small_or_nothing(row, 13),
          .crew = row.is_nothing(14)
                      ? std::nullopt
                      : std::optional{table::CrewId{static_cast<std::uint32_t>(row.number(14))}},
          .heist = std::string{row.text(15)}};
}

// What `make` makes of each row.
template <class Make>
auto all(Statement& statement, Make make) -> Result<std::vector<decltype(make(statement))>> {
  std::vector<decltype(make(statement))> found;
  Result<Step> step = statement.step();
  for (; step && *step == Step::Row; step = statement.step()) found.push_back(make(statement));
  if (!step) return std::unexpected(step.error());
  return found;
}

std::int64_t limit(std::size_t most) { return static_cast<std::int64_t>(most); }

}  // namespace

Result<std::unique_ptr<Records>> Records::open(const std::string& file, std::shared_ptr<Disk> disk) {
  Result<Database> database = Database::open(std::move(disk), file, Access::Read);
  if (!database) return std::unexpected(database.error());
  return std::unique_ptr<Records>{new Records{std::move(*database)}};
}

Result<std::optional<std::string>> Records::text(std::string_view id) {
  const std::scoped_lock lock{mutex_};
  // The statement that finds the record stays open while the rows are read: both see the same moment, though
  // the clerk may be about to file the text and to sweep the rows.
  Result<Statement> find = database_.prepare("SELECT text, head, last FROM record WHERE id = ?");
  if (!find) return std::unexpected(find.error());
  find->bind(1, id);
  const Result<Step> step = find->step();
  if (!step) return std::unexpected(step.error());
  if (*step == Step::Done) return std::nullopt;
  if (!find->is_nothing(0)) return std::string{find->text(0)};
  RecordText text{std::string{find->text(1)}, find->number_or_nothing(2)};
  Result<Statement> row = RecordText::prepare(database_);
  if (!row) return std::unexpected(row.error());
  std::size_t all_rows = std::numeric_limits<std::size_t>::max();
  if (const auto read = text.read(*row, all_rows); !read) return std::unexpected(read.error());
  return text.text();
}

Result<std::optional<RecordCard>> Records::card(std::string_view id) {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find = database_.prepare(std::string{kCard} + "WHERE id = ?");
  if (!find) return std::unexpected(find.error());
  find->bind(1, id);
  Result<std::vector<RecordCard>> cards = all(*find, card_from);
  if (!cards) return std::unexpected(cards.error());
  return cards->empty() ? std::nullopt : std::optional{std::move(cards->front())};
}

Result<std::vector<RecordCard>> Records::latest(std::size_t most) {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find =
      database_.prepare(std::string{kCard} + "WHERE is_public ORDER BY ended DESC LIMIT ?");
  if (!find) return std::unexpected(find.error());
  find->bind(1, limit(most));
  return all(*find, card_from);
}

Result<std::vector<RecordCard>> Records::best(std::string_view scenario, std::size_t most) {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find = database_.prepare(
      std::string{kCard} +
      "WHERE scenario = ? AND is_public ORDER BY outcome <> 'won', spaces, game_ms LIMIT ?");
  if (!find) return std::unexpected(find.error());
  find->bind(1, scenario);
  find->bind(2, limit(most));
  return all(*find, card_from);
}

Result<std::vector<table::Tally>> Records::tallies() {
  const std::scoped_lock lock{mutex_};
  Result<Statement> find = database_.prepare(
      "SELECT scenario, sum(outcome = 'won'), sum(outcome = 'lost'), sum(outcome = 'given_up'),"
      " sum(game_ms), min(CASE outcome WHEN 'won' THEN game_ms END) FROM record GROUP BY scenario"
      " ORDER BY scenario");
  if (!find) return std::unexpected(find.error());
  return all(*find, [](const Statement& row) {
    return table::Tally{.scenario = std::string{row.text(0)},
                        .won = row.number(1),
                        .lost = row.number(2),
                        .given_up = row.number(3),
                        .game_ms = row.number(4),
                        .quickest_win_ms = row.number_or_nothing(5)};
  });
}

}  // namespace store
