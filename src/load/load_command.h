// `magicmaze load`: plays at many tables of a server at once and measures how fast it was.
#pragma once

#include "cli/arguments.h"

namespace load {

extern const cli::Subcommand kLoadCommand;

}  // namespace load
