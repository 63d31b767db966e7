// How fast one member may talk, and switch things everyone sees: a burst at once, then a steady pace.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/token_bucket.h"

namespace table {

// Texts, gestures, voice signalling; then everything that could be used to tap out a message (B-COM-1):
// switches, stares, coming and going; the coming and going of all spectators together; and complaints.
enum class TalkKind : std::uint8_t {
  Texts,
  Gestures,
  VoiceSignals,
  Switches,
  Stares,
  Presence,
  Onlookers,
  Complaints
};

class TalkLimiter {
 public:
  // False if that is too much at once.
  bool take(TalkKind kind, std::int64_t now_ms) {
    return buckets_[index(kind)].take(kRates[index(kind)], now_ms);
  }
  // When the next one won't be too much.
  std::int64_t free_at(TalkKind kind) const { return buckets_[index(kind)].free_at(kRates[index(kind)]); }

 private:
  static constexpr std::size_t index(TalkKind kind) { return static_cast<std::size_t>(kind); }
  // In the order of TalkKind. Voice has the most: calling eight others at once takes several lines each.
  static constexpr std::array<base::RateLimit, 8> kRates{{{.times = 1, .in_ms = 1'000, .burst = 5},
                                                          {.times = 1, .in_ms = 500, .burst = 8},
                                                          {.times = 1, .in_ms = 100, .burst = 60},
                                                          {.times = 1, .in_ms = 1'000, .burst = 4},
                                                          {.times = 1, .in_ms = 3'000, .burst = 2},
                                                          {.times = 1, .in_ms = 5'000, .burst = 3},
                                                          {.times = 1, .in_ms = 4'000, .burst = 6},
                                                          {.times = 1, .in_ms = 60'000, .burst = 3}}};

  std::array<base::TokenBucket, kRates.size()> buckets_{};
};

// What one member has used up; it stays the same across connections.
struct TalkLimits {
  TalkLimiter limiter{};
  std::int64_t hinted_at_ms = 0;
  std::optional<std::int64_t> quality_told_at_ms =
      std::nullopt;  // when the others were last told about its connection
};

}  // namespace table
