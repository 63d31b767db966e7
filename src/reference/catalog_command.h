// `magicmaze catalog`: what is printed on the tiles, for people and for programs.
#pragma once

#include "cli/arguments.h"

namespace reference {

extern const cli::Subcommand kCatalogCommand;

}  // namespace reference
