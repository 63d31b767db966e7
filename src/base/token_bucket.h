// How often someone may do something: a burst at once, then a steady pace. The program's only rate limiter,
// for addresses and connections (net), for what members say and do (table), and for bots (client).
#pragma once

#include <algorithm>
#include <cstdint>

namespace base {

struct RateLimit {
  std::uint32_t times = 1;
  std::uint32_t in_ms = 1'000;
  std::uint32_t burst = 1;
};

// A new one is full when it is first used. It is always used with the same limit, and time never goes
// backwards.
class TokenBucket {
 public:
  // False: that is too much at once.
  constexpr bool take(const RateLimit& rate, std::int64_t now_ms) {
    if (is_empty(rate, now_ms)) return false;
    spent_until_ = std::max(spent_until_, now_ms * rate.times) + rate.in_ms;
    return true;
  }
  constexpr bool is_empty(const RateLimit& rate, std::int64_t now_ms) const {
    return spent(rate, now_ms) + rate.in_ms > full(rate);
  }
  constexpr bool is_full(const RateLimit& rate, std::int64_t now_ms) const {
    return spent(rate, now_ms) == 0;
  }
  // How many times count at the moment.
  constexpr std::uint32_t used(const RateLimit& rate, std::int64_t now_ms) const {
    return static_cast<std::uint32_t>((spent(rate, now_ms) + rate.in_ms - 1) / rate.in_ms);
  }
  // When the next one will not be too much.
  constexpr std::int64_t free_at(const RateLimit& rate) const {
    const std::int64_t enough = spent_until_ - full(rate) + rate.in_ms;
    return (enough + rate.times - 1) / rate.times;
  }

 private:
  // Counted in parts of a millisecond, `times` of them: one time costs `in_ms` parts, so nothing is ever
  // rounded.
  static constexpr std::int64_t full(const RateLimit& rate) { return std::int64_t{rate.burst} * rate.in_ms; }
  constexpr std::int64_t spent(const RateLimit& rate, std::int64_t now_ms) const {
    return std::max<std::int64_t>(spent_until_ - now_ms * rate.times, 0);
  }

  std::int64_t spent_until_ = 0;
};

}  // namespace base
