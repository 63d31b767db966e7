#include "store/expiry.h"

#include "protocol/heist.h"

namespace store {
namespace {

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

}  // namespace store
