// `magicmaze table`: a person plays in the terminal, or a script plays without one.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kTableCommand;

}  // namespace app
