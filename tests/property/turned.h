// The same table seen from another side, for tests only: everything turned clockwise around tile 1 by quarter
// turns, including the directions on the action tiles. Places are printed coordinates and stay as they are.
#pragma once

#include "rules/event.h"
#include "rules/state.h"

namespace property {

rules::State turned(const rules::State& state, unsigned quarters);
rules::Event turned(const rules::Event& event, unsigned quarters);

}  // namespace property
