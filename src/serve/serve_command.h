// `magicmaze serve`: the server.
#pragma once

#include "cli/arguments.h"

namespace serve {

extern const cli::Subcommand kServeCommand;

}  // namespace serve
