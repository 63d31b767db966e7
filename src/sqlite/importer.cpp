#include "sqlite/importer.h"

#include <limits>
#include <memory>
#include <utility>

#include "base/propagate.h"
#include "sqlite/chore_work.h"
#include "sqlite/query.h"
#include "sqlite/record_compactor.h"
#include "sqlite/schema.h"

namespace sqlite {
namespace {

// A commit waits for the disk: a thousand games share one.
constexpr std::size_t kGamesACommit = 1'000;

}  // namespace

std::expected<Importer, std::string> Importer::open(const std::filesystem::path& folder) {
  ASSIGN_OR_RETURN(auto opened, open_store(folder));
  Importer importer{std::move(opened)};
  RETURN_IF_ERROR(importer.told(importer.write_texts()));
  return importer;
}

Importer::Importer(OpenedStore opened)
    : store_(std::make_unique<Store>(std::move(opened.store))),
      file_(std::make_unique<JournalFile>(store_->database)) {}

std::expected<void, std::string> Importer::told(const Result<void>& result) const {
  return with_sentence(store_->folder.database(), result);
}

std::expected<void, std::string> Importer::begin_if_needed() {
  if (waiting_ >= kGamesACommit) {
    RETURN_IF_ERROR(finish());
  }
  return waiting_++ == 0 ? told(file_->begin()) : std::expected<void, std::string>{};
}

std::expected<void, std::string> Importer::found_crew(const store::FoundCrew& crew) {
  RETURN_IF_ERROR(begin_if_needed());
  const auto done = sqlite::found_crew(store_->database, crew);
  return told(done ? Result<void>{} : std::unexpected(done.error()));
}

std::expected<void, std::string> Importer::keep(const table::RecordCard& card, std::string_view text) {
  RETURN_IF_ERROR(begin_if_needed());
  return told(file_->keep(card, text));
}

// What a stopped server has left to be assembled: games are compared by their text.
Result<void> Importer::write_texts() {
  RecordCompactor compactor{store_->database, store_->chains, std::numeric_limits<std::int64_t>::max()};
  while (compactor.has_work()) {
    RETURN_IF_ERROR(compactor.work());
  }
  return {};
}

std::expected<std::string, std::string> Importer::id_of(const table::RecordCard& card,
                                                        std::string_view text) {
  // A table's clock may have stopped a moment after the game. Few games last that long: their texts are read.
  constexpr std::int64_t kMomentMs = 2'000;
  return with_sentence(
      store_->folder.database(),
      first_text(store_->database,
                 "SELECT id FROM record INDEXED BY record_scenario WHERE scenario = ? AND outcome = ?"
                 " AND game_ms BETWEEN ? AND ? AND text = ?",
                 card.scenario, protocol::word(card.outcome), std::int64_t{card.game_ms} - kMomentMs,
                 std::int64_t{card.game_ms} + kMomentMs, text));
}

std::expected<void, std::string> Importer::finish() {
  if (waiting_ == 0) return {};
  waiting_ = 0;
  return told(file_->commit());
}

}  // namespace sqlite
