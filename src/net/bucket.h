// How often somebody may do something: a bucket that holds a burst and fills at a steady pace.
#pragma once

#include <algorithm>
#include <cstdint>

namespace net {

struct Pace {
  std::uint32_t times = 1;
  std::uint32_t in_ms = 1'000;
  std::uint32_t burst = 1;
};

class Bucket {
 public:
  Bucket() = default;
  // A new bucket is full.
  Bucket(const Pace& pace, std::int64_t now_ms) : level_(full(pace)), filled_at_ms_(now_ms) {}

  bool take(const Pace& pace, std::int64_t now_ms) {
    fill(pace, now_ms);
    if (level_ < pace.in_ms) return false;
    level_ -= pace.in_ms;
    return true;
  }
  bool is_empty(const Pace& pace, std::int64_t now_ms) {
    fill(pace, now_ms);
    return level_ < pace.in_ms;
  }
  bool is_full(const Pace& pace, std::int64_t now_ms) {
    fill(pace, now_ms);
    return level_ == full(pace);
  }

 private:
  // What one time costs is `in_ms`; a millisecond brings `times`. So nothing is ever rounded.
  static std::int64_t full(const Pace& pace) { return std::int64_t{pace.burst} * pace.in_ms; }
  void fill(const Pace& pace, std::int64_t now_ms) {
    // After an hour every bucket is full; more than that could overflow.
    const std::int64_t passed = std::clamp<std::int64_t>(now_ms - filled_at_ms_, 0, 3'600'000);
    level_ = std::min(level_ + passed * pace.times, full(pace));
    filled_at_ms_ = now_ms;
  }

  std::int64_t level_ = 0;
  std::int64_t filled_at_ms_ = 0;
};

}  // namespace net
