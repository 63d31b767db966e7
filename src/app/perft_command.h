// `magicmaze perft`: counts sequences of actions, to guard the rules.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kPerftCommand;

}  // namespace app
