// `magicmaze seat`: a program of anybody's sits down at a table.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kSeatCommand;

}  // namespace app
