// Why a game ended as it did, in sentences: a timeline, where everyone was, and a verdict.
#pragma once

#include <string>

#include "ai/simulation.h"
#include "sim/timeline.h"

namespace sim {

std::string explanation(const Timeline& timeline, const ai::SimulatedGame& simulated);

}  // namespace sim
