// Finished games from elsewhere, many at a time. Holds the folder meanwhile, so no server can be using it.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

#include "store/chore.h"
#include "store/journal_file.h"
#include "store/recovery.h"
#include "table/ports.h"

namespace store {

class Importer {
 public:
  // A sentence if the folder can't be used.
  static std::expected<Importer, std::string> open(const std::filesystem::path& folder);

  // Each is durable once `finish` has returned. The errors are sentences.
  std::expected<void, std::string> found_crew(const FoundCrew& crew);
  std::expected<void, std::string> keep(const table::RecordCard& card, std::string_view text);
  // The ID of a finished game with exactly the same text, wherever and whenever it was played; empty if there
  // is none.
  std::expected<std::string, std::string> id_of(const table::RecordCard& card, std::string_view text);
  std::expected<void, std::string> finish();

 private:
  explicit Importer(OpenedStore opened);
  std::expected<void, std::string> begin_if_needed();
  std::expected<void, std::string> told(const Result<void>& result) const;
  Result<void> write_texts();

  std::unique_ptr<Store> store_;
  std::unique_ptr<JournalFile> file_;
  std::size_t waiting_ = 0;  // in the transaction that is open
};

}  // namespace store
