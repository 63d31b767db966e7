// How quickly a teammate acts: like a person, like a brisk one, as fast as the table allows, or so gently
// that a beginner sees each thing happen.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/random.h"
#include "rules/vocabulary.h"

namespace ai {

enum class Pace : std::uint8_t { Human, Brisk, Instant, Gentle };

inline constexpr std::array kPaces{Pace::Human, Pace::Brisk, Pace::Instant, Pace::Gentle};
inline constexpr std::array<std::string_view, 4> kPaceNames{"human", "brisk", "instant", "gentle"};
constexpr std::string_view name(Pace pace) { return kPaceNames[static_cast<std::size_t>(pace)]; }
std::optional<Pace> pace_named(std::string_view name);

// Milliseconds, each drawn uniformly between two bounds.
struct Span {
  std::uint32_t shortest = 0;
  std::uint32_t longest = 0;
};

struct Timing {
  Span surprise{};               // after an event that changed what the seat wants to do
  Span gap{};                    // between two actions of a seat
  Span gap_alone{};              // in a solo game, with nobody to watch
  std::uint32_t least = 0;       // between two actions of a seat of any temperament
  std::uint32_t per_action = 0;  // what to expect when planning
  std::uint32_t safety = 0;      // sand to have left when a flip comes
  std::uint32_t first = 0;       // before the first action of the game
  std::uint32_t group_gap = 0;   // between two actions of all teammates
};
const Timing& timing_of(Pace pace);

rules::Millis draw(base::Random& random, Span span);

}  // namespace ai
