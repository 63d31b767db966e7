// `magicmaze engine`: the line protocol on standard input and output.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kEngineCommand;

}  // namespace app
