#include "sqlite/records.h"

#include <limits>
#include <utility>

#include "base/propagate.h"
#include "sqlite/query.h"
#include "sqlite/record_text.h"

namespace sqlite {
namespace {

using table::RecordCard;

constexpr std::string_view kCard =
    "SELECT id, code, game, began, ended, scenario, seats,"
    " coalesce((SELECT text FROM name WHERE name.record = record.number), '[]'), outcome, game_ms, spaces,"
    " marks, level, left_ms, crew, heist,"
    " coalesce((SELECT faces FROM name WHERE name.record = record.number), '') FROM record ";

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
          .outcome = protocol::result_of(row.text(8)),
          .game_ms = static_cast<std::uint32_t>(row.number(9)),
          .timer_spaces_used = static_cast<std::uint8_t>(row.number(10)),
          .marks = table::Marks::read(row.text(11)),
          .level = static_cast<std::uint32_t>(row.number(12)),
          .left_ms = small_or_nothing(row, 13),
          .crew = row.is_nothing(14)
                      ? std::nullopt
                      : std::optional{table::CrewId{static_cast<std::uint32_t>(row.number(14))}},
          .heist = std::string{row.text(15)},
          .faces = std::string{row.text(16)}};
}

std::int64_t limit(std::size_t most) { return static_cast<std::int64_t>(most); }

}  // namespace

Result<std::unique_ptr<Records>> Records::open(const std::string& file, std::shared_ptr<Disk> disk) {
  ASSIGN_OR_RETURN(Database database, Database::open(std::move(disk), file, Access::Read));
  return std::unique_ptr<Records>{new Records{std::move(database)}};
}

Result<std::optional<std::string>> Records::text(std::string_view id) {
  const std::scoped_lock lock{mutex_};
  // The statement that finds the record stays open while the rows are read: both see the same moment, even if
  // the compactor is about to file the text and sweep the rows.
  ASSIGN_OR_RETURN(Statement find, database_.prepare("SELECT text, head, last FROM record WHERE id = ?"));
  find.bind(1, id);
  ASSIGN_OR_RETURN(const StepResult step, find.step());
  if (step == StepResult::Done) return std::nullopt;
  if (!find.is_nothing(0)) return std::string{find.text(0)};
  RecordText text{std::string{find.text(1)}, find.number_or_nothing(2)};
  ASSIGN_OR_RETURN(Statement row, RecordText::prepare(database_));
  std::size_t allowance = std::numeric_limits<std::size_t>::max();
  RETURN_IF_ERROR(text.read(row, allowance));
  return text.text();
}

Result<std::optional<RecordCard>> Records::card(std::string_view id) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(Statement find, database_.prepare(std::string{kCard} + "WHERE id = ?"));
  find.bind(1, id);
  return first_row(find, card_from);
}

Result<std::vector<RecordCard>> Records::latest(std::size_t most) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(Statement find,
                   database_.prepare(std::string{kCard} + "WHERE is_public ORDER BY ended DESC LIMIT ?"));
  find.bind(1, limit(most));
  return all_rows(find, card_from);
}

Result<std::vector<RecordCard>> Records::best(std::string_view scenario, std::size_t most) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(
      Statement find,
      database_.prepare(
          std::string{kCard} +
          "WHERE scenario = ? AND is_public ORDER BY outcome <> 'won', spaces, game_ms LIMIT ?"));
  find.bind(1, scenario);
  find.bind(2, limit(most));
  return all_rows(find, card_from);
}

Result<std::vector<table::ScenarioTally>> Records::tallies() {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(
      Statement find,
      database_.prepare(
          "SELECT scenario, sum(outcome = 'won'), sum(outcome = 'lost'), sum(outcome = 'given_up'),"
          " sum(game_ms), min(CASE outcome WHEN 'won' THEN game_ms END) FROM record GROUP BY scenario"
          " ORDER BY scenario"));
  return all_rows(find, [](const Statement& row) {
    return table::ScenarioTally{.scenario = std::string{row.text(0)},
                                .won = row.number(1),
                                .lost = row.number(2),
                                .given_up = row.number(3),
                                .game_ms = row.number(4),
                                .quickest_win_ms = row.number_or_nothing(5)};
  });
}

}  // namespace sqlite
