#include "ai/temperament.h"

namespace ai {
namespace {

constexpr std::array<WaitsForPeople, kTemperaments.size()> kWaits{
    WaitsForPeople{},
    WaitsForPeople{.yield = {5000},
                   .before_detour = {7000},
                   .before_knock = {11000},
                   .between_knocks = {20000},
                   .quickest = 110,
                   .calmest = 125},
    WaitsForPeople{.yield = {2000},
                   .before_detour = {3000},
                   .before_knock = {5000},
                   .between_knocks = {9000},
                   .quickest = 85,
                   .calmest = 95},
};

}  // namespace

std::optional<Temperament> temperament_named(std::string_view wanted) {
  for (const Temperament temperament : kTemperaments) {
    if (name(temperament) == wanted) return temperament;
  }
  return std::nullopt;
}

const WaitsForPeople& waits_for_people(Temperament temperament) {
  return kWaits[static_cast<std::size_t>(temperament)];
}

}  // namespace ai
