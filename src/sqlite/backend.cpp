#include "sqlite/backend.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "base/overloaded.h"
#include "base/propagate.h"

namespace sqlite {
std::expected<std::unique_ptr<Backend>, std::string> Backend::open(const std::filesystem::path& folder,
                                                                   std::shared_ptr<Disk> disk) {
  ASSIGN_OR_RETURN(auto store, open_folder(folder, std::move(disk)));
  return std::make_unique<Backend>(std::move(store));
}

Backend::Backend(Store store, std::int64_t sweep_from)
    : store_(std::move(store)),
      file_(store_.database),
      files_(store_.folder),
      compactor_(store_.database, store_.chains, sweep_from),
      expiry_(store_.database) {}

std::expected<store::Recovered, std::string> Backend::recover() { return read_back(store_); }

Result<store::Written> Backend::write(const store::Batch& batch) {
  // Decided once: every attempt writes the same rows to the same places.
  if (!positioned_) positioned_ = position(batch.items);
  RETURN_IF_ERROR(*positioned_);
  if (auto done = write_once(batch); !done) {
    file_.undo();
    return std::unexpected(std::move(done).error());
  }
  note_written(batch.items);
  return store::Written{.rows = static_cast<std::size_t>(store_.chains.last_id() - last_before_)};
}

Result<void> Backend::position(std::span<const store::InboxItem> items) {
  last_before_ = store_.chains.last_id();
  positions_.clear();
  for (const store::InboxItem& item : items) {
    ASSIGN_OR_RETURN(const RowPosition decided, position_of(item.entry));
    positions_.push_back(decided);
  }
  return {};
}

Result<RowPosition> Backend::position_of(const store::JournalEntry& entry) {
  Chains& chains = store_.chains;
  return std::visit(
      base::Overloaded{
          [&](const table::Row& row) -> Result<RowPosition> {
            if (!chains.may_follow(row.table, row.version))
              return std::unexpected(store::already_there(row.table, row.version));
            return chains.append(row.table, row.version);
          },
          [&](const std::unique_ptr<table::Settlement>& settlement) -> Result<RowPosition> {
            if (!chains.may_follow(settlement->table, settlement->version))
              return std::unexpected(store::already_there(settlement->table, settlement->version));
            return chains.replace(settlement->table, settlement->version);
          },
          [&](const store::TableForgotten& forgotten) -> Result<RowPosition> {
            return RowPosition{.id = chains.end(forgotten.table).value_or(0), .previous = std::nullopt};
          },
          [](const std::unique_ptr<store::Chore>&) -> Result<RowPosition> { return RowPosition{}; },
      },
      entry);
}

Result<void> Backend::find_files() {
  if (auto lost = files_.problem()) return std::unexpected(Problem{.code = 0, .text = std::move(*lost)});
  return {};
}

Result<void> Backend::write_once(const store::Batch& batch) {
  RETURN_IF_ERROR(find_files());
  const RowId last = store_.chains.last_id();
  if (is_commit_in_doubt_ && last > last_before_) {
    // A commit that was reported as failed may be on the disk after all: then all its rows are.
    ASSIGN_OR_RETURN(const bool is_there, file_.has(last));
    if (is_there) return {};
  }
  is_commit_in_doubt_ = false;

  RETURN_IF_ERROR(file_.begin());
  for (std::size_t i = 0; i < batch.items.size(); ++i) {
    RETURN_IF_ERROR(file_.write(batch.items[i].entry, positions_[i]));
  }
  if (batch.beat) RETURN_IF_ERROR(file_.beat(*batch.beat));
  is_commit_in_doubt_ = true;
  RETURN_IF_ERROR(file_.commit());
  // What was written to a file without a name isn't durable. If the files come back, it may be there after
  // all.
  RETURN_IF_ERROR(find_files());
  return {};
}

void Backend::note_written(std::span<const store::InboxItem> items) {
  positioned_.reset();
  is_commit_in_doubt_ = false;
  const auto is_settlement = [](const store::InboxItem& item) {
    return std::holds_alternative<std::unique_ptr<table::Settlement>>(item.entry);
  };
  if (std::ranges::any_of(items, is_settlement)) compactor_.notice_record();
}

Result<store::Expired> Backend::expire(std::int64_t ended_before_wall_s) {
  return expiry_.work(ended_before_wall_s);
}

}  // namespace sqlite
