#include "table/heist_tries.h"

namespace table {

bool HeistTries::take(const std::string& day, CrewId crew) {
  const std::scoped_lock lock{mutex_};
  // Earlier days are over: nobody asks about them.
  taken_.erase(taken_.begin(), taken_.lower_bound({day, CrewId{}}));
  return taken_.emplace(day, crew).second;
}

}  // namespace table
