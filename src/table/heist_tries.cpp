#include "table/heist_tries.h"

#include "protocol/heist.h"

namespace table {
namespace {

bool plays_heist(const protocol::TablePurpose& purpose) { return !purpose.heist.empty() && purpose.crew; }

}  // namespace

void LocalHeistTries::note(const std::string& day, CrewId crew) {
  const std::scoped_lock lock{mutex_};
  taken_.emplace(day, crew);
}

bool LocalHeistTries::take(const HeistClaim& claim) {
  const std::scoped_lock lock{mutex_};
  // Earlier days are over: nobody asks about them.
  taken_.erase(taken_.begin(), taken_.lower_bound({claim.day, CrewId{}}));
  return taken_.emplace(claim.day, claim.crew).second;
}

std::optional<HeistClaim> heist_claim(const protocol::TablePurpose& purpose, protocol::Code table,
                                      std::int64_t wall_s) {
  if (!plays_heist(purpose) || protocol::day_of(wall_s) != purpose.heist) return std::nullopt;
  return HeistClaim{.day = purpose.heist, .crew = {*purpose.crew}, .table = table};
}

bool claim_heist_try(HeistTries& tries, const protocol::TablePurpose& purpose, protocol::Code table,
                     std::int64_t wall_s) {
  if (!plays_heist(purpose)) return true;
  const auto claim = heist_claim(purpose, table, wall_s);
  return claim && tries.take(*claim);
}

}  // namespace table
