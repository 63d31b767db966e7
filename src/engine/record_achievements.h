// What a recorded game has earned.
#pragma once

#include "chronicle/achievement.h"
#include "notation/record.h"

namespace engine {

// The record can be watched.
chronicle::AchievementSet achievements_of(const notation::Record& record);

}  // namespace engine
