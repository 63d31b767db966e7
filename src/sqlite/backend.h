// The store that needs no set-up: one SQLite database in the server's data folder.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sqlite/chains.h"
#include "sqlite/database_files.h"
#include "sqlite/journal_file.h"
#include "sqlite/record_compactor.h"
#include "sqlite/record_expiry.h"
#include "sqlite/recovery.h"
#include "store/backend.h"

namespace sqlite {

class Backend final : public store::Backend {
 public:
  // How many dead rows it lets gather before it sweeps them.
  static constexpr std::int64_t kSweepFrom = 10'000;

  static std::expected<std::unique_ptr<Backend>, std::string> open(
      const std::filesystem::path& folder, std::shared_ptr<Disk> disk = std::make_shared<Disk>());

  explicit Backend(Store store, std::int64_t sweep_from = kSweepFrom);

  // Where readers find what it writes.
  std::string file() const { return store_.folder.database(); }

  std::expected<store::Recovered, std::string> recover() override;
  Result<store::Written> write(const store::Batch& batch) override;
  std::optional<std::string> problem() override { return files_.problem(); }
  bool has_tidying() const override { return compactor_.has_work(); }
  Result<void> tidy() override { return compactor_.work(); }
  Result<store::Expired> expire(std::int64_t ended_before_wall_s) override;

 private:
  Result<void> position(std::span<const store::InboxItem> items);
  Result<RowPosition> position_of(const store::JournalEntry& entry);
  Result<void> write_once(const store::Batch& batch);
  Result<void> find_files();
  void note_written(std::span<const store::InboxItem> items);

  Store store_;
  JournalFile file_;
  DatabaseFiles files_;
  RecordCompactor compactor_;
  RecordExpiry expiry_;

  // Of the batch that is being written, however many attempts it takes.
  std::optional<Result<void>> positioned_;
  std::vector<RowPosition> positions_;
  RowId last_before_ = 0;  // the last row before it
  bool is_commit_in_doubt_ = false;
};

}  // namespace sqlite
