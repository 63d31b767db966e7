// `magicmaze engine`: the line protocol on standard input and output.
#pragma once

#include "cli/arguments.h"

namespace engine {

extern const cli::Subcommand kEngineCommand;

}  // namespace engine
