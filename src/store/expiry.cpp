#include "store/expiry.h"

#include <array>
#include <string_view>
#include <vector>

#include "protocol/heist.h"

namespace store {
namespace {

constexpr std::int64_t kRecordsToLookAt = 200;
constexpr std::int64_t kDayS = 86'400;
// A server that was away for so long beyond the age of its newest game is asked to look at its clock.
constexpr std::int64_t kMuchTooLateS = 30 * kDayS;

}  // namespace

std::optional<std::string> objection_to_expiry(std::optional<std::int64_t> newest_wall_s,
                                               std::int64_t now_wall_s, std::int64_t keep_s) {
  if (keep_s <= 0 || !newest_wall_s || now_wall_s - *newest_wall_s <= keep_s + kMuchTooLateS) {
    return std::nullopt;
  }
  return "The clock says " + protocol::day_of(now_wall_s) + ", and the newest finished game ended on " +
         protocol::day_of(*newest_wall_s) + ": with --keep-days " + std::to_string(keep_s / kDayS) +
         " every finished game would be removed. Set the clock; or, if it is right, start without "
         "--keep-days until another game is finished.";
}

Result<Expiry::Bite> Expiry::work(std::int64_t now_wall_s) {
  if (database_.is_in_transaction()) {
    if (const auto undone = database_.execute("ROLLBACK"); !undone) return std::unexpected(undone.error());
  }
  if (const auto begun = database_.execute("BEGIN IMMEDIATE"); !begun) return std::unexpected(begun.error());
  std::int64_t cursor = cursor_;
  Result<Bite> bite = remove_some(now_wall_s - keep_s_, cursor);
  if (bite) {
    if (const auto kept = database_.execute("COMMIT"); !kept) bite = std::unexpected(kept.error());
  }
  if (!bite) {
    // If this fails too, whoever comes next tries it again.
    if (database_.is_in_transaction()) {
      [[maybe_unused]] const auto undone = database_.execute("ROLLBACK");
    }
    return bite;
  }
  cursor_ = bite->is_last ? 0 : cursor;
  return bite;
}

Result<Expiry::Bite> Expiry::remove_some(std::int64_t ended_before, std::int64_t& cursor) {
  // A text that is not written yet still needs its row.
  Result<Statement> read = database_.prepare(
      "SELECT number, ended < ? AND text IS NOT NULL FROM record WHERE number > ? ORDER BY number LIMIT ?");
  if (!read) return std::unexpected(read.error());
  read->bind(1, ended_before);
  read->bind(2, cursor);
  read->bind(3, kRecordsToLookAt);
  std::vector<std::int64_t> old;
  std::int64_t seen = 0;
  Result<Step> step = read->step();
  for (; step && *step == Step::Row; step = read->step(), ++seen) {
    cursor = read->number(0);
    if (read->number(1) != 0) old.push_back(cursor);
  }
  if (!step) return std::unexpected(step.error());
  // With a record go the names of its seats; what it has proved stays.
  constexpr std::array kRemovals = {std::string_view{"DELETE FROM name WHERE record = ?"},
                                    std::string_view{"UPDATE deeds SET record = NULL WHERE record = ?"},
                                    std::string_view{"UPDATE heist_try SET record = NULL WHERE record = ?"},
                                    std::string_view{"DELETE FROM record WHERE number = ?"}};
  for (const std::string_view sql : kRemovals) {
    Result<Statement> remove = database_.prepare(sql);
    if (!remove) return std::unexpected(remove.error());
    for (const std::int64_t number : old) {
      remove->bind(1, number);
      if (const auto removed = remove->run(); !removed) return std::unexpected(removed.error());
    }
  }
  return Bite{.removed = old.size(), .is_last = seen < kRecordsToLookAt};
}

}  // namespace store
