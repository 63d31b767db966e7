// Why a game ended as it did, in sentences: a timeline, where everybody was, and a verdict.
#pragma once

#include <string>

#include "ai/simulation.h"
#include "app/sim_chronicle.h"

namespace app::sim {

std::string explanation(const Chronicle& chronicle, const ai::SimulatedGame& simulated);

}  // namespace app::sim
