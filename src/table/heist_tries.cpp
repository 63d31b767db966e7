#include "table/heist_tries.h"

#include "protocol/heist.h"

namespace table {

bool HeistTries::take(const std::string& day, CrewId crew) {
  const std::scoped_lock lock{mutex_};
  // Earlier days are over: nobody asks about them.
  taken_.erase(taken_.begin(), taken_.lower_bound({day, CrewId{}}));
  return taken_.emplace(day, crew).second;
}

bool claim_heist_try(HeistTries& tries, const protocol::TablePurpose& purpose, std::int64_t wall_s) {
  if (purpose.heist.empty() || !purpose.crew) return true;
  if (protocol::day_of(wall_s) != purpose.heist) return false;
  return tries.take(purpose.heist, {*purpose.crew});
}

}  // namespace table
