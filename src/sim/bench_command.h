// `magicmaze bench`: the signature of the rules, and their speed.
#pragma once

#include "cli/arguments.h"

namespace sim {

extern const cli::Subcommand kBenchCommand;

}  // namespace sim
