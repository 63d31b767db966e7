// How much is generated: MAGICMAZE_ACTIONS actions in all (300,000 by default), other ones for another
// MAGICMAZE_SEED, so that several runs can share the work.
#pragma once

#include <cstdint>

namespace property {

inline constexpr std::uint64_t kUsualActions = 300'000;
std::uint64_t planned_actions();
std::uint64_t chosen_seed();

}  // namespace property
