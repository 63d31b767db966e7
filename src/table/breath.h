// How fast one member may talk, and turn what everybody sees: a little at once, then at a steady pace.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace table {

// Texts, gestures, what introduces voices; and what somebody could tap a message with (B-COM-1): switches,
// stares, coming and going.
enum class Tongue : std::uint8_t { Words, Hands, Wires, Switches, Stares, Presence };

class Breath {
 public:
  // False: that is too much at once.
  bool take(Tongue tongue, std::int64_t now_ms) {
    const Pace& pace = kPaces[static_cast<std::size_t>(tongue)];
    std::int64_t& spent_until_ms = spent_until_ms_[static_cast<std::size_t>(tongue)];
    const std::int64_t next = std::max(spent_until_ms, now_ms) + pace.every_ms;
    if (next - now_ms > pace.every_ms * pace.at_once) return false;
    spent_until_ms = next;
    return true;
  }
  // When the next one will not be too much.
  std::int64_t free_at(Tongue tongue) const {
    const Pace& pace = kPaces[static_cast<std::size_t>(tongue)];
    return spent_until_ms_[static_cast<std::size_t>(tongue)] - pace.every_ms * (pace.at_once - 1);
  }

 private:
  struct Pace {
    std::int64_t every_ms;
    std::int64_t at_once;
  };
  // Eight others are introduced at once, by a few lines each.
  static constexpr std::array<Pace, 6> kPaces{
      {{1'000, 5}, {500, 8}, {100, 60}, {1'000, 4}, {3'000, 2}, {5'000, 3}}};

  std::array<std::int64_t, kPaces.size()> spent_until_ms_{};
};

// What one member has spent; it stays the same over a new connection.
struct Manners {
  Breath breath{};
  std::int64_t hinted_at_ms = 0;
};

}  // namespace table
