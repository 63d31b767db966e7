// magicmaze admin: asks a server that is running.
#pragma once

#include "cli/arguments.h"

namespace admin {

extern const cli::Subcommand kConsoleCommand;

}  // namespace admin
