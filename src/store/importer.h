// Finished games from elsewhere, many at a time. The folder is held meanwhile, so no server can be at work
// there.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

#include "store/book.h"
#include "store/journal_file.h"
#include "store/recovery.h"
#include "table/ports.h"

namespace store {

class Importer {
 public:
  // A sentence if the folder cannot be used.
  static std::expected<Importer, std::string> open(const std::filesystem::path& folder);

  // Each is durable when `finish` has said so. The errors are sentences.
  std::expected<void, std::string> found_crew(const Founding& founding);
  std::expected<void, std::string> keep(const table::RecordCard& card, std::string_view text);
  // The id of a finished game with the very same text, wherever it was played and whenever it came; empty:
  // there is none.
  std::expected<std::string, std::string> id_of(const table::RecordCard& card, std::string_view text);
  std::expected<void, std::string> finish();

 private:
  explicit Importer(Opened opened);
  std::expected<void, std::string> begin_if_needed();
  std::expected<void, std::string> told(const Result<void>& result) const;
  Result<void> write_texts();

  std::unique_ptr<Store> store_;
  std::unique_ptr<JournalFile> file_;
  std::size_t waiting_ = 0;  // in the transaction that is open
};

}  // namespace store
