// magicmaze import: adds finished games from elsewhere to a data folder.
#pragma once

#include "cli/arguments.h"

namespace admin {

extern const cli::Subcommand kImportCommand;

}  // namespace admin
