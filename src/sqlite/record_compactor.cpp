#include "sqlite/record_compactor.h"

#include <vector>

#include "base/propagate.h"
#include "sqlite/query.h"

namespace sqlite {
namespace {

constexpr std::size_t kRowsToGather = 500;
constexpr std::int64_t kRowsToSweep = 1'000;

}  // namespace

bool RecordCompactor::has_work() const { return may_have_unwritten_ || sweep_cursor_ || is_sweep_due(); }

bool RecordCompactor::is_sweep_due() const {
  return chains_.dead_rows() >= sweep_from_ && chains_.dead_rows() > chains_.live_rows();
}

Result<void> RecordCompactor::work() {
  // An unwritten record needs dead rows: they are swept once all records are written.
  if (may_have_unwritten_) return write_records();
  return has_work() ? sweep() : Result<void>{};
}

// ---- records

Result<void> RecordCompactor::prepare() {
  if (statements_) return {};
  ASSIGN_OR_RETURN(Statement find,
                   database_.prepare("SELECT id, head, last FROM record WHERE text IS NULL LIMIT 1"));
  ASSIGN_OR_RETURN(Statement row, RecordText::prepare(database_));
  ASSIGN_OR_RETURN(
      Statement file,
      database_.prepare("UPDATE record SET text = ?, head = '', last = NULL WHERE id = ? AND text IS NULL"));
  statements_.emplace(std::move(find), std::move(row), std::move(file));
  return {};
}

Result<void> RecordCompactor::write_records() {
  RETURN_IF_ERROR(prepare());
  const auto done = in_transaction(database_, [&] { return write_some(); });
  if (!done) {
    // The database knows whether something was filed or not.
    unwritten_.reset();
    may_have_unwritten_ = true;
  }
  return done;
}

Result<void> RecordCompactor::write_some() {
  std::size_t allowance = kRowsToGather;
  while (allowance > 0) {
    if (!unwritten_) {
      --allowance;
      RETURN_IF_ERROR(find_unwritten());
      if (!unwritten_) {
        may_have_unwritten_ = false;
        return {};
      }
    }
    RETURN_IF_ERROR(unwritten_->text.read(statements_->row, allowance));
    if (!unwritten_->text.is_complete()) return {};
    RETURN_IF_ERROR(file_record());
    unwritten_.reset();
  }
  return {};
}

Result<void> RecordCompactor::find_unwritten() {
  Statement& find = statements_->find;
  ASSIGN_OR_RETURN(const StepResult step, find.step());
  if (step == StepResult::Done) return {};
  unwritten_.emplace(std::string{find.text(0)},
                     RecordText{std::string{find.text(1)}, find.number_or_nothing(2)});
  find.reset();
  return {};
}

Result<void> RecordCompactor::file_record() {
  const std::string text = unwritten_->text.text();
  statements_->file.bind(1, text);
  statements_->file.bind(2, unwritten_->id);
  return statements_->file.run();
}

// ---- sweeping

// In the order of the rows: whatever a crash leaves of a dead history is the end of it, up to the row that
// restarted or closed the table, so it stays dead.
Result<void> RecordCompactor::sweep() {
  if (!sweep_cursor_) {
    sweep_cursor_ = 0;
    sweep_end_ = chains_.last_id();
    swept_ = 0;
  }
  RowId cursor = *sweep_cursor_;
  ASSIGN_OR_RETURN(const std::int64_t rows, in_transaction(database_, [&] { return sweep_rows(cursor); }));
  chains_.swept(rows);
  swept_ += rows;
  sweep_cursor_ = cursor < sweep_end_ ? std::optional{cursor} : std::nullopt;
  // Rows whose deletion was wrongly reported as failed are still in the count.
  if (!sweep_cursor_ && swept_ == 0) chains_.swept(chains_.dead_rows());
  return {};
}

Result<std::int64_t> RecordCompactor::sweep_rows(RowId& cursor) {
  ASSIGN_OR_RETURN(
      Statement read,
      database_.prepare("SELECT id, code FROM journal WHERE id > ? AND id <= ? ORDER BY id LIMIT ?"));
  ASSIGN_OR_RETURN(Statement remove, database_.prepare("DELETE FROM journal WHERE id = ?"));
  read.bind(1, cursor);
  read.bind(2, sweep_end_);
  read.bind(3, kRowsToSweep);
  std::vector<RowId> dead;
  std::int64_t rows = 0;
  RETURN_IF_ERROR(for_each_row(read, [&](const Statement& row) {
    cursor = row.number(0);
    if (!chains_.is_live(static_cast<std::uint32_t>(row.number(1)), cursor)) dead.push_back(cursor);
    ++rows;
  }));
  if (rows < kRowsToSweep) cursor = sweep_end_;
  for (const RowId id : dead) {
    remove.bind(1, id);
    RETURN_IF_ERROR(remove.run());
  }
  return static_cast<std::int64_t>(dead.size());
}

}  // namespace sqlite
