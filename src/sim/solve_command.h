// magicmaze solve: a plan for a known deal, or a proof that there is none.
#pragma once

#include "cli/arguments.h"

namespace sim {

extern const cli::Subcommand kSolveCommand;

}  // namespace sim
