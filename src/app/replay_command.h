// `magicmaze replay`: watches a record, or verifies it under today's rules.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kReplayCommand;

}  // namespace app
