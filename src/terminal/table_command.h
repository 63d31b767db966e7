// `magicmaze table`: a person plays in the terminal, or a script plays without one.
#pragma once

#include "cli/arguments.h"

namespace terminal {

extern const cli::Subcommand kTableCommand;

}  // namespace terminal
