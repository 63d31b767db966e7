#include "sqlite/record_expiry.h"

#include <array>
#include <string_view>
#include <vector>

#include "base/propagate.h"
#include "sqlite/query.h"

namespace sqlite {
namespace {

constexpr std::int64_t kRecordsToLookAt = 200;

}  // namespace

Result<store::Expired> RecordExpiry::work(std::int64_t ended_before_wall_s) {
  std::int64_t cursor = cursor_;
  ASSIGN_OR_RETURN(const store::Expired batch,
                   in_transaction(database_, [&] { return remove_some(ended_before_wall_s, cursor); }));
  cursor_ = batch.is_last ? 0 : cursor;
  return batch;
}

Result<store::Expired> RecordExpiry::remove_some(std::int64_t ended_before, std::int64_t& cursor) {
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
  return store::Expired{.removed = old.size(), .is_last = seen < kRecordsToLookAt};
}

}  // namespace sqlite
