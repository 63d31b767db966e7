#include "store/memory_backend.h"

#include <map>
#include <utility>
#include <variant>

#include "base/overloaded.h"

namespace store {

std::expected<Recovered, std::string> MemoryBackend::recover() {
  const auto lock = store_->lock();
  return store_->recover();
}

std::optional<std::string> MemoryBackend::problem() {
  if (!faults_->are_files_lost_) return std::nullopt;
  return "What is written now would be lost.";
}

Result<Written> MemoryBackend::write(const Batch& batch) {
  if (auto lost = problem()) return std::unexpected(Problem{.code = 0, .text = *std::move(lost)});
  const auto lock = store_->lock();
  // The answer to an earlier attempt may have been lost.
  const bool is_there = commits_before_ && store_->commits > *commits_before_;
  if (!is_there) {
    if (auto objection = objection_to(batch)) return std::unexpected(*std::move(objection));
    commits_before_ = store_->commits;
    const bool fails = faults_->times_ > 0;
    if (!fails || faults_->failure_ == MemoryFaults::Failure::Afterwards) written_ = apply(batch);
    if (fails) {
      --faults_->times_;
      return std::unexpected(Problem{.code = 0, .text = "the store was told to fail"});
    }
  }
  commits_before_.reset();
  return written_;
}

// Everything is checked before anything is written.
std::optional<Problem> MemoryBackend::objection_to(const Batch& batch) const {
  std::map<table::Code, table::Version> last;  // of the tables in this batch; 0: nothing is left of it
  const auto check = [&](table::Code table, table::Version version) -> std::optional<Problem> {
    const auto earlier = last.find(table);
    const bool may_follow = earlier == last.end() ? store_->may_follow(table, version)
                                                  : version == kFirstVersion || version > earlier->second;
    if (!may_follow) return already_there(table, version);
    last[table] = version;
    return std::nullopt;
  };
  for (const InboxItem& item : batch.items) {
    auto objection =
        std::visit(base::Overloaded{
                       [&](const table::Row& row) { return check(row.table, row.version); },
                       [&](const std::unique_ptr<table::Settlement>& settlement) {
                         return check(settlement->table, settlement->version);
                       },
                       [&](const TableForgotten& forgotten) -> std::optional<Problem> {
                         last[forgotten.table] = {};
                         return std::nullopt;
                       },
                       [](const std::unique_ptr<Chore>&) -> std::optional<Problem> { return std::nullopt; },
                   },
                   item.entry);
    if (objection) return objection;
  }
  return std::nullopt;
}

Written MemoryBackend::apply(const Batch& batch) {
  Written written;
  for (InboxItem& item : batch.items) {
    std::visit(base::Overloaded{
                   [&](const table::Row& row) {
                     store_->write(row);
                     ++written.rows;
                   },
                   [&](const std::unique_ptr<table::Settlement>& settlement) {
                     store_->write(*settlement);
                     ++written.rows;
                   },
                   [&](const TableForgotten& forgotten) { written.rows += store_->forget(forgotten.table); },
                   [&](const std::unique_ptr<Chore>& chore) { store_->carry_out(*chore); },
               },
               item.entry);
  }
  if (batch.beat) store_->beat(*batch.beat);
  ++store_->commits;
  return written;
}

Result<Expired> MemoryBackend::expire(std::int64_t ended_before_wall_s) {
  const auto lock = store_->lock();
  return Expired{.removed = store_->expire(ended_before_wall_s), .is_last = true};
}

}  // namespace store
