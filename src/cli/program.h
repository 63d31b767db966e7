// The program as a whole: finds the requested sub-command, reads its options, and prints the help for all of
// them.
#pragma once

#include <span>

#include "cli/arguments.h"

namespace cli {

// Returns the exit status.
int run(std::span<const Subcommand* const> commands, int argc, char** argv);

}  // namespace cli
