// `magicmaze perft`: counts sequences of actions, to guard the rules.
#pragma once

#include "cli/arguments.h"

namespace sim {

extern const cli::Subcommand kPerftCommand;

}  // namespace sim
