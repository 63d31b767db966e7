// `magicmaze seat`: anyone's program takes a seat at a table.
#pragma once

#include "cli/arguments.h"

namespace client {

extern const cli::Subcommand kSeatCommand;

}  // namespace client
