#include "store/clerk.h"

#include <vector>

namespace store {
namespace {

constexpr std::size_t kRowsToGather = 500;
constexpr std::int64_t kRowsToSweep = 1'000;

}  // namespace

bool Clerk::has_work() const { return may_have_unwritten_ || sweep_cursor_ || is_sweep_due(); }

bool Clerk::is_sweep_due() const {
  return chains_.dead_rows() >= sweep_from_ && chains_.dead_rows() > chains_.live_rows();
}

Result<void> Clerk::work() {
  // An unwritten record needs dead rows: they are swept when all records are written.
  if (may_have_unwritten_) return write_records();
  return has_work() ? sweep() : Result<void>{};
}

Result<void> Clerk::in_transaction(auto&& body) {
  if (database_.is_in_transaction()) {
    if (const auto undone = database_.execute("ROLLBACK"); !undone) return undone;
  }
  if (const auto begun = database_.execute("BEGIN IMMEDIATE"); !begun) return begun;
  Result<void> done = body();
  if (done) done = database_.execute("COMMIT");
  if (!done && database_.is_in_transaction()) {
    // If this fails too, whoever comes next tries it again.
    [[maybe_unused]] const auto undone = database_.execute("ROLLBACK");
  }
  return done;
}

// ---- records

Result<void> Clerk::prepare() {
  if (statements_) return {};
  Result<Statement> find = database_.prepare("SELECT id, head, last FROM record WHERE text IS NULL LIMIT 1");
  if (!find) return std::unexpected(find.error());
  Result<Statement> row = RecordText::prepare(database_);
  if (!row) return std::unexpected(row.error());
  Result<Statement> file =
      database_.prepare("UPDATE record SET text = ?, head = '', last = NULL WHERE id = ? AND text IS NULL");
  if (!file) return std::unexpected(file.error());
  statements_.emplace(std::move(*find), std::move(*row), std::move(*file));
  return {};
}

Result<void> Clerk::write_records() {
  if (const auto prepared = prepare(); !prepared) return prepared;
  const auto done = in_transaction([&] { return write_some(); });
  if (!done) {
    // Whether something was filed or not, the database knows.
    unwritten_.reset();
    may_have_unwritten_ = true;
  }
  return done;
}

Result<void> Clerk::write_some() {
  std::size_t allowance = kRowsToGather;
  while (allowance > 0) {
    if (!unwritten_) {
      --allowance;
      if (const auto found = find_unwritten(); !found) return found;
      if (!unwritten_) {
        may_have_unwritten_ = false;
        return {};
      }
    }
    if (const auto read = unwritten_->text.read(statements_->row, allowance); !read) return read;
    if (!unwritten_->text.is_complete()) return {};
    if (const auto filed = file_record(); !filed) return filed;
    unwritten_.reset();
  }
  return {};
}

Result<void> Clerk::find_unwritten() {
  Statement& find = statements_->find;
  const Result<Step> step = find.step();
  if (!step) return std::unexpected(step.error());
  if (*step == Step::Done) return {};
  unwritten_.emplace(std::string{find.text(0)},
                     RecordText{std::string{find.text(1)}, find.number_or_nothing(2)});
  find.reset();
  return {};
}

Result<void> Clerk::file_record() {
  const std::string text = unwritten_->text.text();
  statements_->file.bind(1, text);
  statements_->file.bind(2, unwritten_->id);
  return statements_->file.run();
}

// ---- sweeping

// In the order of the rows: whatever a crash leaves of a dead history is the end of it, up to the row that
// began the table anew or ended it, so it stays dead.
Result<void> Clerk::sweep() {
  if (!sweep_cursor_) {
    sweep_cursor_ = 0;
    sweep_end_ = chains_.last_id();
    swept_ = 0;
  }
  RowId cursor = *sweep_cursor_;
  std::int64_t rows = 0;
  const auto done = in_transaction([&]() -> Result<void> {
    const Result<std::int64_t> swept = sweep_rows(cursor);
    if (!swept) return std::unexpected(swept.error());
    rows = *swept;
    return {};
  });
  if (!done) return done;
  chains_.swept(rows);
  swept_ += rows;
  sweep_cursor_ = cursor < sweep_end_ ? std::optional{cursor} : std::nullopt;
  // Rows whose deletion was reported as failed, and was not, are still in the count.
  if (!sweep_cursor_ && swept_ == 0) chains_.swept(chains_.dead_rows());
  return done;
}

Result<std::int64_t> Clerk::sweep_rows(RowId& cursor) {
  Result<Statement> read =
      database_.prepare("SELECT id, code FROM journal WHERE id > ? AND id <= ? ORDER BY id LIMIT ?");
  if (!read) return std::unexpected(read.error());
  Result<Statement> remove = database_.prepare("DELETE FROM journal WHERE id = ?");
  if (!remove) return std::unexpected(remove.error());
  read->bind(1, cursor);
  read->bind(2, sweep_end_);
  read->bind(3, kRowsToSweep);
  std::vector<RowId> dead;
  std::int64_t rows = 0;
  Result<Step> step = read->step();
  for (; step && *step == Step::Row; step = read->step(), ++rows) {
    cursor = read->number(0);
    if (!chains_.is_live(static_cast<std::uint32_t>(read->number(1)), cursor)) dead.push_back(cursor);
  }
  if (!step) return std::unexpected(step.error());
  if (rows < kRowsToSweep) cursor = sweep_end_;
  for (const RowId id : dead) {
    remove->bind(1, id);
    if (const auto removed = remove->run(); !removed) return std::unexpected(removed.error());
  }
  return static_cast<std::int64_t>(dead.size());
}

}  // namespace store
