// Which crews have had their try at the heist of the day. Shared by all threads, so that two tables of a crew
// can't both begin; any thread may ask.
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <utility>

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

}  // namespace table
