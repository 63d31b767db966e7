// `magicmaze rules`: the rules by identifier, and the tests that prove them.
#pragma once

#include "cli/arguments.h"

namespace reference {

extern const cli::Subcommand kRulesCommand;

}  // namespace reference
