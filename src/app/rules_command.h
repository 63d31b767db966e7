// `magicmaze rules`: the rules by identifier, and the tests that prove them.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kRulesCommand;

}  // namespace app
