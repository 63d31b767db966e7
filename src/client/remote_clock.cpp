#include "client/remote_clock.h"

#include <algorithm>

namespace client {

void RemoteClock::stop(rules::GameTime at) {
  is_running_ = false;
  stopped_at_ = at;
}

void RemoteClock::start(rules::GameTime at, std::int64_t heard_ms) {
  is_running_ = true;
  least_ = std::int64_t{at.ms} - heard_ms;
  most_.reset();
}

void RemoteClock::told(rules::GameTime at, std::int64_t heard_ms) {
  if (!is_running_) return;
  least_ = std::max(least_, std::int64_t{at.ms} - heard_ms);
  if (most_ && *most_ < least_) most_ = least_;
}

void RemoteClock::answered(rules::GameTime at, std::int64_t asked_ms, std::int64_t heard_ms) {
  if (!is_running_) return;
  const std::int64_t least = std::int64_t{at.ms} - heard_ms;
  const std::int64_t most = std::int64_t{at.ms} - asked_ms;
  // Clocks drift: if a new answer contradicts the old ones, the new one is right.
  const bool fits = least <= most_.value_or(most) && most >= least_;
  least_ = fits ? std::max(least_, least) : least;
  most_ = fits ? std::min(most_.value_or(most), most) : most;
}

std::int64_t RemoteClock::difference() const { return most_ ? least_ + (*most_ - least_) / 2 : least_; }

rules::GameTime RemoteClock::now(std::int64_t now_ms) const {
  if (!is_running_) return stopped_at_;
  const std::int64_t ms = std::clamp<std::int64_t>(now_ms + difference(), 0, 0x7fffffff);
  return rules::GameTime{static_cast<std::uint32_t>(ms)};
}

}  // namespace client
