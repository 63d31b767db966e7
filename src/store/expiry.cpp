#include "store/expiry.h"

#include <array>
#include <string_view>
#include <vector>

#include "base/propagate.h"
#include "protocol/heist.h"
#include "store/query.h"

namespace store {
namespace {

constexpr std::int64_t kRecordsToLookAt = 200;
constexpr std::int64_t kDayS = 86'400;
// If the newest game is this much older than the age limit, the operator is asked to check the clock.
constexpr std::int64_t kMuchTooLateS = 30 * kDayS;

}  // namespace

std::optional<std::string> objection_to_expiry(std::optional<std::int64_t> newest_wall_s,
                                               std::int64_t now_wall_s, std::int64_t keep_s) {
  if (keep_s <= 0 || !newest_wall_s || now_wall_s - *newest_wall_s <= keep_s + kMuchTooLateS) {
    return std::nullopt;
  }
  return "The clock says " + protocol::day_of(now_wall_s) + ", and the newest finished game ended on " +
         protocol::day_of(*newest_wall_s) + ": with --keep-days " + std::to_string(keep_s / kDayS) +
         " every finished game would be removed. Set the clock or, if it's right, start without "
         "--keep-days until another game is finished.";
}

std::chrono::milliseconds first_expiry_after(std::optional<std::int64_t> newest_wall_s,
                                             std::int64_t now_wall_s) {
  constexpr std::chrono::milliseconds kDoubtfulFirstExpiry = std::chrono::hours{12};
  const bool is_confirmed = !newest_wall_s || now_wall_s - *newest_wall_s <= kDayS;
  return is_confirmed ? kUsualFirstExpiry : kDoubtfulFirstExpiry;
}

Result<Expiry::Batch> Expiry::work(std::int64_t now_wall_s) {
  std::int64_t cursor = cursor_;
  ASSIGN_OR_RETURN(const Batch batch,
                   in_transaction(database_, [&] { return remove_some(now_wall_s - keep_s_, cursor); }));
  cursor_ = batch.is_last ? 0 : cursor;
  return batch;
}

Result<Expiry::Batch> Expiry::remove_some(std::int64_t ended_before, std::int64_t& cursor) {
  // A text that isn't written yet still needs its row.
  ASSIGN_OR_RETURN(Statement read, database_.prepare("SELECT number, ended < ? AND text IS NOT NULL FROM "
                                                     "record WHERE number > ? ORDER BY number LIMIT ?"));
  read.bind(1, ended_before);
  read.bind(2, cursor);
  read.bind(3, kRecordsToLookAt);
  std::vector<std::int64_t> old;
  std::int64_t seen = 0;
  RETURN_IF_ERROR(for_each_row(read, [&](const Statement& row) {
    cursor = row.number(0);
    if (row.number(1) != 0) old.push_back(cursor);
    ++seen;
  }));
  // The names of its seats are deleted with a record; what it has proved stays.
  constexpr std::array kRemovals = {std::string_view{"DELETE FROM name WHERE record = ?"},
                                    std::string_view{"UPDATE deeds SET record = NULL WHERE record = ?"},
                                    std::string_view{"UPDATE heist_try SET record = NULL WHERE record = ?"},
                                    std::string_view{"DELETE FROM record WHERE number = ?"}};
  for (const std::string_view sql : kRemovals) {
    ASSIGN_OR_RETURN(Statement remove, database_.prepare(sql));
    for (const std::int64_t number : old) {
      remove.bind(1, number);
      RETURN_IF_ERROR(remove.run());
    }
  }
  return Batch{.removed = old.size(), .is_last = seen < kRecordsToLookAt};
}

}  // namespace store
