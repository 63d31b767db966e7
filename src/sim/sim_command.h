// `magicmaze sim`: games of AI teammates in virtual time, counted.
#pragma once

#include "cli/arguments.h"

namespace sim {

extern const cli::Subcommand kSimCommand;

}  // namespace sim
