#include "protocol/quality.h"

#include <algorithm>

namespace protocol {
namespace {

// Below a quarter of a second nobody notices a distance; above three quarters two people can no longer take
// turns with a pawn.
constexpr std::uint32_t kSlowFromMs = 250;
constexpr std::uint32_t kPoorFromMs = 750;

constexpr Quality quality_of(std::uint32_t round_trip_ms) {
  if (round_trip_ms >= kPoorFromMs) return Quality::Poor;
  return round_trip_ms >= kSlowFromMs ? Quality::Slow : Quality::Good;
}

}  // namespace

std::string_view word(Quality quality) {
  switch (quality) {
    case Quality::Good:
      return "good";
    case Quality::Slow:
      return "slow";
    case Quality::Poor:
      return "poor";
  }
  return {};
}

Quality next_quality(Quality before, std::uint32_t round_trip_ms) {
  const Quality now = quality_of(round_trip_ms);
  if (now >= before) return now;
  // Better only if it would still be better with a third more.
  return std::min(before, quality_of(round_trip_ms + round_trip_ms / 3));
}

}  // namespace protocol
