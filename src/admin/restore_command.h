// `magicmaze restore`: puts the games of a backup into a data folder.
#pragma once

#include "cli/arguments.h"

namespace admin {

extern const cli::Subcommand kRestoreCommand;

}  // namespace admin
