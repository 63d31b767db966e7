// `magicmaze backup`: all games of a server in one file, while it runs.
#pragma once

#include "cli/arguments.h"

namespace admin {

extern const cli::Subcommand kBackupCommand;

}  // namespace admin
