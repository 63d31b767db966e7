#include "store/importer.h"

#include <limits>
#include <memory>
#include <utility>

#include "store/clerk.h"
#include "store/schema.h"

namespace store {
namespace {

// A commit waits for the disk: a thousand games share one.
constexpr std::size_t kGamesACommit = 1'000;

}  // namespace

std::expected<Importer, std::string> Importer::open(const std::filesystem::path& folder) {
  auto opened = open_store(folder);
  if (!opened) return std::unexpected(opened.error());
  Importer importer{std::move(*opened)};
  if (const auto written = importer.told(importer.write_texts()); !written) {
    return std::unexpected(written.error());
  }
  return importer;
}

Importer::Importer(Opened opened)
    : store_(std::make_unique<Store>(std::move(opened.store))),
      file_(std::make_unique<JournalFile>(store_->database)) {}

std::expected<void, std::string> Importer::told(const Result<void>& result) const {
  if (result) return {};
  return std::unexpected(sentence(store_->folder.database(), result.error()));
}

std::expected<void, std::string> Importer::begin_if_needed() {
  if (waiting_ >= kGamesACommit) {
    if (auto finished = finish(); !finished) return finished;
  }
  return waiting_++ == 0 ? told(file_->begin()) : std::expected<void, std::string>{};
}

std::expected<void, std::string> Importer::found_crew(const Founding& founded) {
  if (auto begun = begin_if_needed(); !begun) return begun;
  return told(founding(founded, [] {}).work(store_->database));
}

std::expected<void, std::string> Importer::keep(const table::RecordCard& card, std::string_view text) {
  if (auto begun = begin_if_needed(); !begun) return begun;
  return told(file_->keep(card, text));
}

// What a server that was stopped has left to be put together: games are compared by their text.
Result<void> Importer::write_texts() {
  Clerk clerk{store_->database, store_->chains, std::numeric_limits<std::int64_t>::max()};
  while (clerk.has_work()) {
    if (const auto done = clerk.work(); !done) return done;
  }
  return {};
}

std::expected<std::string, std::string> Importer::id_of(const table::RecordCard& card,
                                                        std::string_view text) {
  // A table's clock may have stopped a moment after the game. Few games last that long: their texts are read.
  constexpr std::int64_t kMomentMs = 2'000;
  const auto find = [&]() -> Result<std::string> {
    Result<Statement> found = store_->database.prepare(
        "SELECT id FROM record INDEXED BY record_scenario WHERE scenario = ? AND outcome = ?"
        " AND game_ms BETWEEN ? AND ? AND text = ?");
    if (!found) return std::unexpected(found.error());
    found->bind(1, card.scenario);
    found->bind(2, card.outcome);
    found->bind(3, std::int64_t{card.game_ms} - kMomentMs);
    found->bind(4, std::int64_t{card.game_ms} + kMomentMs);
    found->bind(5, text);
    const Result<Step> step = found->step();
    if (!step) return std::unexpected(step.error());
    return *step == Step::Row ? std::string{found->text(0)} : std::string{};
  };
  const Result<std::string> id = find();
  if (!id) return std::unexpected(sentence(store_->folder.database(), id.error()));
  return *id;
}

std::expected<void, std::string> Importer::finish() {
  if (waiting_ == 0) return {};
  waiting_ = 0;
  return told(file_->commit());
}

}  // namespace store
