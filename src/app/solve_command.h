// magicmaze solve: a plan for a known deal, or a proof that there is none.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kSolveCommand;

}  // namespace app
