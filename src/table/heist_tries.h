// Which crews have had their try at the heist of the day. Shared by all threads, so that two tables of a crew
// can't both begin; any thread may ask.
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <utility>

#include "protocol/table_purpose.h"
#include "table/book.h"

namespace table {

class HeistTries {
 public:
  // True once for each crew and day.
  bool take(const std::string& day, CrewId crew);

 private:
  std::mutex mutex_;
  std::set<std::pair<std::string, CrewId>> taken_;  // of the latest day
};

// The deal of a day is new to a crew once: while the day lasts, when its game begins for the first time.
// False if it isn't, or no longer. A table that plays no heist has nothing to claim.
bool claim_heist_try(HeistTries& tries, const protocol::TablePurpose& purpose, std::int64_t wall_s);

}  // namespace table
