// Finished games from elsewhere for a data folder. Holds the folder meanwhile, so no server can be using it.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

#include "sqlite/journal_file.h"
#include "sqlite/recovery.h"
#include "store/importer.h"
#include "table/ports.h"

namespace sqlite {

class Importer final : public store::Importer {
 public:
  // A sentence if the folder can't be used.
  static std::expected<Importer, std::string> open(const std::filesystem::path& folder);

  std::expected<void, std::string> found_crew(const store::FoundCrew& crew) override;
  std::expected<void, std::string> keep(const table::RecordCard& card, std::string_view text) override;
  std::expected<std::string, std::string> id_of(const table::RecordCard& card,
                                                std::string_view text) override;
  std::expected<void, std::string> finish() override;

 private:
  explicit Importer(OpenedStore opened);
  std::expected<void, std::string> begin_if_needed();
  std::expected<void, std::string> told(const Result<void>& result) const;
  Result<void> write_texts();

  std::unique_ptr<Store> store_;
  std::unique_ptr<JournalFile> file_;
  std::size_t waiting_ = 0;  // in the transaction that is open
};

}  // namespace sqlite
