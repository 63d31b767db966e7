// `magicmaze replay`: watches a record, or verifies it under today's rules.
#pragma once

#include "cli/arguments.h"

namespace engine {

extern const cli::Subcommand kReplayCommand;

}  // namespace engine
