// How patient teammates are with people, whatever their pace: the calm ones leave you time, the eager ones go
// ahead.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/vocabulary.h"

namespace ai {

enum class Temperament : std::uint8_t { Mixed, Calm, Eager };

inline constexpr std::array kTemperaments{Temperament::Mixed, Temperament::Calm, Temperament::Eager};
inline constexpr std::array<std::string_view, kTemperaments.size()> kTemperamentNames{"mixed", "calm",
                                                                                      "eager"};
constexpr std::string_view name(Temperament temperament) {
  return kTemperamentNames[static_cast<std::size_t>(temperament)];
}
std::optional<Temperament> temperament_named(std::string_view name);

// All times in milliseconds.
struct WaitsForPeople {
  rules::Millis yield{3000};            // a pawn that a person has moved is left where it is
  rules::Millis before_detour{4000};    // for the only seat that can take the next step
  rules::Millis before_knock{6000};     // by then the plan has looked for a way without it
  rules::Millis between_knocks{12000};  // at least; longer if nobody answers, shorter if someone has
  // A seat's pauses are drawn between the two, in percent of what is usual: some are quicker than others.
  std::uint32_t quickest = 90;
  std::uint32_t calmest = 125;
};
const WaitsForPeople& waits_for_people(Temperament temperament);

}  // namespace ai
