#include "sqlite/records.h"

#include <limits>
#include <utility>

#include "base/propagate.h"
#include "sqlite/query.h"
#include "sqlite/record_text.h"
#include "store/read_rows.h"

namespace sqlite {
namespace {

using table::RecordCard;

constexpr std::string_view kCard =
    "SELECT id, code, game, began, ended, scenario, seats,"
    " coalesce((SELECT text FROM name WHERE name.record = record.number), '[]'), outcome, game_ms, spaces,"
    " marks, level, left_ms, crew, heist,"
    " coalesce((SELECT faces FROM name WHERE name.record = record.number), '') FROM record ";

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
  return first_row(find, store::card_from<Statement>);
}

Result<std::vector<RecordCard>> Records::latest(std::size_t most) {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(Statement find,
                   database_.prepare(std::string{kCard} + "WHERE is_public ORDER BY ended DESC LIMIT ?"));
  find.bind(1, limit(most));
  return all_rows(find, store::card_from<Statement>);
}

Result<std::vector<table::ScenarioTally>> Records::tallies() {
  const std::scoped_lock lock{mutex_};
  ASSIGN_OR_RETURN(
      Statement find,
      database_.prepare(
          "SELECT scenario, sum(outcome = 'won'), sum(outcome = 'lost'), sum(outcome = 'given_up'),"
          " sum(game_ms), min(CASE outcome WHEN 'won' THEN game_ms END) FROM record GROUP BY scenario"
          " ORDER BY scenario"));
  return all_rows(find, store::tally_from<Statement>);
}

}  // namespace sqlite
