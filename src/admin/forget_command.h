// magicmaze forget: removes a crew and its members' names from a data folder.
#pragma once

#include "cli/arguments.h"

namespace admin {

extern const cli::Subcommand kForgetCommand;

}  // namespace admin
