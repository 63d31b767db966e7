// `magicmaze scenarios`: what can be played.
#pragma once

#include "cli/arguments.h"

namespace reference {

extern const cli::Subcommand kScenariosCommand;

}  // namespace reference
