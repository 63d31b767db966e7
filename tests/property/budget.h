// How much is generated: MAGICMAZE_ACTIONS actions in total (300,000 by default), with MAGICMAZE_SEED as the
// seed, so that several runs can share the work.
#pragma once

#include <cstdint>

namespace property {

inline constexpr std::uint64_t kUsualActions = 300'000;
std::uint64_t planned_actions();
std::uint64_t chosen_seed();

}  // namespace property
