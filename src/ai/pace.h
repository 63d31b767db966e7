// How quickly a teammate acts: like a person, like a brisk one, or as fast as the table takes it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/random.h"
#include "rules/vocabulary.h"

namespace ai {

enum class Pace : std::uint8_t { Human, Brisk, Instant };

inline constexpr std::array kPaces{Pace::Human, Pace::Brisk, Pace::Instant};
inline constexpr std::array<std::string_view, 3> kPaceNames{"human", "brisk", "instant"};
constexpr std::string_view name(Pace pace) { return kPaceNames[static_cast<std::size_t>(pace)]; }
std::optional<Pace> pace_named(std::string_view name);

// Milliseconds, each drawn evenly between two bounds.
struct Span {
  std::uint32_t shortest = 0;
  std::uint32_t longest = 0;
};

struct Rhythm {
  Span surprise{};               // after an event that changed what the seat wants to do
  Span gap{};                    // between two actions of a seat
  Span gap_alone{};              // in a solo game, with nobody to watch
  std::uint32_t least = 0;       // between two actions of a seat, whatever its temperament
  std::uint32_t per_action = 0;  // what to reckon with when planning
  std::uint32_t safety = 0;      // sand to have left when a flip comes
};
const Rhythm& rhythm_of(Pace pace);

rules::Millis draw(base::Random& random, Span span);

}  // namespace ai
